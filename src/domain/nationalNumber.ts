import type { Day } from './days.ts';

/** Length of a national number: 9 digits of birth date and serial, 2 check digits (spec 9). */
export const NATIONAL_NUMBER_LENGTH = 11;

/** Spec 9: a two-digit year of the last 15 years is of this century. */
const CENTURY_WINDOW_YEARS = 15;

/**
 * Whether the check digits are right: 97 minus (the first nine digits mod 97), or the same with a 2 before the nine
 * for those born from 2000 (spec 5). Months and days are not checked: BIS numbers use others.
 */
export function hasValidCheckDigits(nationalNr: string): boolean {
  if (!/^\d{11}$/.test(nationalNr)) return false;
  const nine = nationalNr.slice(0, 9);
  const check = Number(nationalNr.slice(9));
  return check === 97 - (Number(nine) % 97) || check === 97 - (Number(`2${nine}`) % 97);
}

/**
 * The birth year by the century guess of spec 5, to the letter: below the current two-digit year and above that
 * year minus 15 is 20xx, all else 19xx.
 */
export function birthYear(nationalNr: string, today: Day): number {
  const yy = Number(nationalNr.slice(0, 2));
  const thisYy = Number(today.slice(2, 4));
  return yy < thisYy && yy > thisYy - CENTURY_WINDOW_YEARS ? 2000 + yy : 1900 + yy;
}

/** What a pasted `12.03.04-123.45` becomes: its digits. Text that is no number in such a dress stays as it is. */
export function pastedNationalNumber(text: string): string {
  const trimmed = text.trim();
  return /^[\d\s.\-/]+$/.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed;
}
