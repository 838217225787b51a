import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { EMPTY_ANSWERS, type Answers } from '../domain/enrolment.ts';
import { isDigest, type Post } from '../domain/phases.ts';
import {
  isStoredFor,
  parseStoredAnswers,
  storableKidParent,
  type StoredAnswers,
  type StoredCamp,
} from './storedAnswers.ts';

const STORAGE_KEY = 'enrolment';

/** Stored answers expire two hours after the last answer, because a public computer has other users. */
const MAX_AGE_MS = 2 * 60 * 60 * 1000;

/** Whether answers from then have expired, or are of another clock. Without answers (0) they have not. */
export const isExpired = (answeredAt: number) =>
  answeredAt > 0 && Math.abs(Date.now() - answeredAt) > MAX_AGE_MS;

/** Stores the answers. If the browser denies access to storage, a reload loses them. */
export function storeAnswers(
  campId: string,
  { voucher, selectedDays, kidParent, confirmation }: Answers,
  answeredAt = Date.now(),
  post: Post | null = null,
): void {
  const camp = { campId, voucher, selectedDays, post: post && isDigest(post.digest) ? post : null };
  const others = readStoredAnswers()?.camps.filter((other) => !isStoredFor(other, campId)) ?? [];
  const stored: Omit<StoredAnswers, keyof StoredCamp> = {
    kidParent: storableKidParent(kidParent),
    subscription_Remark: confirmation.subscription_Remark,
    answeredAt,
    isExpired: false,
    camps: campId === '' ? others : [camp, ...others],
  };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    console.info('answers cannot be stored in this browser');
  }
}

/** Stores the parent's values for the next child. */
export function storeForNextChild(campId: string, values: KidParentValues): void {
  storeAnswers(campId, { ...EMPTY_ANSWERS, kidParent: values });
}

/**
 * The stored answers of this tab, for this camp or else for the last one; null when there are none. Only the camps of
 * expired answers stay, so that the page can say so.
 */
export function readStoredAnswers(campId = ''): StoredAnswers | null {
  try {
    const stored = parseStoredAnswers(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'), campId);
    if (!stored || !isExpired(stored.answeredAt)) return stored;
    const camps = stored.camps.map(({ campId }) => ({ campId }));
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ camps, answeredAt: 0, isExpired: true }));
    return readStoredAnswers(campId);
  } catch {
    return null;
  }
}

/** Deletes the stored answers: after success and on cancel. */
export function clearStoredAnswers(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing is stored when the browser denies access to storage.
  }
}
