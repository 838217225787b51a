import type { Camp } from './camp.ts';
import type { Day } from './days.ts';
import type { KidParentValues } from './emptyKidParent.ts';
import {
  EMPTY_ANSWERS,
  toPayCents,
  withCamp,
  withDays,
  withKidParent,
  type Answers,
  type ConfirmationValues,
  type Discount,
} from './enrolment.ts';
import { isVoucherRefused, type Problem } from './errorCodes.ts';
import { isPriced } from './price.ts';
import { sentMedicalInfo, type MedicalInfo } from './medicalSheet.ts';
import {
  areDaysValid,
  bookingFrom,
  campIdOf,
  incompleteStep,
  isAnswering,
  isFullyBooked,
  isOpen,
  isPerhapsBooked,
  isSaving,
  isSheetConfirmed,
  progressOf,
  type Answering,
  type CampChange,
  type CampShown,
  type Enrolment,
  type Loading,
  type OpenEnrolment,
  type Post,
  type Progress,
  type Rechecking,
  type SavedBooking,
  type Sending,
} from './phases.ts';
import type { FormStep } from './steps.ts';

/** The events of an enrolment (spec 4). */
export type EnrolmentEvent =
  /** The camp is loaded. `voucher` is empty unless it is valid (spec 4, load). */
  | { type: 'campLoaded'; camp: Camp; voucher: string; voucherProblem: Problem | null }
  /** The camp is fetched again when a step opens. */
  | { type: 'campRefreshed'; camp: Camp }
  /** A day is selected or deselected. `isRestored`: the days are the stored ones, after a reload. */
  | { type: 'dayToggled'; selectedDays: readonly Day[]; isRestored?: boolean }
  | { type: 'daysSubmitted' }
  /** A submitted form is changed, or left while it is checked, and has to be submitted again. */
  | { type: 'formChanged'; form: FormStep }
  | { type: 'detailsSubmitted'; values: KidParentValues }
  | { type: 'discountAnswered'; discount: Discount }
  | { type: 'sheetRequested' }
  /** `child` and `parent` are the national numbers of the request. `sheet` is null when there is none. */
  | { type: 'sheetAnswered'; child: string; parent: string; sheet: MedicalInfo | null }
  /** The existing sheet has been filled in. */
  | { type: 'sheetFilled' }
  | { type: 'sheetSubmitted'; values: MedicalInfo }
  | { type: 'confirmed'; values: ConfirmationValues }
  /**
   * The digest is computed. `newKey` is used unless the same data was posted before. `camp`: as it is now, if
   * that is known.
   */
  | { type: 'signed'; digest: string; newKey: string; camp?: Camp | null }
  /** The parent left before the save was sent. */
  | { type: 'notSent' }
  | ({ type: 'saved' } & SavedBooking)
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

/** A new enrolment, with the stored answers for a camp if there are any. */
export function beginEnrolment(
  answers: Answers = EMPTY_ANSWERS,
  campId = '',
  post: Post | null = null,
): Loading {
  return { phase: 'loading', campId, answers, post };
}

/** The enrolment without its phase. */
function campShown({ camp, answers, existingSheet, failure, change, move, post }: OpenEnrolment): CampShown {
  return { camp, answers, existingSheet, failure, change, move, post };
}

/** The enrolment after a form is submitted or changed. A pending save continues; a pending check is dropped. */
function withProgress(enrolment: OpenEnrolment, progress: Progress): OpenEnrolment {
  return isSaving(enrolment) ? { ...enrolment, next: progress } : { ...campShown(enrolment), ...progress };
}

/** What is to be submitted after the child and parent. */
const afterDetails = (isSheetConfirmed: boolean): Progress => ({
  phase: isSheetConfirmed ? 'confirming' : 'filling',
});

/** Whether a child of the right age for the camp may be too old or too young for it now. */
const areAgesStricter = (before: Camp, now: Camp) =>
  (now.maxBirthyear ?? -Infinity) > (before.maxBirthyear ?? -Infinity) ||
  (now.minBirthyear ?? Infinity) < (before.minBirthyear ?? Infinity);

