import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { StepActions } from '../../src/components/StepActions.tsx';
import { StepHeading } from '../../src/components/StepHeading.tsx';
import { t } from '../../src/messages/messages.ts';

const meta = {
  title: 'Frame/StepActions',
  component: StepActions,
  tags: ['autodocs', 'responsive'],
  args: { submit: 'step.medicalForm' },
} satisfies Meta<typeof StepActions>;
export default meta;

type Story = StoryObj<typeof meta>;

const back = { href: '/kid-parent', label: 'step.kidParent' } as const;

export const ForwardAlone: Story = { tags: ['overview'] };

export const ForwardAndBack: Story = { args: { back } };

/** Back is a link that the router follows, without loading a page. */
export const GoingBack: Story = {
  tags: ['behaviour'],
  ...ForwardAndBack,
  render: (args) => (
    <Routes>
      <Route path="/" element={<StepActions {...args} />} />
      <Route path={back.href} element={<StepHeading title="step.kidParent" />} />
    </Routes>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(await canvas.findByRole('heading', { name: t('step.kidParent') })).toBeVisible();
  },
};

/** While a call is under way the button keeps its place and the focus. */
export const CallUnderWay: Story = {
  args: { back, busy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};

/** At the last step the amount stands beside the button. */
export const WithAmount: Story = {
  tags: ['responsive'],
  args: { back, submit: 'confirmation.submit', toPayCents: 149_00 },
};
