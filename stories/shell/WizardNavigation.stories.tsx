import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Wizard } from '../../src/shell/Wizard.tsx';
import { atWizard } from '../support/wizard/atWizard.ts';
import { pressBack } from '../support/wizard/browser.tsx';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { link } from '../support/wizard/links.ts';
import { fillIn, forwardButton, goTo, isAt } from '../support/plays/walk.ts';
import { t } from '../support/record/recording.ts';

const camp = flexibleCamp();

/** Moving between the steps, and cancelling. */
const meta = {
  ...atWizard,
  tags: ['!autodocs'],
  component: Wizard,
  parameters: { layout: 'fullscreen', ...link(camp) },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A double click goes one step forward: Back leads to the days. */
export const ForwardTwice: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await isAt(context, 'campDays');
    const button = forwardButton(context);
    button.click();
    button.click();
    await isAt(context, 'kidParent');
    await pressBack();
    await isAt(context, 'campDays');
  },
};

/** Cancelling with answers asks for confirmation. */
export const AskedBeforeCancelling: Story = {
  play: async (context) => {
    await goTo(context, 'kidParent');
    await fillIn(context, { subscriber_FirstName: 'Noor' });
    await userEvent.click(context.canvas.getByRole('link', { name: t('campHeader.cancel') }));
    await expect(await screen.findByRole('dialog', { name: t('leaveDialog.title') })).toBeVisible();
  },
};
