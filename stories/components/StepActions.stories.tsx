import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepActions } from '../../src/components/StepActions.tsx';

const meta = {
  title: 'Components/StepActions',
  component: StepActions,
  tags: ['autodocs'],
  args: { submit: 'step.medicalForm' },
} satisfies Meta<typeof StepActions>;
export default meta;

type Story = StoryObj<typeof meta>;

const back = { href: '#kid-parent', onGo: fn(), label: 'step.kidParent' } as const;

export const FirstStep: Story = { tags: ['overview'] };

export const WithBack: Story = { args: { back } };

/** Back is a real link, and still asks the wizard to go there instead of loading a page. */
export const GoingBack: Story = {
  ...WithBack,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(back.onGo).toHaveBeenCalledOnce();
    await expect(location.hash).toBe('');
  },
};

/** While a call is under way the button keeps its place and the focus. */
export const Busy: Story = {
  args: { back, busy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};

export const OnAPhone: Story = { ...WithBack, globals: { viewport: { value: 'phone320' } } };
