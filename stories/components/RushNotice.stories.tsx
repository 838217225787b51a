import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RushNotice } from '../../src/components/RushNotice.tsx';
import { t } from '../../src/messages/messages.ts';

const meta = {
  title: 'Messages/RushNotice',
  component: RushNotice,
  tags: ['autodocs'],
  args: { waiting: true, onStop: fn() },
} satisfies Meta<typeof RushNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['overview'] };

export const Stopping: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('rush.stop') }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** Nothing is said, and the place to say it is there. */
export const NotBusy: Story = {
  tags: ['behaviour'],
  args: { waiting: false },
};
