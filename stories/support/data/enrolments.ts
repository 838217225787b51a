import {
  beginEnrolment,
  nextEnrolment,
  incompleteStep,
  type Enrolment,
  type EnrolmentEvent,
} from '../../../src/domain/enrolmentMachine.ts';
import { flexibleCamp } from '../../../src/testing/camps.ts';
import { CONFIRMATION, KID_PARENT, MEDICAL_INFO } from '../../../src/testing/people.ts';

/** The phases of an enrolment: the first incomplete step, the pending call, or how it ended. */
export const PHASE_DESCRIPTIONS = {
  loading: 'The camp is fetched.',
  campDays: 'The days break a rule.',
  kidParent: 'Child and parent are not submitted.',
  checking: 'The discount check is under way.',
  medicalForm: 'The medical sheet is not confirmed.',
  confirmation: 'Everything is ready to be confirmed.',
  sending: 'The enrolment is being sent.',
  resending: 'The request timed out and is sent again.',
  finished: 'The enrolment is booked.',
  cancelled: 'The parent left.',
};
export type Phase = keyof typeof PHASE_DESCRIPTIONS;
export const PHASES = Object.keys(PHASE_DESCRIPTIONS) as Phase[];

const WAITS = { child: 'checking', confirm: 'sending', resend: 'resending' } as const;

/** The phase of an enrolment. */
export function phaseOf(enrolment: Enrolment): Phase {
  if (enrolment.isCancelled) return 'cancelled';
  if (enrolment.finished) return 'finished';
  if (!enrolment.camp) return 'loading';
  if (enrolment.waiting) return WAITS[enrolment.waiting];
  return incompleteStep(enrolment, enrolment.camp);
}

const camp = flexibleCamp();
const child = KID_PARENT.subscriber_NationalNr;
const parent = KID_PARENT.subscriber_Parent_NationalNr;

/** One event of each type. */
export const EVENTS = {
  campLoaded: { type: 'campLoaded', camp, voucher: '', voucherProblem: null },
  campRefreshed: { type: 'campRefreshed', camp: flexibleCamp({ priceCents: 159_00, priceCentsByDays: {} }) },
  dayToggled: { type: 'dayToggled', selectedDays: camp.activeDays.slice(0, 3) },
  formChanged: { type: 'formChanged', form: 'kidParent' },
  detailsSubmitted: { type: 'detailsSubmitted', values: KID_PARENT },
  detailsWithdrawn: { type: 'detailsWithdrawn' },
  discountAnswered: { type: 'discountAnswered', discount: { type: 'FIRST_CAMP', amount: 10 } },
  sheetRequested: { type: 'sheetRequested' },
  sheetAnswered: { type: 'sheetAnswered', child, parent, sheet: MEDICAL_INFO },
  sheetFilled: { type: 'sheetFilled' },
  sheetSubmitted: { type: 'sheetSubmitted', values: MEDICAL_INFO },
  confirmed: { type: 'confirmed', values: CONFIRMATION },
  posted: { type: 'posted', digest: 'digest', detailsDigest: 'details', newKey: 'key 1' },
  resent: { type: 'resent' },
  discountChanged: { type: 'discountChanged', discount: { type: 'SAVINGS', amount: 15 } },
  saved: { type: 'saved', reference: 'DB-2027-0417' },
  refused: { type: 'refused', problem: { code: 'INVALID' } },
  cancelled: { type: 'cancelled' },
  pageLeft: { type: 'pageLeft' },
} satisfies { [Type in EnrolmentEvent['type']]: Extract<EnrolmentEvent, { type: Type }> };

/** The enrolment after these events. */
export function after(...events: EnrolmentEvent[]): Enrolment {
  return events.reduce(nextEnrolment, beginEnrolment());
}

const E = EVENTS;
const checked = [E.campLoaded, E.detailsSubmitted, E.discountAnswered];
const ready = [...checked, E.sheetRequested, E.sheetAnswered, E.sheetFilled, E.sheetSubmitted];

/** An enrolment in each phase. */
export const ENROLMENTS: Record<Phase, Enrolment> = {
  loading: after(),
  campDays: after(E.campLoaded, { type: 'dayToggled', selectedDays: [] }),
  kidParent: after(E.campLoaded),
  checking: after(E.campLoaded, E.detailsSubmitted),
  medicalForm: after(...checked, E.sheetRequested),
  confirmation: after(...ready),
  sending: after(...ready, E.confirmed, E.posted),
  resending: after(...ready, E.confirmed, E.posted, E.resent),
  finished: after(...ready, E.confirmed, E.posted, E.saved),
  cancelled: after(E.campLoaded, E.cancelled),
};
