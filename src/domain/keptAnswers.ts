import type { Day } from './days.ts';
import { EMPTY_KID_PARENT, NEVER_STORED, type KidParentValues } from './emptyKidParent.ts';
import type { Post } from './enrolmentMachine.ts';

/**
 * What survives a reload of the tab. Never the two national numbers, nor anything medical: those are asked again.
 * The tab's own session storage, so that two tabs with two children do not mix.
 */
export interface Kept {
  campId: string;
  voucher: string;
  selectedDays: Day[];
  kidParent: KeptKidParent;
  subscription_Remark: string;
  /** When the last answer was given, in ms since 1970; 0 when none was. */
  answeredAt: number;
  /** The key and the digests of what was posted last. */
  post: Post | null;
}

export type KeptKidParent = Partial<KidParentValues>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The fields of the child and parent form that may be stored; anything else of `source` is left out. */
export function keptKidParent(source: object): KeptKidParent {
  const isKept = ([field, value]: [string, unknown]) =>
    typeof value === 'string' && field in EMPTY_KID_PARENT && !NEVER_STORED.some((never) => never === field);
  return Object.fromEntries(Object.entries(source).filter(isKept));
}

function postFrom(stored: unknown): Post | null {
  const { digest, detailsDigest, key, isLost } = (stored ?? {}) as Record<string, unknown>;
  return typeof digest === 'string' && typeof detailsDigest === 'string' && typeof key === 'string'
    ? { digest, detailsDigest, key, isLost: isLost === true }
    : null;
}

/** Reads what an earlier page of the tab wrote; null when there is nothing, or what is there is no answer of ours. */
export function keptFrom(stored: unknown): Kept | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { campId, voucher, selectedDays, kidParent, subscription_Remark, answeredAt, post } =
    stored as Record<keyof Kept, unknown>;
  const days: unknown[] = Array.isArray(selectedDays) ? selectedDays : [];
  return {
    campId: text(campId),
    voucher: text(voucher),
    selectedDays: days.filter((day): day is Day => typeof day === 'string'),
    kidParent: keptKidParent(kidParent ?? {}),
    subscription_Remark: text(subscription_Remark),
    answeredAt: Number(answeredAt),
    post: postFrom(post),
  };
}

/** Whether this is what the tab kept of a camp. A link may write the camp's id in small letters. */
export function isKeptOf(kept: Kept, campId = ''): boolean {
  return kept.campId.toUpperCase() === campId.trim().toUpperCase();
}

/**
 * Whether the camp has to be fetched although a server sent it: a kept voucher has to be validated first (spec 4), and a
 * post that was lost may have taken the last seat.
 */
export function needsFetch(kept: Kept | null, campId?: string): boolean {
  return kept !== null && isKeptOf(kept, campId) && (kept.voucher !== '' || kept.post?.isLost === true);
}
