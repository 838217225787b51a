import { beginEnrolment, nextEnrolment, type EnrolmentEvent } from '../../../src/domain/enrolmentMachine.ts';
import type { Enrolment, In, Phase } from '../../../src/domain/phases.ts';
import { flexibleCamp } from '../../../src/testing/camps.ts';
import { CONFIRMATION, KID_PARENT, MEDICAL_INFO } from '../../../src/testing/people.ts';

/** The phases of an enrolment, in order. */
export const PHASE_DESCRIPTIONS: Record<Phase, string> = {
  loading: 'The camp is fetched.',
  choosing: 'The days, the child and the parent are given.',
  checking: 'The discount check is under way.',
  filling: 'The medical sheet is filled in.',
  confirming: 'Everything is ready to be confirmed.',
  signing: 'The data is compared with what was sent before.',
  sending: 'The enrolment is being sent.',
  resending: 'Its result is unknown, and it is sent again.',
  rechecking: 'It was refused, perhaps because the discount changed, which is checked.',
  finished: 'The enrolment is booked.',
  cancelled: 'The parent left.',
};
export const PHASES = Object.keys(PHASE_DESCRIPTIONS) as Phase[];

const camp = flexibleCamp();
const child = KID_PARENT.subscriber_NationalNr;
const parent = KID_PARENT.subscriber_Parent_NationalNr;

/** One event of each type. */
export const EVENTS = {
  campLoaded: { type: 'campLoaded', camp, voucher: '', voucherProblem: null },
  campRefreshed: { type: 'campRefreshed', camp: flexibleCamp({ priceCents: 159_00, priceCentsByDays: {} }) },
  dayToggled: { type: 'dayToggled', selectedDays: camp.activeDays.slice(0, 3) },
  daysSubmitted: { type: 'daysSubmitted' },
  formChanged: { type: 'formChanged', form: 'kidParent' },
  detailsSubmitted: { type: 'detailsSubmitted', values: KID_PARENT },
  discountAnswered: { type: 'discountAnswered', discount: { type: 'FIRST_CAMP', amount: 10 } },
  sheetRequested: { type: 'sheetRequested' },
  sheetAnswered: { type: 'sheetAnswered', child, parent, sheet: MEDICAL_INFO },
  sheetFilled: { type: 'sheetFilled' },
  sheetSubmitted: { type: 'sheetSubmitted', values: MEDICAL_INFO },
  confirmed: { type: 'confirmed', values: CONFIRMATION },
  signed: { type: 'signed', digest: 'digest', newKey: 'key 1', camp },
  notSent: { type: 'notSent' },
  saved: { type: 'saved', reference: 'DB-2027-0417' },
  refused: { type: 'refused', problem: { code: 'INVALID' } },
  cancelled: { type: 'cancelled' },
  pageLeft: { type: 'pageLeft' },
} satisfies { [Type in EnrolmentEvent['type']]: Extract<EnrolmentEvent, { type: Type }> };

/** A save without an answer in time. */
export const TIMED_OUT: EnrolmentEvent = {
  type: 'refused',
  problem: { code: 'INVALID', transport: { kind: 'timeout', ms: 15_000 } },
  isLost: true,
};

/** The enrolment after these events. */
export function after(...events: EnrolmentEvent[]): Enrolment {
  return events.reduce(nextEnrolment, beginEnrolment());
}

/** The enrolment after these events, which lead to this phase. */
export function leadTo<P extends Phase>(phase: P, ...events: EnrolmentEvent[]): In<P> {
  const enrolment = after(...events);
  if (enrolment.phase !== phase) throw new Error(`The events lead to "${enrolment.phase}", not "${phase}".`);
  return enrolment as In<P>;
}

const E = EVENTS;
const checked = [E.campLoaded, E.detailsSubmitted, E.discountAnswered];
const ready = [...checked, E.sheetRequested, E.sheetAnswered, E.sheetFilled, E.sheetSubmitted];
const sent = [...ready, E.confirmed, E.signed];

/** An enrolment in each phase. */
export const ENROLMENTS: { [P in Phase]: In<P> } = {
  loading: leadTo('loading'),
  choosing: leadTo('choosing', E.campLoaded),
  checking: leadTo('checking', E.campLoaded, E.detailsSubmitted),
  filling: leadTo('filling', ...checked, E.sheetRequested),
  confirming: leadTo('confirming', ...ready),
  signing: leadTo('signing', ...ready, E.confirmed),
  sending: leadTo('sending', ...sent),
  resending: leadTo('resending', ...sent, TIMED_OUT),
  rechecking: leadTo('rechecking', ...sent, E.refused),
  finished: leadTo('finished', ...sent, E.saved),
  cancelled: leadTo('cancelled', E.campLoaded, E.cancelled),
};
