import { isFull, type Camp } from './camp.ts';
import type { Day } from './days.ts';
import type { KidParentValues } from './emptyKidParent.ts';
import {
  EMPTY_SUBSCRIPTION,
  kidParentValues,
  withApiError,
  withCamp,
  withDiscount,
  withInput,
  withMedicalInfo,
  withSelectedDays,
  type ConfirmationValues,
  type Discount,
  type Subscription,
} from './enrolment.ts';
import { errorCodeFrom, isVoucherRefused, type Problem, type Transport } from './errorCodes.ts';
import type { ExistingSheet, MedicalInfo } from './medicalSheet.ts';
import { billFor } from './price.ts';
import { firstUnfinishedStep } from './progress.ts';
import type { FormStep } from './steps.ts';

/** The calls whose failure the error box shows (spec 8). */
type FailingCall = 'validateVoucher' | 'checkDiscounts' | 'saveWebSubscription';

/** What was last posted, so that the same data travels with the same key. */
export interface Post {
  /** Of the whole posted state. */
  digest: string;
  /** Of the child, the parent and the days, which are known before the medical sheet is. */
  detailsDigest: string;
  /** The `Idempotency-Key` of the save call. */
  key: string;
  /** Whether it is unknown what became of it: no answer came, or one that does not tell. */
  isLost: boolean;
}

/** Whether it is a digest that cannot be read back: a browser without `crypto.subtle` makes none. */
export function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** What was confirmed and sent. */
interface Sent {
  details: KidParentValues;
  days: readonly Day[];
  /** The extra option, or empty. */
  option: string;
  /** Null when it is not known: the page was loaded again after it was sent. */
  sheet: MedicalInfo | null;
  /** What is to be paid, in cents; null when it is not known. */
  toPayCents: number | null;
}

/** A booking as the thank-you page shows it. */
export interface Booking extends Sent {
  /** The same whenever this booking is shown, and nothing of the child in it. */
  id: string;
  reference?: string;
}

/** A booking that was made. */
export interface Finished {
  camp: Camp;
  /** Null once the thank-you page was left. */
  booking: Booking | null;
}

/** An enrolment in one tab of a browser. */
export interface Enrolment {
  /** The state of spec 3: what the save call posts. */
  subscription: Subscription;
  /** Null until it is loaded. */
  camp: Camp | null;
  /** The forms whose submit passed, the discount check included. The days speak for themselves. */
  submitted: readonly FormStep[];
  /** The answer the parent is waiting for. `resend`: it is asked again what became of a post. */
  waiting: 'child' | 'confirm' | 'resend' | null;
  existingSheet: ExistingSheet;
  /** The call that set `subscription.apiError`, and how the connection failed. */
  failure: { call: FailingCall; transport?: Transport } | null;
  /** The amount to pay before the camp's price changed, in cents. Null when it did not. */
  priceBeforeCents: number | null;
  post: Post | null;
  /** What is on its way to the server, whatever the parent changes meanwhile. */
  sent: Sent | null;
  finished: Finished | null;
  isCancelled: boolean;
}

/** Everything that happens to an enrolment (spec 4). */
export type EnrolmentEvent =
  /** The camp came, with the voucher when it is valid (spec 4, load). */
  | { type: 'campLoaded'; camp: Camp; voucher: string; voucherProblem: Problem | null }
  /** The camp was asked for again before a step. */
  | { type: 'campRefreshed'; camp: Camp }
  /** A day was ticked or unticked: the selection after it. */
  | { type: 'dayToggled'; selectedDays: readonly Day[] }
  /** A form that was submitted is changed: it has to be submitted again. */
  | { type: 'formChanged'; form: FormStep }
  | { type: 'detailsSubmitted'; values: KidParentValues }
  /** The parent changed or left the form while the discount was checked. */
  | { type: 'detailsWithdrawn' }
  | { type: 'discountAnswered'; discount: Discount }
  | { type: 'sheetRequested' }
  /** `child` and `parent`: the national numbers it was asked for; null when there is no sheet. */
  | { type: 'sheetAnswered'; child: string; parent: string; sheet: MedicalInfo | null }
  /** The found sheet is in the form. */
  | { type: 'sheetFilled' }
  | { type: 'sheetSubmitted'; values: MedicalInfo }
  | { type: 'confirmed'; values: ConfirmationValues }
  /** What was confirmed goes to the server. `newKey` is used unless the same data was posted before. */
  | { type: 'posted'; digest: string; detailsDigest: string; newKey: string }
  /** The post timed out and is sent once more. */
  | { type: 'resent' }
  | { type: 'saved'; reference?: string }
  /** The discount check or the save call failed. `isLost`: the post may have been booked. */
  | { type: 'refused'; problem: Problem; isLost?: boolean }
  | { type: 'cancelled' }
  /** The page is left: the browser may keep it as it stands. */
  | { type: 'pageLeft' };

