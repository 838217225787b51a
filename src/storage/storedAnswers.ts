import type { Day } from '../domain/days.ts';
import { EMPTY_KID_PARENT, NEVER_STORED, type KidParentValues } from '../domain/emptyKidParent.ts';
import type { Post } from '../domain/phases.ts';

/** What is stored for one camp. */
export interface StoredCamp {
  campId: string;
  voucher: string;
  selectedDays: readonly Day[];
  /** The last save request. */
  post: Post | null;
}

/**
 * The answers stored in session storage, for a reload of the tab. They never contain national numbers or medical data.
 * Each tab has its own, so that enrolments of two children in two tabs do not mix.
 */
export interface StoredAnswers extends StoredCamp {
  kidParent: StoredKidParent;
  subscription_Remark: string;
  /** The time of the last answer in ms since 1970; 0 for none. */
  answeredAt: number;
  /** Whether the answers have expired, and only the camps are known. */
  isExpired: boolean;
  /** The camps that this tab has shown, the last one first. */
  camps: readonly StoredCamp[];
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

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function campFrom(stored: unknown): StoredCamp {
  const { campId, voucher, selectedDays, post } = (stored ?? {}) as Record<string, unknown>;
  return {
    campId: text(campId),
    voucher: text(voucher),
    selectedDays: list(selectedDays).filter((day): day is Day => typeof day === 'string'),
    post: postFrom(post),
  };
}

/**
 * Parses the stored answers, with what is stored for this camp, or else for the last one; null when there are none or
 * they are invalid.
 */
export function parseStoredAnswers(stored: unknown, campId = ''): StoredAnswers | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { kidParent, subscription_Remark, answeredAt, isExpired, ...rest } = stored as Record<
    string,
    unknown
  >;
  if (typeof answeredAt !== 'number') return null;
  const camps = list(rest.camps).map(campFrom);
  return {
    ...(camps.find((camp) => isStoredFor(camp, campId)) ?? camps[0] ?? campFrom(null)),
    kidParent: storableKidParent(kidParent ?? {}),
    subscription_Remark: text(subscription_Remark),
    answeredAt,
    isExpired: isExpired === true,
    camps,
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
