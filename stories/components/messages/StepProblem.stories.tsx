import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepProblem } from '../../../src/components/messages/StepProblem.tsx';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: StepProblem,
  tags: ['responsive'],
  args: { secretariatEmail: 'secretariaat@example.be', onReload: fn() },
} satisfies Meta<typeof StepProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFetched: Story = {
  tags: ['overview'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toContainElement(canvas.getByRole('heading'));
    await expect(canvas.getByRole('heading')).toHaveTextContent(t('stepProblem.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('stepProblem.reload') }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
