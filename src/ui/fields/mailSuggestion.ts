/**
 * Common mail domains in Flanders. Short ones are left out: too many other domains differ from them by one character.
 */
const WELL_KNOWN = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.be',
  'hotmail.fr',
  'outlook.com',
  'outlook.be',
  'live.be',
  'live.com',
  'live.nl',
  'icloud.com',
  'yahoo.com',
  'yahoo.fr',
  'telenet.be',
  'skynet.be',
  'proximus.be',
  'belgacom.net',
  'scarlet.be',
  'pandora.be',
  'protonmail.com',
  // They look like a misspelling of one above.
  'ymail.com',
  'mail.com',
  'email.com',
  'hotmail.de',
  'hotmail.se',
  'live.de',
  'live.ie',
  'live.se',
  'outlook.de',
  'outlook.ie',
];

/** Whether the texts differ by one character that is inserted, removed, replaced or swapped with the next. */
function isOneLetterFrom(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  if (one.length !== other.length) return rest.slice(1) === otherRest || rest === otherRest.slice(1);
  const isSwapped =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return rest.slice(1) === otherRest.slice(1) || isSwapped;
}

/**
 * The address with the common domain that differs from its own by one character; null when there is none or the domain
 * is common itself.
 */
export function mailSuggestion(address: string): string | null {
  const [, local = '', domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const written = domain.toLowerCase();
  if (local === '' || WELL_KNOWN.includes(written)) return null;
  const meant = WELL_KNOWN.find((known) => isOneLetterFrom(written, known));
  return meant === undefined ? null : `${local}@${meant}`;
}
