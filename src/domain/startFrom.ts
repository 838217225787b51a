import { EMPTY_SUBSCRIPTION, kidParentValues, OFFERED_OPTIONS, withInput } from './enrolment.ts';
import type { KidParentValues } from './emptyKidParent.ts';
import { beginEnrolment, nextEnrolment, type Enrolment } from './enrolmentMachine.ts';
import type { ServedCamp } from './servedCamp.ts';
import type { Kept } from './keptAnswers.ts';

/** The enrolment a page begins with: what an earlier page of the tab kept, the camp when it
 * came with this page, and for a parent's next child the parent's values. */
export function startFrom(
  kept: Kept | null,
  served: ServedCamp | null,
  nextChild: KidParentValues | null,
): Enrolment {
  const {
    campId = '',
    selectedDays = [],
    kidParent = {},
    subscription_Remark = '',
    post = null,
  } = kept ?? {};
  const inputData = {
    ...EMPTY_SUBSCRIPTION.inputData,
    ...kidParent,
    ...nextChild,
    selectedDays,
    // An option that is offered no more would be refused, and nothing on the page would show why.
    subscription_Remark: OFFERED_OPTIONS.find((option) => option === subscription_Remark) ?? '',
  };
  const answers = { ...EMPTY_SUBSCRIPTION, campId, inputData };
  if (!served) return beginEnrolment(answers, post);
  // As the server drew its step; what was kept of it stands in its fields, and the step hears it (`firstScreen`).
  const isFormDrawn = !served.camp.flexibleBookingAllowed;
  const drawn = isFormDrawn ? kidParentValues(EMPTY_SUBSCRIPTION) : { selectedDays: [] };
  const asDrawn = served.isDrawn ? withInput(answers, drawn) : answers;
  return nextEnrolment(beginEnrolment(asDrawn, post), {
    type: 'campLoaded',
    camp: served.camp,
    voucher: '',
    voucherProblem: null,
  });
}
