import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { kidParentValues } from '../../src/domain/enrolment.ts';
import { longDate } from '../../src/domain/days.ts';
import { formatEuro } from '../../src/domain/price.ts';
import { stepUrl } from '../../src/domain/steps.ts';
import { t } from '../../src/messages/messages.ts';
import { storeAnswers } from '../../src/storage/tabStorage.ts';
import { Wizard } from '../../src/shell/Wizard.tsx';
import { FINISHED_CLASS } from '../../src/steps/Success.tsx';
import { campFound, enrolmentAccepted, hears, neverAnswers, type Asked } from '../support/answers.ts';
import { atWizard } from '../support/atWizard.ts';
import { addressBar, pressBack, pressForward } from '../support/browser.tsx';
import { fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from '../support/camps.ts';
import { address, link, VOUCHER, voucherLink } from '../support/links.ts';
import { CHILD, completeEnrolment, KID_PARENT } from '../support/people.ts';
import {
  chooseDays,
  confirmSheet,
  enrol,
  errorBoxSays,
  field,
  fieldSays,
  fillIn,
  forwardButton,
  goTo,
  isAt,
  reads,
  submit,
} from '../support/walk.ts';

const camp = flexibleCamp();

const meta = {
  ...atWizard,
  title: 'Wizard/Wizard',
  component: Wizard,
  parameters: { layout: 'fullscreen', ...link(camp) },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;

const saves = fn<(asked: Asked) => void>();

/** The text of the summary beside the form. */
const summary = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  canvasElement.querySelector('aside')?.textContent.replace(/\s+/g, ' ') ?? '';
const euro = (cents: number) => formatEuro(cents).replace(/\s+/g, ' ');

export const CampLoading: Story = {
  tags: ['responsive'],
  parameters: link(camp, neverAnswers('camp')),
  play: (context) => reads(context, 'loading.camp'),
};

export const FlexibleCamp: Story = {
  tags: ['responsive'],
  play: async (context) => {
    await isAt(context, 'campDays');
    for (const box of context.canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await expect(summary(context)).toContain(euro(camp.priceCents));
  },
};

/** The price follows every tick. */
export const FewerDays: Story = {
  play: async (context) => {
    await isAt(context, 'campDays');
    await chooseDays(context, camp.activeDays.slice(0, 3));
    await waitFor(() => expect(summary(context)).toContain(euro(99_00)));
    await expect(summary(context)).toContain(t('sidebar.lessDays'));
  },
};

/** No day step: the child comes first, at an address of its own (spec 2). */
export const FixedCamp: Story = {
  parameters: link(fixedCamp()),
  play: async (context) => {
    await isAt(context, 'kidParent');
    await waitFor(() => expect(addressBar()).toBe('/kid-parent?camp=ZOMER-ZEILEN'));
    await expect(context.canvas.queryByText(t('step.campDays'))).not.toBeInTheDocument();
    await expect(context.canvas.queryByRole('link', { name: t('action.back') })).not.toBeInTheDocument();
  },
};

export const SingleDay: Story = {
  parameters: link(singleDayCamp()),
  play: async (context) => {
    await isAt(context, 'campDays');
    await reads(context, 'campDays.helpSingle');
    await expect(context.canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  },
};

/** A voucher opens a camp that is full, says so, and leaves the address at once (spec 6). */
export const ValidVoucher: Story = {
  parameters: voucherLink(fullCamp()),
  play: async (context) => {
    await reads(context, 'campHeader.voucher');
    await waitFor(() => expect(addressBar()).not.toContain(VOUCHER));
    await goTo(context, 'kidParent');
  },
};

/** No camp in the link: the visitor is sent to the organisation's website (spec 2), and a blank page is left here. */
export const WithoutCamp: Story = {
  tags: ['behaviour'],
  parameters: address('/', camp),
  beforeEach: () => () => history.replaceState(null, '', location.pathname + location.search),
  play: () => waitFor(() => expect(location.hash).toBe(meta.args.config.organisationUrl)),
};

export const ChildAndParent: Story = { tags: ['responsive'], play: (context) => goTo(context, 'kidParent') };

/** No earlier sheet: until that is known, the page is not at rest. */
export const MedicalSheet: Story = {
  tags: ['responsive'],
  play: async (context) => {
    await goTo(context, 'medicalForm');
    await reads(context, 'medicalForm.noSheet');
  },
};

export const Confirmation: Story = {
  tags: ['responsive'],
  play: async (context) => {
    await goTo(context, 'confirmation');
    const finished = context.canvas.getByRole('navigation').querySelectorAll('a[href]');
    await expect([...finished].map((way) => way.getAttribute('href'))).toEqual([
      '/?camp=ZOMER-AVONTUUR',
      '/kid-parent?camp=ZOMER-AVONTUUR',
      '/medicalForm',
    ]);
  },
};

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
  beforeEach: () => {
    const { inputData } = completeEnrolment(camp);
    storeAnswers(camp.id, { ...inputData, selectedDays: inputData.selectedDays.slice(0, 3) });
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

/** What is on its way to the server: the words of the wait, and a button that does nothing more. */
export const Confirming: Story = {
  parameters: link(camp, neverAnswers('enrolment')),
  play: async (context) => {
    await enrol(context);
    await reads(context, 'loading.confirm');
    await expect(forwardButton(context)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The whole state is posted (spec 7), and thanks come with the server's reference. */
export const Success: Story = {
  tags: ['responsive'],
  parameters: link(camp, hears('enrolment', saves), enrolmentAccepted('DB-2027-0417')),
  play: async (context) => {
    await enrol(context);
    await reads(context, 'thankYou.title', { name: CHILD.subscriber_FirstName });
    await expect(context.canvas.getByText('DB-2027-0417')).toBeVisible();
    await waitFor(() => expect(document.body).toHaveClass(FINISHED_CLASS));
    await expect(context.canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(saves).toHaveBeenCalledOnce();
    const posted = JSON.parse(saves.mock.calls[0]?.[0].body ?? '') as ReturnType<typeof completeEnrolment>;
    await expect(posted.campId).toBe(camp.id);
    await expect(posted.inputData.selectedDays).toEqual(camp.activeDays);
    await expect(kidParentValues(posted)).toEqual(KID_PARENT);
    await expect(JSON.stringify(sessionStorage)).not.toContain(CHILD.subscriber_FirstName);
  },
};

export const SuccessWithoutReference: Story = {
  play: async (context) => {
    await enrol(context);
    await reads(context, 'thankYou.title', { name: CHILD.subscriber_FirstName });
    await expect(context.canvas.queryByText(t('thankYou.reference'))).not.toBeInTheDocument();
  },
};

/** Back after the booking: all is confirmed already, and nothing is sent again. */
export const BackAfterSuccess: Story = {
  parameters: Success.parameters,
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

/** Enter held down from the confirmation to the thank-you page sends one request. */
export const EnterHeldDown: Story = {
  tags: ['behaviour'],
  parameters: Success.parameters,
  play: async (context) => {
    await goTo(context, 'confirmation');
    await fillIn(context, { subscriber_Parent_GdprConsent: true });
    const button = forwardButton(context);
    await waitFor(
      () => {
        button.click();
        return expect(document.body).toHaveClass(FINISHED_CLASS);
      },
      { interval: 1, timeout: 20_000 },
    );
    await expect(saves).toHaveBeenCalledOnce();
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

/** The last seat went while the parent chose days: the child form says so, before anything is typed. */
export const FullAtTheNextStep: Story = {
  play: async (context) => {
    await isAt(context, 'campDays');
    context.msw.use(campFound(flexibleCamp({ seatsOpen: 0 })));
    await submit(context);
    await isAt(context, 'kidParent');
    await errorBoxSays(context, 'apiError.INVALID_CAMP_FULLY_BOOKED');
  },
};

/** Another price than the one that was shown, before the parent confirms. */
export const PriceChanged: Story = {
  play: async (context) => {
    await goTo(context, 'medicalForm');
    context.msw.use(campFound(flexibleCamp({ priceCents: 159_00, priceCentsByDays: {} })));
    await goTo(context, 'confirmation');
    await reads(context, 'priceNotice.changed', { now: euro(159_00), before: euro(149_00) });
    await expect(summary(context)).toContain(euro(159_00));
  },
};

/** A camp without discounts asks for none (spec 4). */
export const NoDiscountsAllowed: Story = {
  parameters: link(singleDayCamp(), neverAnswers('discount')),
  play: async (context) => {
    await isAt(context, 'campDays');
    await chooseDays(context, ['2027-07-06']);
    await goTo(context, 'medicalForm');
    await confirmSheet(context);
    await isAt(context, 'confirmation');
  },
};

export const OnAPhone: Story = {
  ...FewerDays,
  play: async (context) => {
    await isAt(context, 'campDays');
    await chooseDays(context, camp.activeDays.slice(0, 3));
    await userEvent.click(context.canvas.getByRole('button', { name: t('summaryBar.toggle') }));
    // The drawer is fetched when it is first opened.
    await expect(await screen.findByRole('dialog', { name: t('layout.summary') })).toBeVisible();
  },
  globals: { viewport: { value: 'phone320' } },
};
