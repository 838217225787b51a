import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NextChild } from '../../src/components/NextChild.tsx';
import { t } from '../../src/messages/messages.ts';
import { inColumn } from '../support/decorators/inColumn.tsx';

const meta = {
  title: 'Summary/NextChild',
  component: NextChild,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { campListingUrl: '#organisatie?theme=avontuur', onSameCamp: fn(), onOtherCamp: fn() },
} satisfies Meta<typeof NextChild>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = { tags: ['overview'] };

export const SameCamp: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('nextChild.sameCamp') }));
    await expect(args.onSameCamp).toHaveBeenCalledOnce();
    await expect(args.onOtherCamp).not.toHaveBeenCalled();
  },
};
