/** Words of the product in Dutch and English: a search for one finds the others. */
const SYNONYMS = [
  ['medicatie', 'medication', 'geneesmiddel'],
  ['allergie', 'allergy'],
  ['kind', 'child', 'kid'],
  ['ouder', 'parent', 'voogd'],
  ['telefoon', 'phone', 'gsm'],
  ['mailadres', 'email', 'mail'],
  ['adres', 'address'],
  ['postcode', 'postnummer', 'postal code'],
  ['naam', 'name'],
  ['dag', 'day'],
  ['dagen', 'days'],
  ['een dag', 'one day', 'single day'],
  ['kamp', 'camp'],
  ['prijs', 'price'],
  ['korting', 'discount'],
  ['fiche', 'sheet'],
  ['toestemming', 'consent', 'approval'],
  ['voucher', 'waardebon'],
  ['volzet', 'fully booked', 'full'],
  ['bewaren', 'save', 'inschrijven', 'saved', 'saving'],
  ['wachten', 'pending', 'loading', 'bezig', 'busy'],
  ['rijksregisternummer', 'national number', 'national nr'],
  ['vervallen', 'expired', 'verlopen'],
  ['fout', 'foutief', 'error', 'wrong', 'invalid', 'ongeldig'],
  ['verplicht', 'required', 'missing', 'leeg', 'empty'],
  ['te kort', 'too short'],
  ['te lang', 'too long'],
  ['time out', 'timed out', 'timeout'],
  ['geen verbinding', 'no connection', 'offline'],
];

/** Without capitals, accents and punctuation: 'medication 2 name' for `medication2_name`. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/(\p{Ll})(?=\p{Lu})|(\p{L})(?=\p{N})/gu, '$& ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const hasWords = (text: string, words: string) => ` ${text} `.includes(` ${words} `);

/** The synonyms of the words in a text. */
export const synonymsIn = (text: string): string[] =>
  SYNONYMS.filter((words) => words.some((word) => hasWords(plain(text), word)))
    .flat()
    .filter((word) => !hasWords(plain(text), word));

/** The terms of a search, each with its synonyms after it. Words that have a synonym together are one term. */
function termsOf(search: string): string[][] {
  const words = plain(search);
  const phrase = SYNONYMS.flat().find((one) => one.includes(' ') && hasWords(words, one));
  if (phrase === undefined)
    return words.split(' ').map((word) => [word, ...(SYNONYMS.find((all) => all.includes(word)) ?? [])]);
  const [before = '', ...after] = ` ${words} `.split(` ${phrase} `);
  const others = `${before} ${after.join(` ${phrase} `)}`;
  return [
    [phrase, ...(SYNONYMS.find((all) => all.includes(phrase)) ?? [])],
    ...(plain(others) === '' ? [] : termsOf(others)),
  ];
}

/** How well a text has a term: as words of its own, at the beginning of a word, or inside a longer one. */
function fit(text: string, term: string): number {
  if (hasWords(text, term)) return 4;
  if (term.length > 1 && ` ${text}`.includes(` ${term}`)) return 3;
  return term.length > 3 && text.includes(term) ? 1 : 0;
}

/** What a search looks in, {@link plain}: the words that a person reads, and the names behind them. */
export interface Searchable {
  read: string;
  names: string;
}

/** How well this matches a search: 0 unless it has every term. What is read counts double, a synonym half. */
function rank({ read, names }: Searchable, terms: readonly string[][]): number {
  const ranks = terms.map((term) =>
    Math.max(...term.map((word, n) => Math.max(2 * fit(read, word), fit(names, word)) / (n ? 2 : 1))),
  );
  return ranks.includes(0) ? 0 : ranks.reduce((sum, one) => sum + one, 0);
}

/** What has every term of a search, in any order: the best match first, of equals the one with fewer words. */
export function found<Item extends Searchable>(items: readonly Item[], search: string): Item[] {
  const terms = termsOf(search);
  return items
    .map((item) => ({ item, rank: rank(item, terms) }))
    .filter((one) => one.rank > 0)
    .sort((a, b) => b.rank - a.rank || a.item.read.length - b.item.read.length)
    .map(({ item }) => item);
}