/** The effects of a loaded camp: the answers, what changed, and what is submitted again (spec 4, load). */
function loadedCamp(enrolment: OpenEnrolment, camp: Camp, voucher: string): OpenEnrolment {
  const isOther = enrolment.camp.id !== camp.id;
  const answers = withCamp(enrolment.answers, camp, voucher, isOther, true);
  const { change } = enrolment;
  const before = toPayCents(enrolment.answers, enrolment.camp);
  const isNowPriced = isPriced(camp, answers.selectedDays.length);
  const beforeCents = before === toPayCents(answers, camp) || !isNowPriced ? null : before;
  const areDaysChanged =
    answers.selectedDays.join() !== enrolment.answers.selectedDays.join() ||
    (areDaysValid(enrolment) && !areDaysValid({ camp, answers }));
  const areAgesChanged = voucher === '' && areAgesStricter(enrolment.camp, camp);
  const areTermsChanged = areAgesChanged || camp.locationName !== enrolment.camp.locationName;
  const loaded = {
    ...enrolment,
    camp,
    answers,
    change:
      isOther || (beforeCents === null && !areDaysChanged && !areTermsChanged)
        ? change
        : {
            beforeCents: isNowPriced ? (beforeCents ?? change?.beforeCents ?? null) : null,
            areDaysChanged: areDaysChanged || change?.areDaysChanged === true,
            areTermsChanged: areTermsChanged || change?.areTermsChanged === true,
            isNotSent: false,
          },
  };
  // The rules depend on the camp, so the forms have to be submitted again.
  if (isOther) return withProgress(loaded, { phase: 'choosing', isSheetConfirmed: false });
  if (!areAgesChanged) return loaded;
  return withProgress(loaded, { phase: 'choosing', isSheetConfirmed: isSheetConfirmed(progressOf(loaded)) });
}

/** Drops `beforeCents` once it equals the amount now; null when nothing else changed. */
function stillChanged(change: CampChange | null, nowCents: number): CampChange | null {
  if (change?.beforeCents !== nowCents) return change;
  const { areDaysChanged, areTermsChanged, isNotSent } = change;
  return areDaysChanged || areTermsChanged || isNotSent ? { ...change, beforeCents: null } : null;
}

/** The enrolment after a refused save: the parent goes to the first step, which shows the error (spec 2). */
function afterRefusal(enrolment: Sending | Rechecking, problem: Problem, isLost: boolean): Answering {
  const { camp, answers, post, sent, next, phase } = enrolment;
  // A rejected voucher is removed, so that a retry works without it and the age rules apply.
  const isVoucher = isVoucherRefused(problem.code);
  // An earlier request was booked, and this one has other data.
  const isAfterLost =
    (phase === 'resending' || post.isAfterLost) && problem.code === 'INVALID_CAMP_ALREADY_BOOKED';
  return {
    ...campShown(enrolment),
    ...(isVoucher ? { phase: 'choosing', isSheetConfirmed: isSheetConfirmed(next) } : next),
    answers: isVoucher ? { ...answers, voucher: '' } : answers,
    failure: { call: 'saveWebSubscription', problem: isAfterLost ? { ...problem, isAfterLost } : problem },
    // A save for another camp does not affect this camp's seats.
    post: sent.camp.id === camp.id ? { ...post, isLost } : null,
    move: { to: 'campDays' },
  };
}

