import type { Day } from '../domain/days.ts';
import { EMPTY_KID_PARENT, NEVER_STORED, type KidParentValues } from '../domain/emptyKidParent.ts';
import type { InputData } from '../domain/enrolment.ts';
import type { Post } from '../domain/enrolmentMachine.ts';

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

type KeptKidParent = Partial<KidParentValues>;

const STORAGE_KEY = 'enrolment';

/** Answers are kept for two hours after the last one: a library's computer is used by others. */
const KEPT_MS = 2 * 60 * 60 * 1000;

/** What cannot be read back; a browser without `crypto.subtle` compares the posted values themselves. */
const DIGEST = /^[0-9a-f]{64}$/;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The fields of the child and parent form that may be stored; anything else of `source` is left out. */
function keptKidParent(source: object): KeptKidParent {
  const isKept = ([field, value]: [string, unknown]) =>
    typeof value === 'string' && field in EMPTY_KID_PARENT && !NEVER_STORED.some((never) => never === field);
  return Object.fromEntries(Object.entries(source).filter(isKept));
}

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

function postFrom(stored: unknown): Post | null {
  const { digest, detailsDigest, key, isLost } = (stored ?? {}) as Record<string, unknown>;
  return typeof digest === 'string' && typeof detailsDigest === 'string' && typeof key === 'string'
    ? { digest, detailsDigest, key, isLost: isLost === true }
    : null;
}

/** What an earlier page of this tab kept, or null. */
export function readKept(): Kept | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Record<
      string,
      unknown
    > | null;
    if (!stored) return null;
    const answeredAt = Number(stored.answeredAt);
    if (answeredAt > 0 && answeredAt + KEPT_MS < Date.now()) {
      wipe();
      return null;
    }
    const days = Array.isArray(stored.selectedDays) ? stored.selectedDays : [];
    return {
      campId: text(stored.campId),
      voucher: text(stored.voucher),
      selectedDays: days.filter((day): day is Day => typeof day === 'string'),
      kidParent: keptKidParent(stored.kidParent ?? {}),
      subscription_Remark: text(stored.subscription_Remark),
      answeredAt,
      post: postFrom(stored.post),
    };
  } catch {
    return null;
  }
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

/** Forgets everything: after success and on cancel. */
export function wipe(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept where storage is refused.
  }
}