type EventOf<Type extends EnrolmentEvent['type']> = Extract<EnrolmentEvent, { type: Type }>;
type Transitions = {
  [Type in EnrolmentEvent['type']]: (enrolment: Enrolment, event: EventOf<Type>) => Enrolment;
};

/** An enrolment that begins: with what an earlier page of the tab kept, or with nothing. */
export function beginEnrolment(
  subscription: Subscription = EMPTY_SUBSCRIPTION,
  post: Post | null = null,
): Enrolment {
  return {
    subscription,
    camp: null,
    submitted: [],
    waiting: null,
    existingSheet: { status: 'loading' },
    failure: null,
    priceBeforeCents: null,
    post,
    sent: null,
    finished: null,
    isCancelled: false,
  };
}

export const FULLY_BOOKED = 'INVALID_CAMP_FULLY_BOOKED';

/**
 * Whether nothing can be booked: no seat is left, and there is no voucher (spec 4, load). Not while a post is lost: the
 * last seat may be its own, which only the server can tell.
 */
export function isFullyBooked({ camp, subscription, post }: Enrolment): boolean {
  return camp !== null && isFull(camp) && subscription.inputData.voucher === '' && !post?.isLost;
}

/** What the error boxes show: `apiError` of the state, and a full camp. */
export function problemsShown(enrolment: Enrolment): Problem[] {
  const { subscription, failure } = enrolment;
  const problem: Problem[] =
    subscription.apiError === ''
      ? []
      : [{ code: errorCodeFrom(subscription.apiError), transport: failure?.transport }];
  return isFullyBooked(enrolment) && problem[0]?.code !== FULLY_BOOKED
    ? [...problem, { code: FULLY_BOOKED }]
    : problem;
}

/** The first step that is missing something. The camp has to be loaded. */
export function unfinishedStep({ subscription, submitted }: Enrolment, camp: Camp): FormStep {
  return firstUnfinishedStep(camp, subscription.inputData.selectedDays, new Set(submitted));
}

/** Whether the same enrolment can be sent again. Every other code says what has to change first. */
export function canResend(enrolment: Enrolment, camp: Camp, { code }: Problem): boolean {
  return (
    code === 'INVALID' &&
    enrolment.failure?.call === 'saveWebSubscription' &&
    unfinishedStep(enrolment, camp) === 'confirmation' &&
    !isFullyBooked(enrolment)
  );
}

/** What is to be paid now, in cents. */
export function toPayCents({ discountAmount, inputData }: Subscription, camp: Camp): number {
  return billFor(camp, inputData.selectedDays.length, discountAmount).toPayCents;
}

/** What goes to the server now. `isKnown`: this page knows the medical sheet and the discount it was sent with. */
function sentNow(subscription: Subscription, camp: Camp, isKnown: boolean): Sent {
  const { inputData } = subscription;
  return {
    details: kidParentValues(subscription),
    days: inputData.selectedDays,
    option: inputData.subscription_Remark,
    sheet: isKnown ? inputData.subscriber_Medical_MedicalInfo : null,
    toPayCents: isKnown ? toPayCents(subscription, camp) : null,
  };
}

function withSubmitted(submitted: readonly FormStep[], form: FormStep): readonly FormStep[] {
  return submitted.includes(form) ? submitted : [...submitted, form];
}

const without = (submitted: readonly FormStep[], form: FormStep) => submitted.filter((name) => name !== form);

