import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longDate } from '../../src/domain/days.ts';
import { stepUrl } from '../../src/domain/steps.ts';
import { t } from '../../src/messages/messages.ts';
import { keep } from '../../src/storage/tabStorage.ts';
import { Wizard } from '../../src/shell/Wizard.tsx';
import { FINISHED_CLASS } from '../../src/steps/Success.tsx';
import { hears, type Asked } from '../support/answers.ts';
import { atWizard } from '../support/wizard/atWizard.ts';
import { addressBar, pressBack, pressForward } from '../support/wizard/browser.tsx';
import { flexibleCamp } from '../support/camps.ts';
import { address, link } from '../support/wizard/links.ts';
import { CHILD, completeEnrolment, KID_PARENT } from '../support/people.ts';
import {
  enrol,
  field,
  fieldSays,
  fillIn,
  forwardButton,
  goTo,
  isAt,
  reads,
  submit,
} from '../support/plays/walk.ts';

const camp = flexibleCamp();

/** Moving between the steps, back from a reload, and cancelling. */
const meta = {
  ...atWizard,
  title: 'Wizard/WizardNavigation',
  component: Wizard,
  parameters: { layout: 'fullscreen', ...link(camp) },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;

const saves = fn<(asked: Asked) => void>();

/** The address of a later step, opened out of nowhere: the first step that is missing something, camp kept. */
export const DeepLink: Story = {
  tags: ['behaviour'],
  parameters: address('/confirmation?camp=zomer-avontuur', camp),
  play: async (context) => {
    await isAt(context, 'kidParent');
    await waitFor(() => expect(addressBar()).toBe(stepUrl('kidParent', camp.id)));
  },
};

/** Back and Forward move one step and keep every answer. */
export const BackAndForward: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await goTo(context, 'medicalForm');
    await fillIn(context, { subscriber_remarks: 'Kan nog niet zwemmen.' });
    await pressBack();
    await isAt(context, 'kidParent');
    await expect(field(context, 'subscriber_NationalNr')).toHaveValue(CHILD.subscriber_NationalNr);
    await pressBack();
    await isAt(context, 'campDays');
    await pressForward();
    await isAt(context, 'kidParent');
    await pressForward();
    await isAt(context, 'medicalForm');
    await expect(field(context, 'subscriber_remarks')).toHaveValue('Kan nog niet zwemmen.');
    await reads(context, 'medicalForm.noSheet');
  },
};

/** Two clicks on the days' forward button are one step: Back is at the days again. */
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

/** After a reload of the tab all is there but the national numbers, which are asked again, and never kept. */
export const AfterReload: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_NationalNr"])' },
  beforeEach: () => {
    const { inputData } = completeEnrolment(camp);
    keep(camp.id, { ...inputData, selectedDays: inputData.selectedDays.slice(0, 3) });
  },
  play: async (context) => {
    await isAt(context, 'campDays');
    await expect(context.canvas.getByRole('checkbox', { name: longDate('2027-07-08') })).not.toBeChecked();
    await submit(context);
    await isAt(context, 'kidParent');
    await expect(field(context, 'subscriber_Parent_Email')).toHaveValue(KID_PARENT.subscriber_Parent_Email);
    await submit(context);
    await fieldSays(context, 'subscriber_NationalNr', 'rule.required');
    await fieldSays(context, 'subscriber_Parent_NationalNr', 'rule.required');
  },
};

/** Back after the booking: all is confirmed already, and nothing is sent again. */
export const BackAfterSuccess: Story = {
  parameters: link(camp, hears('enrolment', saves)),
  play: async (context) => {
    await enrol(context);
    await reads(context, 'thankYou.title', { name: CHILD.subscriber_FirstName });
    saves.mockClear();
    await pressBack();
    await reads(context, 'alreadyConfirmed.title');
    await waitFor(() => expect(document.body).not.toHaveClass(FINISHED_CLASS));
    await expect(saves).not.toHaveBeenCalled();
  },
};

/** A parent who gave answers is asked before they are erased, and may go on. */
export const AskedBeforeCancelling: Story = {
  play: async (context) => {
    await goTo(context, 'kidParent');
    await fillIn(context, { subscriber_FirstName: 'Noor' });
    await userEvent.click(context.canvas.getByRole('link', { name: t('campHeader.cancel') }));
    await expect(await screen.findByRole('dialog', { name: t('leaveDialog.title') })).toBeVisible();
  },
};

/** Going on changes nothing. */
export const NotCancelled: Story = {
  parameters: { pictureOf: 'header' },
  tags: ['behaviour'],
  play: async (context) => {
    await AskedBeforeCancelling.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: t('leaveDialog.stay') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(field(context, 'subscriber_FirstName')).toHaveValue('Noor');
  },
};

/** Cancelling forgets what was kept; the screen stays as it is until the organisation's website is there. */
export const Cancelled: Story = {
  parameters: { pictureOf: 'header' },
  tags: ['behaviour'],
  play: async (context) => {
    await AskedBeforeCancelling.play?.(context);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(JSON.stringify(sessionStorage)).toContain('Noor');
    const leave = screen.getByRole('link', { name: t('leaveDialog.leave') });
    // The story stays where it is.
    leave.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(leave);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(JSON.stringify(sessionStorage)).not.toContain('Noor');
  },
};

/** Who gave no answer is not asked. */
export const CancelledUntouched: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await isAt(context, 'campDays');
    // The story stays where it is.
    context.canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(context.canvas.getByRole('link', { name: t('campHeader.cancel') }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
