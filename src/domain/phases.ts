import { campName, isFull, type Camp } from './camp.ts';
import { toPayCents, type Answers } from './enrolment.ts';
import type { Problem } from './errorCodes.ts';
import type { Day } from './days.ts';
import type { KidParentValues } from './emptyKidParent.ts';
import type { ExistingSheet, MedicalInfo } from './medicalSheet.ts';
import { campDaysProblem } from './rules/campDays.ts';
import { stepsOf, type FormStep, type Step } from './steps.ts';

/** The last save request, so that a retry of the same data has the same key. */
export interface Post {
  /** Digest of the posted state. */
  digest: string;
  /** The `Idempotency-Key` of the request. */
  key: string;
  /** Whether the result is unknown: there was no response, or one that does not tell whether it is booked. */
  isLost: boolean;
  /** Whether the result of an earlier request with other data is unknown. */
  isAfterLost: boolean;
}

/** Whether a booking that already exists may be that of a save without an answer, perhaps before a reload. */
export const isPerhapsBooked = (post: Post | null) => post !== null && (post.isLost || post.isAfterLost);

/** Whether the text is a digest. Without `crypto.subtle` it is the data itself. */
export function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** A failed call whose error is shown in the error box (spec 8). */
export interface Failure {
  call: 'validateVoucher' | 'checkDiscounts' | 'saveWebSubscription';
  problem: Problem;
}

/** Where an event leads: to the step after a submitted form, or to this step. */
export type Move = { after: FormStep } | { to: Step };

/** What was submitted: the first form that is not, in this order. The days are validated from the selection. */
export type Progress =
  /** The days and the child and parent. `isSheetConfirmed`: whether the sheet was, before these changed. */
  | { phase: 'choosing'; isSheetConfirmed: boolean }
  /** The medical sheet. */
  | { phase: 'filling' }
  /** The confirmation. */
  | { phase: 'confirming' };

/** What a change of the camp changed for the parent since it was shown. */
export interface CampChange {
  /** The amount to pay before, in cents; null when it is the same. */
  beforeCents: number | null;
  /** Whether other days are selected, or the selected ones cannot be booked any more. */
  areDaysChanged: boolean;
  /** Whether it is at another place, or its age limits are stricter. */
  areTermsChanged: boolean;
  /** Whether the enrolment was confirmed and not sent because of it. */
  isNotSent: boolean;
}

/** What an enrolment has while its camp is shown. */
export interface CampShown {
  camp: Camp;
  answers: Answers;
  /** The child's existing sheet; null until it is requested. */
  existingSheet: ExistingSheet | null;
  failure: Failure | null;
  /** What the parent has to look at again; null when the camp did not change. */
  change: CampChange | null;
  /** The last one: another object for each move, and kept when it is done. */
  move: Move | null;
  post: Post | null;
}

/** The confirmed answers. Later changes by the parent do not affect them. */
interface Sent {
  camp: Camp;
  answers: Answers;
}

/** A save. `next` is what remains to be submitted if it is refused. */
interface Saving extends CampShown {
  sent: Sent;
  next: Progress;
}

/** The parent gives the answers. */
export type Answering = CampShown & Progress;
/** The discount check is pending. */
export type Checking = CampShown & { phase: 'checking'; isSheetConfirmed: boolean };
/** The digest of the data is computed, to find out whether it was posted before. */
export type Signing = Saving & { phase: 'signing' };
/** The save is pending; when resending, its result was unknown. */
export type Sending = Saving & { post: Post } & ({ phase: 'sending' } | { phase: 'resending' });
/** The save was refused, perhaps because the discount changed, which is being checked. */
export type Rechecking = Saving & { phase: 'rechecking'; post: Post; refusal: Problem };
/** An enrolment whose camp is shown. */
export type OpenEnrolment = Answering | Checking | Signing | Sending | Rechecking;

/** The data of the thank-you page: the confirmed enrolment. */
export interface Booking {
  /** A stable id that contains no data of the child. */
  id: string;
  reference?: string;
  details: KidParentValues;
  days: readonly Day[];
  /** The extra option, or empty. */
  option: string;
  sheet: MedicalInfo;
  /** The amount to pay in cents. */
  toPayCents: number;
}

/**
 * What the server may return of a booking. Its amount is not always the one shown: the price or the discount may have
 * changed since.
 */
export type SavedBooking = Partial<Pick<Booking, 'reference' | 'toPayCents'>>;

/** The booking of a response: a reference, and the amount to pay (`toPay`) in euro. Both are optional. */
export function readBooking(response: unknown): SavedBooking {
  const { reference, toPay } = (response instanceof Object ? response : {}) as Record<string, unknown>;
  return {
    ...(typeof reference === 'string' && reference !== '' ? { reference } : {}),
    ...(typeof toPay === 'number' && toPay >= 0 ? { toPayCents: Math.round(toPay * 100) } : {}),
  };
}

/** The message of a booking's transfer: its reference or, without one, the child and the camp. */
export function transferMessage({ reference, details }: Booking, camp: Camp): string {
  const { subscriber_FirstName, subscriber_LastName } = details;
  return reference ?? `${subscriber_FirstName} ${subscriber_LastName}, ${campName(camp)}`;
}

