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
import { errorCodeFrom, isVoucherRefused, type Problem } from './errorCodes.ts';
import type { ExistingSheet, MedicalInfo } from './medicalSheet.ts';
import { billFor } from './price.ts';
import { firstIncompleteStep } from './progress.ts';
import type { FormStep } from './steps.ts';

/** The calls whose errors are shown in the error box (spec 8). */
type FailingCall = 'validateVoucher' | 'checkDiscounts' | 'saveWebSubscription';

/** The last save request, so that a retry of the same data has the same key. */
export interface Post {
  /** Digest of the posted state. */
  digest: string;
  /** Digest of the child, the parent and the days, which are known before the medical sheet is. */
  detailsDigest: string;
  /** The `Idempotency-Key` of the request. */
  key: string;
  /** Whether the result is unknown: there was no response, or one that does not tell whether it is booked. */
  isLost: boolean;
}

/** Whether the text is a digest. Without `crypto.subtle` it is the data itself. */
export function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** The confirmed enrolment at the time of the save call. */
interface SentEnrolment {
  details: KidParentValues;
  days: readonly Day[];
  /** The extra option, or empty. */
  option: string;
  sheet: MedicalInfo;
  /** The amount to pay in cents. */
  toPayCents: number;
}

/** The data of the thank-you page. */
export interface Booking extends SentEnrolment {
  /** A stable id that contains no data of the child. */
  id: string;
  reference?: string;
}

/** A completed enrolment. */
export interface Finished {
  camp: Camp;
  /** Null after the parent leaves the thank-you page. */
  booking: Booking | null;
}

/** The state of an enrolment in one browser tab. */
export interface Enrolment {
  /** The state of spec 3, which the save call posts. */
  subscription: Subscription;
  /** Null until it is loaded. */
  camp: Camp | null;
  /**
   * The forms that were submitted successfully, discount check included. The days are always validated from the
   * selection.
   */
  submitted: readonly FormStep[];
  /** The pending call. `resend`: a save request is repeated because its result is unknown. */
  waiting: 'child' | 'confirm' | 'resend' | null;
  existingSheet: ExistingSheet;
  /** The failed call that set `subscription.apiError`, with the transport error. */
  failure: ({ call: FailingCall } & Omit<Problem, 'code'>) | null;
  /** The amount to pay in cents before the camp's price changed. Null when it did not change. */
  priceBeforeCents: number | null;
  post: Post | null;
  /** The enrolment that is being saved. Later changes by the parent do not affect it. */
  sent: SentEnrolment | null;
  finished: Finished | null;
  isCancelled: boolean;
}

/** The events of an enrolment (spec 4). */
export type EnrolmentEvent =
  /** The camp is loaded. `voucher` is empty unless it is valid (spec 4, load). */
  | { type: 'campLoaded'; camp: Camp; voucher: string; voucherProblem: Problem | null }
  /** The camp is fetched again when a step opens. */
  | { type: 'campRefreshed'; camp: Camp }
  /** A day is selected or deselected. */
  | { type: 'dayToggled'; selectedDays: readonly Day[] }
  /** A submitted form is changed and has to be submitted again. */
  | { type: 'formChanged'; form: FormStep }
  | { type: 'detailsSubmitted'; values: KidParentValues }
  /** The parent changes or leaves the form during the discount check. */
  | { type: 'detailsWithdrawn' }
  | { type: 'discountAnswered'; discount: Discount }
  | { type: 'sheetRequested' }
  /** `child` and `parent` are the national numbers of the request. `sheet` is null when there is none. */
  | { type: 'sheetAnswered'; child: string; parent: string; sheet: MedicalInfo | null }
  /** The existing sheet has been filled in. */
  | { type: 'sheetFilled' }
  | { type: 'sheetSubmitted'; values: MedicalInfo }
  | { type: 'confirmed'; values: ConfirmationValues }
  /** The save request is sent. `newKey` is used unless the same data was posted before. */
  | { type: 'posted'; digest: string; detailsDigest: string; newKey: string }
  /** The save request timed out and is repeated. */
  | { type: 'resent' }
  | { type: 'saved'; reference?: string }
  /** The server rejected the discount, which changed since it was shown. */
  | { type: 'discountChanged'; discount: Discount }
  /** The discount check or the save call failed. `isLost`: the enrolment may be booked. */
  | { type: 'refused'; problem: Problem; isLost?: boolean }
  /** The page is left through the cancel link. The browser may restore it from the back/forward cache. */
  | { type: 'cancelled' }
  /** The page is left otherwise. */
  | { type: 'pageLeft' };

