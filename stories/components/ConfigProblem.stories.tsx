import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConfigProblem } from '../../src/components/ConfigProblem.tsx';
import { t } from '../../src/messages/messages.ts';

const meta = {
  title: 'Components/ConfigProblem',
  component: ConfigProblem,
  tags: ['autodocs'],
  args: { wrongKey: 'organisationUrl' },
} satisfies Meta<typeof ConfigProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Says to the parent that it is not them, and to who deploys the page what to mend. */
export const MissingKey: Story = {
  tags: ['overview'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('configProblem.key', { key: args.wrongKey }))).toBeVisible();
  },
};

/** The block itself is not there, or is no JSON. */
export const NoBlock: Story = { args: { wrongKey: 'enrolment-config' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone320' } } };
