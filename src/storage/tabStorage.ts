import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { EMPTY_SUBSCRIPTION, type InputData } from '../domain/enrolment.ts';
import { isDigest, type Post } from '../domain/enrolmentMachine.ts';
import { keptFrom, keptKidParent, type Kept, type KeptKidParent } from '../domain/keptAnswers.ts';

const STORAGE_KEY = 'enrolment';

/** Answers are kept for two hours after the last one: a library's computer is used by others. */
const KEPT_MS = 2 * 60 * 60 * 1000;

/** Writes what may be kept. A browser that refuses storage only loses the answers on a reload. */
export function keep(
  campId: string,
  inputData: Pick<InputData, 'voucher' | 'selectedDays' | 'subscription_Remark'> & KeptKidParent,
  answeredAt = Date.now(),
  post: Post | null = null,
): void {
  const { voucher, selectedDays, subscription_Remark } = inputData;
  const kept: Kept = {
    campId,
    voucher,
    selectedDays,
    kidParent: keptKidParent(inputData),
    subscription_Remark,
    answeredAt,
    post: post && isDigest(post.digest) && isDigest(post.detailsDigest) ? post : null,
  };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    console.info('answers cannot be kept in this browser');
  }
}

/** Keeps the parent for the next child's enrolment; the e-mail address is repeated again for it after a reload. */
export function keepForNextChild(campId: string, values: KidParentValues): void {
  keep(campId, { ...EMPTY_SUBSCRIPTION.inputData, ...values, subscriber_Parent_Email_Repeat: '' });
}

/** What an earlier page of this tab kept, or null. */
export function readKept(): Kept | null {
  try {
    const kept = keptFrom(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    const isOld = kept !== null && kept.answeredAt > 0 && kept.answeredAt + KEPT_MS < Date.now();
    if (!isOld) return kept;
    wipe();
    return null;
  } catch {
    return null;
  }
}

/** Forgets everything: after success and on cancel. */
export function wipe(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept where storage is refused.
  }
}