type EventOf<Type extends EnrolmentEvent['type']> = Extract<EnrolmentEvent, { type: Type }>;
type Transitions = {
  [Type in EnrolmentEvent['type']]: (enrolment: Enrolment, event: EventOf<Type>) => Enrolment;
};

/** A new enrolment, with the stored answers if there are any. */
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
 * Whether the camp cannot be booked: no open seats and no voucher (spec 4, load). False while the result of a save is
 * unknown, because the last seat may be its own.
 */
export function isFullyBooked({ camp, subscription, post }: Enrolment): boolean {
  return camp !== null && isFull(camp) && subscription.inputData.voucher === '' && !post?.isLost;
}

/** The errors to show: `apiError` of the state, and a fully booked camp. */
export function problemsShown(enrolment: Enrolment): Problem[] {
  const { subscription, failure } = enrolment;
  const problem: Problem[] =
    subscription.apiError === ''
      ? []
      : [
          {
            code: errorCodeFrom(subscription.apiError),
            transport: failure?.transport,
            isAfterLost: failure?.isAfterLost,
          },
        ];
  return isFullyBooked(enrolment) && problem[0]?.code !== FULLY_BOOKED
    ? [...problem, { code: FULLY_BOOKED }]
    : problem;
}

/** A discount check without a result. Null before the check, and after one that succeeded. */
export type DiscountCheck = 'pending' | 'failed' | null;

/** The discount check without a result, for the bill. */
export function discountCheckOf({ waiting, failure }: Enrolment): DiscountCheck {
  if (waiting === 'child') return 'pending';
  return failure?.call === 'checkDiscounts' ? 'failed' : null;
}

/** The first incomplete step. The camp has to be loaded. */
export function incompleteStep({ subscription, submitted }: Enrolment, camp: Camp): FormStep {
  return firstIncompleteStep(camp, subscription.inputData.selectedDays, new Set(submitted));
}

/** Whether the same data can be sent again. Every other error requires a change first. */
export function canResend(enrolment: Enrolment, camp: Camp, { code }: Problem): boolean {
  return (
    code === 'INVALID' &&
    enrolment.failure?.call === 'saveWebSubscription' &&
    incompleteStep(enrolment, camp) === 'confirmation' &&
    !isFullyBooked(enrolment)
  );
}

/** The amount to pay, in cents. */
export function toPayCents({ discountAmount, inputData }: Subscription, camp: Camp): number {
  return billFor(camp, inputData.selectedDays.length, discountAmount).toPayCents;
}

/** The enrolment as it is saved. */
function sentEnrolment(subscription: Subscription, camp: Camp): SentEnrolment {
  const { inputData } = subscription;
  return {
    details: kidParentValues(subscription),
    days: inputData.selectedDays,
    option: inputData.subscription_Remark,
    sheet: inputData.subscriber_Medical_MedicalInfo,
    toPayCents: toPayCents(subscription, camp),
  };
}

function withSubmitted(submitted: readonly FormStep[], form: FormStep): readonly FormStep[] {
  return submitted.includes(form) ? submitted : [...submitted, form];
}

const without = (submitted: readonly FormStep[], form: FormStep) => submitted.filter((name) => name !== form);