/** The camp is not loaded. `campId`: the camp of the selected days. */
export interface Loading {
  phase: 'loading';
  campId: string;
  answers: Answers;
  post: Post | null;
}

/** The enrolment is booked. `booking` is null after the parent leaves the thank-you page. */
export interface Finished {
  phase: 'finished';
  camp: Camp;
  booking: Booking | null;
}

/** The page is left through the cancel link. `camp`: the one that was shown. */
interface Cancelled {
  phase: 'cancelled';
  camp: Camp | null;
}

/** The state of an enrolment in one browser tab, by phase (spec 4). */
export type Enrolment = Loading | OpenEnrolment | Finished | Cancelled;
/** The name of a phase of the enrolment. */
export type Phase = Enrolment['phase'];

/** The enrolment in this phase. */
export type In<P extends Phase> = Extract<Enrolment, { phase: P }>;

/** Whether the camp is shown. */
export const isOpen = (enrolment: Enrolment): enrolment is OpenEnrolment => 'existingSheet' in enrolment;

/** Whether a save is pending, from the confirmation to its answer. */
export const isSaving = (enrolment: OpenEnrolment): enrolment is Signing | Sending | Rechecking =>
  'sent' in enrolment;

/** Whether no call is pending that the parent waits for. */
export const isAnswering = (enrolment: Enrolment): enrolment is Answering =>
  isOpen(enrolment) && enrolment.phase !== 'checking' && !isSaving(enrolment);

/** The camp of the answers; empty when there are none. */
export function campIdOf(enrolment: Enrolment): string {
  if (isOpen(enrolment)) return enrolment.camp.id;
  return enrolment.phase === 'loading' ? enrolment.campId : '';
}

/** What was submitted successfully. */
export function progressOf(enrolment: OpenEnrolment): Progress {
  if (isSaving(enrolment)) return enrolment.next;
  return enrolment.phase === 'checking'
    ? { phase: 'choosing', isSheetConfirmed: enrolment.isSheetConfirmed }
    : enrolment;
}

/** Whether the sheet was confirmed. */
export function isSheetConfirmed(progress: Progress): boolean {
  return progress.phase === 'choosing' ? progress.isSheetConfirmed : progress.phase === 'confirming';
}

const UNSUBMITTED = { choosing: 'kidParent', filling: 'medicalForm', confirming: 'confirmation' } as const;

/** Whether the selected days can be booked. Those of a camp that is not flexible are not selected. */
export const areDaysValid = ({ camp, answers }: Pick<CampShown, 'camp' | 'answers'>): boolean =>
  !stepsOf(camp).includes('campDays') || campDaysProblem(camp, answers.selectedDays) === null;

/**
 * The first incomplete step. A link to a later step leads there. The day selection is validated; the other forms are
 * complete before the first that was not submitted: their values are valid and their calls were made.
 */
export function incompleteStep(enrolment: OpenEnrolment): FormStep {
  return areDaysValid(enrolment) ? UNSUBMITTED[progressOf(enrolment).phase] : 'campDays';
}

/** The code of a camp without open seats. */
export const FULLY_BOOKED = 'INVALID_CAMP_FULLY_BOOKED';

/**
 * Whether the camp cannot be booked: no open seats and no voucher (spec 4, load). False while the result of a save is
 * unknown, because the last seat may be its own.
 */
export function isFullyBooked({ camp, answers, post }: CampShown): boolean {
  return isFull(camp) && answers.voucher === '' && !post?.isLost;
}

/** The errors to show: the failed call, and a fully booked camp. */
export function problemsShown(enrolment: CampShown): Problem[] {
  const problems = enrolment.failure ? [enrolment.failure.problem] : [];
  return isFullyBooked(enrolment) && problems[0]?.code !== FULLY_BOOKED
    ? [...problems, { code: FULLY_BOOKED }]
    : problems;
}

/** A discount check without a result. Null before the check, and after one that succeeded. */
export type DiscountCheck = 'pending' | 'failed' | null;

/** The discount check without a result, for the bill. */
export function discountCheckOf({ phase, failure }: OpenEnrolment): DiscountCheck {
  if (phase === 'checking') return 'pending';
  return failure?.call === 'checkDiscounts' ? 'failed' : null;
}

/** Whether the same data can be sent again. Every other error requires a change first, and other days or terms a look. */
export function canResend(enrolment: OpenEnrolment, { code }: Problem): boolean {
  return (
    code === 'INVALID' &&
    enrolment.failure?.call === 'saveWebSubscription' &&
    incompleteStep(enrolment) === 'confirmation' &&
    !enrolment.change?.areDaysChanged &&
    !enrolment.change?.areTermsChanged &&
    !isFullyBooked(enrolment)
  );
}

/** The booking of a save that succeeded. */
export function bookingFrom(
  { sent: { camp, answers }, post }: Sending,
  { reference, toPayCents: booked }: SavedBooking,
): Booking {
  return {
    id: reference ?? (isDigest(post.digest) ? post.digest : post.key),
    reference,
    details: answers.kidParent,
    days: answers.selectedDays,
    option: answers.confirmation.subscription_Remark,
    sheet: answers.medicalForm,
    toPayCents: booked ?? toPayCents(answers, camp),
  };
}
