import type { InputData } from '../domain/enrolment.ts';
import type { Post } from '../domain/enrolmentMachine.ts';
import { keptFrom, keptKidParent, type Kept, type KeptKidParent } from '../domain/keptAnswers.ts';

const STORAGE_KEY = 'enrolment';

/** Answers are kept for two hours after the last one: a library's computer is used by others. */
const KEPT_MS = 2 * 60 * 60 * 1000;

/** What cannot be read back; a browser without `crypto.subtle` compares the posted values themselves. */
const DIGEST = /^[0-9a-f]{64}$/;

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
    post: post && DIGEST.test(post.digest) && DIGEST.test(post.detailsDigest) ? post : null,
  };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    console.info('answers cannot be kept in this browser');
  }
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
