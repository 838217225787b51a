import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LeaveDialog } from '../../../src/components/messages/LeaveDialog.tsx';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: LeaveDialog,
  tags: ['responsive'],
  // A dialog covers the whole page, so each story of the docs page gets an iframe.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { open: true, organisationUrl: '#organisatie', onLeave: fn(), onClose: fn() },
} satisfies Meta<typeof LeaveDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AnswersWillBeLost: Story = {
  tags: ['overview'],
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: t('leaveDialog.title') });
    await expect(dialog).toHaveAccessibleDescription(t('leaveDialog.message'));
    // The page behind it takes no input.
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    await expect(screen.getByRole('link', { name: t('leaveDialog.leave') })).toHaveAttribute(
      'href',
      '#organisatie',
    );
  },
};

// Stories that move focus are not on the docs page.

/** Escape closes the dialog, like the first button. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: t('leaveDialog.stay') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