const TRANSITIONS: Transitions = {
  campLoaded: (enrolment, { camp, voucher, voucherProblem }) => {
    const failure = voucherProblem && ({ call: 'validateVoucher', problem: voucherProblem } as const);
    const isOther = campIdOf(enrolment) !== camp.id;
    if (enrolment.phase === 'loading') {
      // Those of before a reload.
      const { selectedDays } = enrolment.answers;
      const isShown = !isOther && selectedDays.length > 0;
      const answers = withCamp(enrolment.answers, camp, voucher, isOther, isShown);
      const areDaysChanged = isShown && answers.selectedDays.join() !== selectedDays.join();
      return {
        phase: 'choosing',
        camp,
        answers,
        isSheetConfirmed: false,
        existingSheet: null,
        failure,
        change: areDaysChanged
          ? { beforeCents: null, areDaysChanged, areTermsChanged: false, isNotSent: false }
          : null,
        move: null,
        post: isOther ? null : enrolment.post,
      };
    }
    if (!isOpen(enrolment)) return enrolment;
    const loaded = loadedCamp({ ...enrolment, failure, change: null, move: null }, camp, voucher);
    return isOther && isAnswering(loaded) ? { ...loaded, post: null } : loaded;
  },

  campRefreshed: (enrolment, { camp }) =>
    // The data of a pending call is not changed.
    isAnswering(enrolment) && enrolment.camp.id === camp.id
      ? loadedCamp(enrolment, camp, enrolment.answers.voucher)
      : enrolment,

  dayToggled: (enrolment, { selectedDays, isRestored }) =>
    isOpen(enrolment)
      ? {
          ...enrolment,
          answers: withDays(enrolment.answers, enrolment.camp, selectedDays),
          change: isRestored ? enrolment.change : null,
        }
      : enrolment,

  daysSubmitted: (enrolment) =>
    isOpen(enrolment) ? { ...enrolment, move: { after: 'campDays' } } : enrolment,

  formChanged: (enrolment, { form }) => {
    if (!isOpen(enrolment)) return enrolment;
    const progress = progressOf(enrolment);
    const isConfirmed = isSheetConfirmed(progress);
    if (form === 'kidParent' && (progress.phase !== 'choosing' || enrolment.phase === 'checking'))
      return withProgress(enrolment, { phase: 'choosing', isSheetConfirmed: isConfirmed });
    if (form === 'medicalForm' && isConfirmed)
      return withProgress(
        enrolment,
        progress.phase === 'choosing' ? { ...progress, isSheetConfirmed: false } : { phase: 'filling' },
      );
    return enrolment;
  },

  detailsSubmitted: (enrolment, { values }) => {
    if (!isAnswering(enrolment)) return enrolment;
    const { camp, answers } = enrolment;
    // A medical sheet belongs to one child and one parent.
    const isSame = (['subscriber_NationalNr', 'subscriber_Parent_NationalNr'] as const).every(
      (number) => values[number] === answers.kidParent[number],
    );
    const isConfirmed = isSame && isSheetConfirmed(enrolment);
    const submitted = withKidParent(answers, values);
    const shown: CampShown = {
      ...campShown(enrolment),
      answers: submitted,
      change: stillChanged(enrolment.change, toPayCents(submitted, camp)),
      existingSheet: isSame ? enrolment.existingSheet : null,
      failure: null,
    };
    return camp.discountAllowed
      ? { ...shown, phase: 'checking', isSheetConfirmed: isConfirmed }
      : { ...shown, ...afterDetails(isConfirmed), move: { after: 'kidParent' } };
  },

  discountAnswered: (enrolment, { discount }) => {
    if (enrolment.phase !== 'checking' && enrolment.phase !== 'rechecking') return enrolment;
    const { camp, answers, change } = enrolment;
    // The camp may have been loaded again meanwhile.
    const isOfCamp = enrolment.phase === 'checking' || enrolment.sent.camp.id === camp.id;
    const checked = camp.discountAllowed && isOfCamp ? { ...answers, discount } : answers;
    if (enrolment.phase === 'checking')
      return {
        ...campShown(enrolment),
        ...afterDetails(enrolment.isSheetConfirmed),
        answers: checked,
        change: stillChanged(change, toPayCents(checked, camp)),
        move: { after: 'kidParent' },
      };
    const before = toPayCents(answers, camp);
    return {
      ...afterRefusal({ ...enrolment, answers: checked }, enrolment.refusal, false),
      change:
        before === toPayCents(checked, camp)
          ? change
          : { beforeCents: before, areDaysChanged: false, areTermsChanged: false, isNotSent: false },
    };
  },

  sheetRequested: (enrolment) =>
    isOpen(enrolment) && enrolment.existingSheet === null && progressOf(enrolment).phase !== 'choosing'
      ? { ...enrolment, existingSheet: { status: 'loading' } }
      : enrolment,

  sheetAnswered: (enrolment, { child, parent, sheet }) => {
    if (!isOpen(enrolment) || enrolment.existingSheet?.status !== 'loading') return enrolment;
    const { subscriber_NationalNr, subscriber_Parent_NationalNr } = enrolment.answers.kidParent;
    // The parent may have entered another child in the meantime.
    if (child !== subscriber_NationalNr || parent !== subscriber_Parent_NationalNr) return enrolment;
    return { ...enrolment, existingSheet: sheet ? { status: 'found', sheet } : { status: 'none' } };
  },

  sheetFilled: (enrolment) =>
    isOpen(enrolment) && enrolment.existingSheet?.status === 'found'
      ? { ...enrolment, existingSheet: { status: 'found', sheet: null } }
      : enrolment,

  sheetSubmitted: (enrolment, { values }) => {
    if (!isOpen(enrolment) || progressOf(enrolment).phase === 'choosing') return enrolment;
    const answers = { ...enrolment.answers, medicalForm: sentMedicalInfo(values) };
    return withProgress({ ...enrolment, answers, move: { after: 'medicalForm' } }, { phase: 'confirming' });
  },

  confirmed: (enrolment, { values }) => {
    if (enrolment.phase !== 'confirming') return enrolment;
    if (!values.subscriber_Parent_GdprConsent) return { ...enrolment, move: { to: 'confirmation' } };
    if (isFullyBooked(enrolment) || incompleteStep(enrolment) !== 'confirmation') return enrolment;
    const answers = { ...enrolment.answers, confirmation: values };
    return {
      ...campShown(enrolment),
      answers,
      phase: 'signing',
      sent: { camp: enrolment.camp, answers },
      next: { phase: 'confirming' },
      failure: null,
      change: null,
      move: { to: 'confirmation' },
    };
  },

  signed: (enrolment, { digest, newKey, camp }) => {
    if (enrolment.phase !== 'signing') return enrolment;
    const { post, answers } = enrolment;
    const isSame = post?.digest === digest;
    const isResent = isSame && post.isLost;
    // What is sent again may be booked already.
    if (camp && camp.id === enrolment.camp.id && !isResent) {
      const shown: OpenEnrolment = { ...campShown(enrolment), ...enrolment.next };
      const { change, ...next } = loadedCamp(shown, camp, answers.voucher);
      if (change) return { ...next, change: { ...change, isNotSent: true } };
    }
    return {
      ...enrolment,
      phase: isResent ? 'resending' : 'sending',
      post: {
        digest,
        key: isSame ? post.key : newKey,
        isLost: true,
        isAfterLost: isSame ? post.isAfterLost : isPerhapsBooked(post),
      },
    };
  },

  notSent: (enrolment) =>
    enrolment.phase === 'signing' || enrolment.phase === 'resending'
      ? { ...campShown(enrolment), ...enrolment.next }
      : enrolment,

  saved: (enrolment, saved) =>
    enrolment.phase === 'sending' || enrolment.phase === 'resending'
      ? { phase: 'finished', camp: enrolment.sent.camp, booking: bookingFrom(enrolment, saved) }
      : enrolment,

  refused: (enrolment, { problem, isLost = false }) => {
    switch (enrolment.phase) {
      case 'checking': {
        const isVoucher = isVoucherRefused(problem.code);
        return {
          ...campShown(enrolment),
          phase: 'choosing',
          isSheetConfirmed: enrolment.isSheetConfirmed,
          answers: isVoucher ? { ...enrolment.answers, voucher: '' } : enrolment.answers,
          failure: { call: 'checkDiscounts', problem },
        };
      }
      case 'sending':
      case 'resending': {
        // After a timeout it is sent once more with the same key, because it may be booked.
        if (enrolment.phase === 'sending' && problem.transport?.kind === 'timeout')
          return { ...enrolment, phase: 'resending' };
        // The discount may have changed since it was shown: the parent sees the new price before sending again.
        if (problem.code === 'INVALID' && !isLost && enrolment.sent.camp.discountAllowed)
          return { ...enrolment, phase: 'rechecking', refusal: problem };
        return afterRefusal(enrolment, problem, isLost);
      }
      case 'rechecking':
        return afterRefusal(enrolment, enrolment.refusal, false);
      default:
        return enrolment;
    }
  },

  cancelled: (enrolment) =>
    enrolment.phase === 'finished'
      ? enrolment
      : { phase: 'cancelled', camp: 'camp' in enrolment ? enrolment.camp : null },

  pageLeft: (enrolment) => (enrolment.phase === 'finished' ? { ...enrolment, booking: null } : enrolment),
};

/**
 * The next state after an event (spec 4). Pure: no clock, no calls, no storage. An event that does not apply, such as
 * the response to a cancelled request, returns the same object.
 */
export function nextEnrolment(enrolment: Enrolment, event: EnrolmentEvent): Enrolment {
  const transition = TRANSITIONS[event.type] as (from: Enrolment, event: EnrolmentEvent) => Enrolment;
  return transition(enrolment, event);
}
