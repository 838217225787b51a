/** The mail domains that most parents in Flanders have. Short ones are left out: too much is one letter away from them. */
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
];

/** Whether one letter more, less, other or swapped with the next makes the one text the other. */
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
 * The address with the well-known domain that its own is one letter from; null when there is none, or when the domain is
 * well-known itself.
 */
export function mailSuggestion(address: string): string | null {
  const [, local = '', domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const written = domain.toLowerCase();
  if (local === '' || WELL_KNOWN.includes(written)) return null;
  const meant = WELL_KNOWN.find((known) => isOneLetterFrom(written, known));
  return meant === undefined ? null : `${local}@${meant}`;
}
