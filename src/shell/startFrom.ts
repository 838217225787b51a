import { EMPTY_SUBSCRIPTION, kidParentValues, OFFERED_OPTIONS, withInput } from '../domain/enrolment.ts';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { beginEnrolment, nextEnrolment, type Enrolment } from '../domain/enrolmentMachine.ts';
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
  const {
    campId = '',
    selectedDays = [],
    kidParent = {},
    subscription_Remark = '',
    post = null,
  } = stored ?? {};
  const inputData = {
    ...EMPTY_SUBSCRIPTION.inputData,
    ...kidParent,
    ...nextChild,
    selectedDays,
    // An option that is no longer offered would be refused, without a visible cause.
    subscription_Remark: OFFERED_OPTIONS.find((option) => option === subscription_Remark) ?? '',
  };
  const answers = { ...EMPTY_SUBSCRIPTION, campId, inputData };
  if (!served) return beginEnrolment(answers, post);
  // The prerendered step starts with the values the server used. Its fields contain the stored answers;
  // `useHydratedForm` reads them.
  const isFormFirst = !served.camp.flexibleBookingAllowed;
  const rendered = isFormFirst ? kidParentValues(EMPTY_SUBSCRIPTION) : { selectedDays: [] };
  const asRendered = served.isPrerendered ? withInput(answers, rendered) : answers;
  return nextEnrolment(beginEnrolment(asRendered, post), {
    type: 'campLoaded',
    camp: served.camp,
    voucher: '',
    voucherProblem: null,
  });
}
