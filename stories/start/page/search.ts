/** Words of the product in Dutch and English: a search for one finds the others. */
const SYNONYMS = [
  ['medicatie', 'medication'],
  ['allergie', 'allergy'],
  ['kind', 'child', 'kid'],
  ['ouder', 'parent'],
  ['telefoon', 'phone'],
  ['dag', 'day'],
  ['kamp', 'camp'],
  ['korting', 'discount'],
  ['voucher', 'waardebon'],
  ['volzet', 'fully booked', 'full'],
  ['bewaren', 'save', 'inschrijven'],
  ['wachten', 'pending', 'loading', 'bezig', 'busy'],
  ['rijksregisternummer', 'nationalnr', 'national number'],
  ['vervallen', 'expired', 'verlopen'],
  ['fout', 'error', 'foutief', 'wrong', 'invalid'],
  ['time out', 'timed out', 'timeout'],
];

/** Without capitals, accents and punctuation. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The text that {@link matches} looks in, with the synonyms of its words. */
export function searchable(...texts: readonly string[]): string {
  const text = plain(texts.join(' '));
  return [text, ...SYNONYMS.filter((words) => words.some((word) => text.includes(word))).flat()].join(' ');
}

/** Whether a text of {@link searchable} contains every word of a search, in any order. */
export const matches = (text: string, search: string) =>
  plain(search)
    .split(' ')
    .every((word) => text.includes(word));