/** The camp with what depends on it: a full one is an error (spec 4, load). */
function onCamp(enrolment: Enrolment, camp: Camp, voucher: string): Enrolment {
  const isSame = enrolment.camp?.id === camp.id;
  const before = isSame && enrolment.camp ? toPayCents(enrolment.subscription, enrolment.camp) : null;
  const subscription = withCamp(enrolment.subscription, camp, voucher);
  const next = { ...enrolment, camp, subscription };
  const isChanged = before !== null && before !== toPayCents(subscription, camp);
  let { apiError } = subscription;
  if (isFullyBooked(next)) apiError ||= FULLY_BOOKED;
  else if (apiError === FULLY_BOOKED) apiError = '';
  return {
    ...next,
    subscription: withApiError(subscription, apiError),
    priceBeforeCents: isChanged ? before : enrolment.priceBeforeCents,
  };
}

const TRANSITIONS: Transitions = {
  campLoaded: (enrolment, { camp, voucher, voucherProblem }) => {
    const isOther = enrolment.subscription.campId !== camp.id;
    return onCamp(
      {
        ...enrolment,
        subscription: withApiError(enrolment.subscription, voucherProblem?.code ?? ''),
        failure: voucherProblem && { call: 'validateVoucher', transport: voucherProblem.transport },
        // Ages and prices depend on the camp: what was submitted for another one has to be submitted again.
        submitted: isOther ? [] : enrolment.submitted,
        // A lost post of another camp says nothing of this one's seats.
        post: isOther ? null : enrolment.post,
        priceBeforeCents: null,
      },
      camp,
      voucher,
    );
  },

  campRefreshed: (enrolment, { camp }) =>
    // What is on its way to the server stays as it was confirmed.
    enrolment.camp?.id === camp.id && enrolment.waiting === null
      ? onCamp(enrolment, camp, enrolment.subscription.inputData.voucher)
      : enrolment,

  dayToggled: (enrolment, { selectedDays }) =>
    enrolment.camp
      ? {
          ...enrolment,
          subscription: withSelectedDays(
            enrolment.subscription,
            enrolment.camp,
            selectedDays.filter((day) => enrolment.camp?.activeDays.includes(day)),
          ),
          priceBeforeCents: null,
        }
      : enrolment,

  formChanged: (enrolment, { form }) =>
    enrolment.submitted.includes(form)
      ? { ...enrolment, submitted: without(enrolment.submitted, form) }
      : enrolment,

  detailsSubmitted: (enrolment, { values }) => {
    const { camp, subscription } = enrolment;
    if (!camp || enrolment.waiting) return enrolment;
    const { subscriber_NationalNr, subscriber_Parent_NationalNr } = subscription.inputData;
    const isOtherChild = values.subscriber_NationalNr !== subscriber_NationalNr;
    const isOtherParent = values.subscriber_Parent_NationalNr !== subscriber_Parent_NationalNr;
    const saved = withInput(withApiError(subscription, ''), values);
    const next: Enrolment = {
      ...enrolment,
      subscription: saved,
      failure: null,
      priceBeforeCents: null,
      waiting: camp.discountAllowed ? 'child' : null,
    };
    // The sheet belongs to this child and this parent.
    const own: Enrolment =
      isOtherChild || isOtherParent
        ? {
            ...next,
            subscription: { ...saved, medicalInfoRequestFired: false },
            existingSheet: { status: 'loading' },
            submitted: [],
          }
        : next;
    return camp.discountAllowed ? own : { ...own, submitted: withSubmitted(own.submitted, 'kidParent') };
  },

  detailsWithdrawn: (enrolment) =>
    enrolment.waiting === 'child' ? { ...enrolment, waiting: null } : enrolment,

  discountAnswered: (enrolment, { discount }) =>
    enrolment.waiting === 'child'
      ? {
          ...enrolment,
          subscription: withDiscount(enrolment.subscription, discount),
          submitted: withSubmitted(enrolment.submitted, 'kidParent'),
          waiting: null,
        }
      : enrolment,

  sheetRequested: (enrolment) =>
    enrolment.submitted.includes('kidParent')
      ? { ...enrolment, subscription: { ...enrolment.subscription, medicalInfoRequestFired: true } }
      : enrolment,

  sheetAnswered: (enrolment, { child, parent, sheet }) => {
    const { subscriber_NationalNr, subscriber_Parent_NationalNr } = enrolment.subscription.inputData;
    // The parent may have named another child meanwhile.
    const isAsked =
      enrolment.subscription.medicalInfoRequestFired &&
      child === subscriber_NationalNr &&
      parent === subscriber_Parent_NationalNr;
    if (!isAsked || enrolment.existingSheet.status !== 'loading') return enrolment;
    return { ...enrolment, existingSheet: sheet ? { status: 'found', sheet } : { status: 'none' } };
  },

  sheetFilled: (enrolment) =>
    enrolment.existingSheet.status === 'found'
      ? { ...enrolment, existingSheet: { status: 'found', sheet: null } }
      : enrolment,

  sheetSubmitted: (enrolment, { values }) =>
    enrolment.submitted.includes('kidParent')
      ? {
          ...enrolment,
          subscription: withMedicalInfo(enrolment.subscription, values),
          submitted: withSubmitted(enrolment.submitted, 'medicalForm'),
        }
      : enrolment,

  confirmed: (enrolment, { values }) => {
    const { camp } = enrolment;
    const isReady =
      camp !== null && !isFullyBooked(enrolment) && unfinishedStep(enrolment, camp) === 'confirmation';
    if (!isReady || enrolment.waiting || !values.subscriber_Parent_GdprConsent) return enrolment;
    const subscription = withApiError(withInput(enrolment.subscription, values), '');
    return {
      ...enrolment,
      subscription,
      failure: null,
      priceBeforeCents: null,
      waiting: 'confirm',
      sent: sentNow(subscription, camp, true),
    };
  },

  posted: (enrolment, { digest, detailsDigest, newKey }) => {
    const { post, waiting } = enrolment;
    if (waiting !== 'confirm') return enrolment;
    const isSame = post?.digest === digest;
    return {
      ...enrolment,
      waiting: isSame && post.isLost ? 'resend' : 'confirm',
      post: { digest, detailsDigest, key: isSame ? post.key : newKey, isLost: true },
    };
  },

  resent: (enrolment) => (enrolment.waiting === 'confirm' ? { ...enrolment, waiting: 'resend' } : enrolment),

  saved: (enrolment, { reference }) => {
    const { camp, subscription, sent, post } = enrolment;
    if (!camp || !enrolment.waiting) return enrolment;
    const { digest = '', key = '' } = post ?? {};
    const id = reference ?? (isDigest(digest) ? digest : key);
    const booking = { ...(sent ?? sentNow(subscription, camp, false)), id, reference };
    return { ...beginEnrolment(), finished: { camp, booking } };
  },

  refused: (enrolment, { problem, isLost = false }) => {
    const { post, submitted, waiting } = enrolment;
    const isBooked = problem.code === 'INVALID_CAMP_ALREADY_BOOKED';
    // The first post was booked after all, by a server that knows no keys.
    if (waiting === 'resend' && isBooked) return TRANSITIONS.saved(enrolment, { type: 'saved' });
    if (!waiting) return enrolment;
    const isVoucher = isVoucherRefused(problem.code);
    const subscription = withApiError(enrolment.subscription, problem.code);
    const refused = {
      ...enrolment,
      // As at the load: a refused voucher is not used, so that the next try can do without, and the ages count again.
      subscription: isVoucher ? withInput(subscription, { voucher: '' }) : subscription,
      submitted: isVoucher || waiting === 'child' ? without(submitted, 'kidParent') : submitted,
      waiting: null,
      sent: null,
    };
    return waiting === 'child'
      ? { ...refused, failure: { call: 'checkDiscounts', transport: problem.transport } }
      : {
          ...refused,
          failure: { call: 'saveWebSubscription', transport: problem.transport },
          post: post && { ...post, isLost },
        };
  },

  cancelled: (enrolment) => ({ ...enrolment, isCancelled: true }),

  pageLeft: (enrolment) => {
    // With the camp, whose first step then stands in the address.
    if (enrolment.isCancelled) return { ...beginEnrolment(), camp: enrolment.camp, isCancelled: true };
    if (!enrolment.finished) return enrolment;
    return { ...enrolment, finished: { ...enrolment.finished, booking: null } };
  },
};

/**
 * The enrolment after an event (spec 4). Pure: no clock, no call, no storage. An event that does not fit, such as the
 * answer to a question that was withdrawn, returns the very same enrolment.
 */
export function nextEnrolment(enrolment: Enrolment, event: EnrolmentEvent): Enrolment {
  if (enrolment.finished && event.type !== 'pageLeft') return enrolment;
  const transition = TRANSITIONS[event.type] as (from: Enrolment, event: EnrolmentEvent) => Enrolment;
  return transition(enrolment, event);
}
