import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepActions } from '../../../src/components/frame/StepActions.tsx';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: StepActions,
  tags: ['responsive'],
  args: { submit: t('action.next') },
} satisfies Meta<typeof StepActions>;
export default meta;

type Story = StoryObj<typeof meta>;

const back = { href: '/kid-parent', label: t('action.back') } as const;

export const ForwardAlone: Story = { tags: ['overview'] };

export const ForwardAndBack: Story = { args: { back } };

/** While a call is pending, the button stays in place and focusable. */
export const CallUnderWay: Story = {
  args: { back, busy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};

/** The last step shows the amount beside the button. */
export const WithAmount: Story = {
  tags: ['responsive'],
  args: { back, submit: t('confirmation.submit'), toPayCents: 149_00 },
};
