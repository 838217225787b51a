import type { Day } from '../domain/days.ts';
import { EMPTY_SUBSCRIPTION, OFFERED_OPTIONS, type KidParentValues } from '../domain/enrolment.ts';

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
}

const KEPT_FIELDS = [
  'subscriber_FirstName',
  'subscriber_LastName',
  'subscriber_GenderId',
  'subscriber_Parent_FirstName',
  'subscriber_Parent_LastName',
  'subscriber_Parent_Street',
  'subscriber_Parent_HouseNr',
  'subscriber_Parent_PostalCode',
  'subscriber_Parent_City',
  'subscriber_Parent_Country',
  'subscriber_Parent_Email',
  'subscriber_Parent_Email_Repeat',
  'subscriber_Parent_Phone',
  'subscriber_Parent_Phone2',
] as const satisfies readonly (keyof KidParentValues)[];

type KeptKidParent = Record<(typeof KEPT_FIELDS)[number], string>;

/** Known to the page too, which reads and wipes it before the scripts are there (`index.html`). */
const STORAGE_KEY = 'enrolment';

const text = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise);

/** The fields of the child and parent form that may be stored; anything else of `source` is left out. */
export function keptKidParent(source: object): KeptKidParent {
  const values = new Map<string, unknown>(Object.entries(source));
  return Object.fromEntries(
    KEPT_FIELDS.map((field) => [field, text(values.get(field), EMPTY_SUBSCRIPTION.inputData[field])]),
  ) as KeptKidParent;
}

/** Writes what may be kept. A browser that refuses storage only loses the answers on a reload. */
export function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    console.info('answers cannot be kept in this browser');
  }
}

/** What an earlier page of this tab kept, or null. */
export function readKept(): Kept | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Record<
      string,
      unknown
    > | null;
    if (!stored) return null;
    const days = Array.isArray(stored.selectedDays) ? stored.selectedDays : [];
    return {
      campId: text(stored.campId),
      voucher: text(stored.voucher),
      selectedDays: days.filter((day): day is Day => typeof day === 'string'),
      kidParent: keptKidParent(stored.kidParent ?? {}),
      // An option that is offered no more would be refused, and nothing on the page would show why.
      subscription_Remark: OFFERED_OPTIONS.find((option) => option === stored.subscription_Remark) ?? '',
    };
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
