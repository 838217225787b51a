import type { Day } from './days.ts';

/** The length of a national number: 9 digits of birth date and serial number, and 2 check digits (spec 9). */
export const NATIONAL_NUMBER_LENGTH = 11;

/** Spec 9: two-digit years of the last 15 years are in this century. */
const CENTURY_WINDOW_YEARS = 15;

/**
 * Whether the check digits are valid: 97 minus (the first nine digits mod 97), or the same with a 2 before the nine
 * digits for births from 2000 on (spec 5). Months and days are not checked, because BIS numbers use other values.
 */
export function hasValidCheckDigits(nationalNr: string): boolean {
  if (!/^\d{11}$/.test(nationalNr)) return false;
  const nine = nationalNr.slice(0, 9);
  const check = Number(nationalNr.slice(9));
  return check === 97 - (Number(nine) % 97) || check === 97 - (Number(`2${nine}`) % 97);
}

/**
 * The birth year, with the century of spec 5: 20xx below the current two-digit year and above that year minus 15, else
 * 19xx.
 */
export function birthYear(nationalNr: string, today: Day): number {
  const yy = Number(nationalNr.slice(0, 2));
  const thisYy = Number(today.slice(2, 4));
  return yy < thisYy && yy > thisYy - CENTURY_WINDOW_YEARS ? 2000 + yy : 1900 + yy;
}
