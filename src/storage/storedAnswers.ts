import type { Day } from '../domain/days.ts';
import { EMPTY_KID_PARENT, NEVER_STORED, type KidParentValues } from '../domain/emptyKidParent.ts';
import type { Post } from '../domain/phases.ts';

/**
 * The answers stored in session storage, for a reload of the tab. They never contain national numbers or medical data.
 * Each tab has its own, so that enrolments of two children in two tabs do not mix.
 */
export interface StoredAnswers {
  campId: string;
  voucher: string;
  selectedDays: readonly Day[];
  kidParent: StoredKidParent;
  subscription_Remark: string;
  /** The time of the last answer in ms since 1970; 0 for none. */
  answeredAt: number;
  /** The last save request. */
  post: Post | null;
  /** Whether the answers have expired, and only the camp is known. */
  isExpired: boolean;
}

export type StoredKidParent = Partial<KidParentValues>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The values of `source` that may be stored. */
export function storableKidParent(source: object): StoredKidParent {
  const isStorable = ([field, value]: [string, unknown]) =>
    typeof value === 'string' && field in EMPTY_KID_PARENT && !NEVER_STORED.some((never) => never === field);
  return Object.fromEntries(Object.entries(source).filter(isStorable));
}

function postFrom(stored: unknown): Post | null {
  const { digest, key, isLost, isAfterLost } = (stored ?? {}) as Record<string, unknown>;
  return typeof digest === 'string' && typeof key === 'string'
    ? { digest, key, isLost: isLost === true, isAfterLost: isAfterLost === true }
    : null;
}

/** Parses the stored answers; null when there are none or they are invalid. */
export function parseStoredAnswers(stored: unknown): StoredAnswers | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { campId, voucher, selectedDays, kidParent, subscription_Remark, answeredAt, post, isExpired } =
    stored as Record<keyof StoredAnswers, unknown>;
  if (typeof answeredAt !== 'number') return null;
  const days: unknown[] = Array.isArray(selectedDays) ? selectedDays : [];
  return {
    campId: text(campId),
    voucher: text(voucher),
    selectedDays: days.filter((day): day is Day => typeof day === 'string'),
    kidParent: storableKidParent(kidParent ?? {}),
    subscription_Remark: text(subscription_Remark),
    answeredAt,
    post: postFrom(post),
    isExpired: isExpired === true,
  };
}

/** Whether the stored answers, or a request, are for this camp. The case of the camp id is ignored (spec 2). */
export function isStoredFor(stored: Pick<StoredAnswers, 'campId'>, campId = ''): boolean {
  return stored.campId.toUpperCase() === campId.trim().toUpperCase();
}

/**
 * Whether the camp has to be fetched although it is in the page: a stored voucher has to be validated first (spec 4),
 * and a save with an unknown result may have taken the last seat.
 */
export function needsFetch(stored: StoredAnswers | null, campId?: string): boolean {
  return (
    stored !== null && isStoredFor(stored, campId) && (stored.voucher !== '' || stored.post?.isLost === true)
  );
}
