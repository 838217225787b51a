/** A house number such as `12`, `12 A`, `12-14`, `12/3`, `12 bus 3` and `12 bte 0301`. */
const NUMBER = [
  String.raw`\d{1,4}(?:\s?(?:bis|ter|\p{L})(?!\p{L}))?`,
  String.raw`(?:\s?[-/+]\s?\d{1,4}\p{L}?)?`,
  String.raw`(?:[\s,/]*(?:(?:bus|bte|bo[iî]te|box|app?t?)[\s.]*[\p{L}\d]{1,5}|b\.?\s?\d{1,4}))?`,
].join('');

const BEHIND = new RegExp(String.raw`^(.*?\p{L}.*?)[\s,]+(?:n[r°º]?\.?\s?)?(${NUMBER})$`, 'iu');
/** With a comma, because streets such as `11 Novemberlaan` begin with a number. */
const IN_FRONT = new RegExp(String.raw`^(${NUMBER}),\s*(\p{L}.*)$`, 'iu');

/** The longest house number (spec 5). */
const LONGEST_NUMBER = 10;
/** The word for a box in a house number, and what is before it. */
const BOX = /(^|[^\p{L}\s,/])[\s,/]*(?:bus|bte|bo[iî]te|box|app?t?)(?!\p{L})[\s.]*/iu;

/** The house number, with a slash for the word of its box if it is too long; null if it still is. */
function shortened(number: string): string | null {
  const short = number.length > LONGEST_NUMBER ? number.replace(BOX, '$1/') : number;
  return short.length > LONGEST_NUMBER ? null : short;
}

/** Above it, the time of the patterns grows. */
const LONGEST = 100;

/** Whether the text begins with the number, and not with a longer one. */
const startsWith = (text: string, number: string) =>
  text.startsWith(number) && !/^\d/.test(text.slice(number.length));

/** The house number of a street and its field, in which autofill may put the box; null if they are two numbers. */
function joined(number: string, given: string): string | null {
  if (startsWith(given, number)) return given;
  if (given !== '' && startsWith(number, given)) return number;
  if (/^\d/.test(given)) return null;
  return number.endsWith(given) ? number : `${number} ${given}`;
}

/**
 * The street and the house number when the street holds both, as browsers fill in a street; null when it does not, or
 * when the house number is another one.
 */
export function splitStreet(street: string, houseNr: string): { street: string; houseNr: string } | null {
  const text = street.trim();
  if (text.length > LONGEST) return null;
  const [, behind, numberBehind] = BEHIND.exec(text) ?? [];
  const [, numberInFront, inFront] = IN_FRONT.exec(text) ?? [];
  const name = behind ?? inFront;
  const number = numberBehind ?? numberInFront;
  if (name === undefined || number === undefined) return null;
  const whole = shortened(joined(number, houseNr.trim()) ?? '');
  return whole ? { street: name, houseNr: whole } : null;
}