/** Stores a loaded camp and updates the error of a fully booked camp and the price change (spec 4, load). */
function withLoadedCamp(enrolment: Enrolment, camp: Camp, voucher: string): Enrolment {
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
    return withLoadedCamp(
      {
        ...enrolment,
        subscription: withApiError(enrolment.subscription, voucherProblem?.code ?? ''),
        failure: voucherProblem && { call: 'validateVoucher', transport: voucherProblem.transport },
        // The rules and prices depend on the camp, so the forms have to be submitted again.
        submitted: isOther ? [] : enrolment.submitted,
        // A save for another camp does not affect this camp's seats.
        post: isOther ? null : enrolment.post,
        priceBeforeCents: null,
      },
      camp,
      voucher,
    );
  },

  campRefreshed: (enrolment, { camp }) =>
    // The data of a pending save is not changed.
    enrolment.camp?.id === camp.id && enrolment.waiting === null
      ? withLoadedCamp(enrolment, camp, enrolment.subscription.inputData.voucher)
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
    // A medical sheet belongs to one child and one parent.
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
    // The parent may have entered another child in the meantime.
    const isCurrent =
      enrolment.subscription.medicalInfoRequestFired &&
      child === subscriber_NationalNr &&
      parent === subscriber_Parent_NationalNr;
    if (!isCurrent || enrolment.existingSheet.status !== 'loading') return enrolment;
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
      camp !== null && !isFullyBooked(enrolment) && incompleteStep(enrolment, camp) === 'confirmation';
    if (!isReady || enrolment.waiting || !values.subscriber_Parent_GdprConsent) return enrolment;
    const subscription = withApiError(withInput(enrolment.subscription, values), '');
    return {
      ...enrolment,
      subscription,
      failure: null,
      priceBeforeCents: null,
      waiting: 'confirm',
      sent: sentEnrolment(subscription, camp),
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
    const { camp, sent, post } = enrolment;
    if (!camp || !sent) return enrolment;
    const { digest = '', key = '' } = post ?? {};
    const id = reference ?? (isDigest(digest) ? digest : key);
    return { ...beginEnrolment(), finished: { camp, booking: { ...sent, id, reference } } };
  },

  discountChanged: (enrolment, { discount }) => {
    const { camp, waiting, subscription } = enrolment;
    if (!camp || (waiting !== 'confirm' && waiting !== 'resend')) return enrolment;
    const before = toPayCents(subscription, camp);
    const changed = withDiscount(subscription, discount);
    const priceBeforeCents = before === toPayCents(changed, camp) ? null : before;
    return { ...enrolment, subscription: changed, priceBeforeCents };
  },

  refused: (enrolment, { problem, isLost = false }) => {
    const { post, submitted, waiting } = enrolment;
    if (!waiting) return enrolment;
    const { code, ...cause } = problem;
    const isVoucher = isVoucherRefused(code);
    const subscription = withApiError(enrolment.subscription, code);
    const refused = {
      ...enrolment,
      // A rejected voucher is removed, so that a retry works without it and the age rules apply.
      subscription: isVoucher ? withInput(subscription, { voucher: '' }) : subscription,
      submitted: isVoucher || waiting === 'child' ? without(submitted, 'kidParent') : submitted,
      waiting: null,
      sent: null,
    };
    return waiting === 'child'
      ? { ...refused, failure: { call: 'checkDiscounts', ...cause } }
      : {
          ...refused,
          failure: {
            call: 'saveWebSubscription',
            ...cause,
            // The same request with its key would have been answered: this one was not received.
            isAfterLost: waiting === 'resend' && problem.code === 'INVALID_CAMP_ALREADY_BOOKED',
          },
          post: post && { ...post, isLost },
        };
  },

  // Keeps the camp, because the address is that of its first step.
  cancelled: (enrolment) => ({ ...beginEnrolment(), camp: enrolment.camp, isCancelled: true }),

  pageLeft: (enrolment) => {
    if (!enrolment.finished) return enrolment;
    return { ...enrolment, finished: { ...enrolment.finished, booking: null } };
  },
};

/**
 * The next state after an event (spec 4). Pure: no clock, no calls, no storage. An event that does not apply, such as
 * the response to a cancelled request, returns the same object.
 */
export function nextEnrolment(enrolment: Enrolment, event: EnrolmentEvent): Enrolment {
  if (enrolment.finished && event.type !== 'pageLeft') return enrolment;
  const transition = TRANSITIONS[event.type] as (from: Enrolment, event: EnrolmentEvent) => Enrolment;
  return transition(enrolment, event);
}
