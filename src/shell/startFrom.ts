import { EMPTY_ANSWERS, OFFERED_OPTIONS, type Answers } from '../domain/enrolment.ts';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { beginEnrolment, nextEnrolment } from '../domain/enrolmentMachine.ts';
import type { Enrolment } from '../domain/phases.ts';
import type { ServedCamp } from './servedCamp.ts';
import type { StoredAnswers } from '../storage/storedAnswers.ts';

/**
 * The initial enrolment of a page: with the stored answers, the camp if it is in the page, and the parent's values if
 * it is for another child.
 */
export function startFrom(
  stored: StoredAnswers | null,
  served: ServedCamp | null,
  nextChild: KidParentValues | null,
): Enrolment {
  const { campId = '', selectedDays = [], kidParent, subscription_Remark, post = null } = stored ?? {};
  const answers: Answers = {
    ...EMPTY_ANSWERS,
    selectedDays,
    kidParent: { ...EMPTY_ANSWERS.kidParent, ...kidParent, ...nextChild },
    confirmation: {
      ...EMPTY_ANSWERS.confirmation,
      // An option that is no longer offered would be refused, without a visible cause.
      subscription_Remark: OFFERED_OPTIONS.find((option) => option === subscription_Remark) ?? '',
    },
  };
  if (!served) return beginEnrolment(answers, campId, post);
  // The prerendered step starts with the values the server used. Its fields contain the stored answers;
  // `useHydratedForm` reads them.
  const isFormFirst = !served.camp.flexibleBookingAllowed;
  const rendered = isFormFirst ? { kidParent: EMPTY_ANSWERS.kidParent } : { selectedDays: [] };
  const asRendered = served.isPrerendered ? { ...answers, ...rendered } : answers;
  return nextEnrolment(beginEnrolment(asRendered, campId, post), {
    type: 'campLoaded',
    camp: served.camp,
    voucher: '',
    voucherProblem: null,
  });
}
