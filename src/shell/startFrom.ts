import { EMPTY_SUBSCRIPTION, withCamp, type Subscription } from '../domain/enrolment.ts';
import type { ServedCamp } from './servedCamp.ts';
import type { Kept } from './storage.ts';

function answersFrom(kept: Kept | null): Subscription {
  if (!kept) return EMPTY_SUBSCRIPTION;
  const { campId, selectedDays, kidParent, subscription_Remark } = kept;
  return {
    ...EMPTY_SUBSCRIPTION,
    campId,
    inputData: { ...EMPTY_SUBSCRIPTION.inputData, ...kidParent, selectedDays, subscription_Remark },
  };
}

/** The enrolment a page begins with: what an earlier page of the tab kept, and the camp when it came with this page. */
export function startFrom(kept: Kept | null, served: ServedCamp | null): Subscription {
  const answers = answersFrom(kept);
  return served ? withCamp(answers, served.camp, '') : answers;
}
