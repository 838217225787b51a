import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { kidParentValues } from '../../src/domain/subscription.ts';
import { formatEuro } from '../../src/domain/price.ts';
import { Wizard } from '../../src/shell/Wizard.tsx';
import { FINISHED_CLASS } from '../../src/steps/Success.tsx';
import {
  campFound,
  enrolmentAccepted,
  recordRequests,
  neverAnswers,
  type RecordedRequest,
} from '../../src/testing/responses.ts';
import { atWizard } from '../support/wizard/atWizard.ts';
import { addressBar } from '../support/wizard/browser.tsx';
import {
  FIRST_MONDAY,
  fixedCamp,
  flexibleCamp,
  fullCamp,
  singleDayCamp,
  weekdaysFrom,
} from '../../src/testing/camps.ts';
import { link, VOUCHER, voucherLink } from '../support/wizard/links.ts';
import { CHILD, completeEnrolment, KID_PARENT } from '../../src/testing/people.ts';
import {
  chooseDays,
  enrol,
  fillIn,
  forwardButton,
  goTo,
  isAt,
  reads,
  submit,
} from '../support/plays/walk.ts';
import { t } from '../support/record/recording.ts';

const camp = flexibleCamp();

const meta = {
  ...atWizard,
  tags: ['!autodocs'],
  component: Wizard,
  parameters: { layout: 'fullscreen', ...link(camp) },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;

const saves = fn<(request: RecordedRequest) => void>();
const loads = fn<(request: RecordedRequest) => void>();

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
  tags: ['responsive', 'flow'],
  play: async (context) => {
    await isAt(context, 'campDays');
    for (const box of context.canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await expect(summary(context)).toContain(euro(camp.priceCents));
  },
};

/** The price changes with every tick. */
export const FewerDays: Story = {
  play: async (context) => {
    await isAt(context, 'campDays');
    await chooseDays(context, camp.activeDays.slice(0, 3));
    await waitFor(() => expect(summary(context)).toContain(euro(99_00)));
    await expect(summary(context)).toContain(t('sidebar.lessDays'));
  },
};

/** Without a day step the child form is first, at its own address. */
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

/** A voucher opens a full camp and is removed from the address. */
export const ValidVoucher: Story = {
  parameters: { ...voucherLink(fullCamp()), pictureOf: 'header' },
  play: async (context) => {
    await reads(context, 'campHeader.voucher');
    await waitFor(() => expect(addressBar()).not.toContain(VOUCHER));
    await goTo(context, 'kidParent');
  },
};

export const ChildAndParent: Story = {
  tags: ['responsive', 'flow'],
  play: (context) => goTo(context, 'kidParent'),
};

/** There is no existing sheet. */
export const MedicalSheet: Story = {
  tags: ['responsive', 'flow'],
  play: async (context) => {
    await goTo(context, 'medicalForm');
    await reads(context, 'medicalForm.noSheet');
  },
};

export const Confirmation: Story = {
  tags: ['responsive', 'flow'],
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

/** The save call is pending: a loading message, and a button that is busy. */
export const Confirming: Story = {
  parameters: link(camp, recordRequests('enrolment', saves), neverAnswers('enrolment')),
  play: async (context) => {
    await enrol(context);
    await reads(context, 'loading.confirm');
    await waitFor(() => expect(saves).toHaveBeenCalledOnce());
    await expect(forwardButton(context)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The whole state is posted, and the thank-you page shows the reference and the amount that the server booked. */
export const Success: Story = {
  tags: ['responsive', 'flow', 'screen'],
  parameters: link(camp, recordRequests('enrolment', saves), enrolmentAccepted('DB-2027-0417', 147.5)),
  play: async (context) => {
    await enrol(context);
    await reads(context, 'thankYou.title', { name: CHILD.subscriber_FirstName });
    await expect(context.canvas.getByText('DB-2027-0417')).toBeVisible();
    await expect(context.canvas.getByText(euro(147_50))).toBeVisible();
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

/** The price changed before the parent confirms. */
export const PriceChanged: Story = {
  play: async (context) => {
    await goTo(context, 'medicalForm');
    context.msw.use(campFound(flexibleCamp({ priceCents: 159_00, priceCentsByDays: {} })));
    await goTo(context, 'confirmation');
    await reads(context, 'campChange.price', { now: euro(159_00), before: euro(149_00) });
    await expect(summary(context)).toContain(euro(159_00));
  },
};

/** The camp moved a day while the parent looked at the confirmation. */
export const NotSentAfterAChange: Story = {
  parameters: link(camp, recordRequests('camp', loads)),
  play: async (context) => {
    await goTo(context, 'confirmation');
    // For the first step, the child form and the confirmation.
    await waitFor(() => expect(loads).toHaveBeenCalledTimes(3));
    const [, ...activeDays] = weekdaysFrom(FIRST_MONDAY, 6);
    context.msw.use(campFound(flexibleCamp({ activeDays })));
    await fillIn(context, { subscriber_Parent_GdprConsent: true });
    await submit(context);
    await reads(context, 'campChange.days');
    await reads(context, 'campChange.notSent');
  },
};
