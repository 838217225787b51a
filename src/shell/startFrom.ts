import { EMPTY_SUBSCRIPTION, withCamp, withInput, type Subscription } from '../domain/enrolment.ts';
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
  if (!served) return answers;
  // As the server drew it; the days that were kept are ticked in it (`index.html`), and its step hears them.
  const asDrawn = served.isDrawn ? withInput(answers, { selectedDays: [] }) : answers;
  return withCamp(asDrawn, served.camp, '');
}
