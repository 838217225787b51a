/** Words of the product in Dutch and English: a search for one finds the others. */
const SYNONYMS = [
  ['medicatie', 'medication', 'geneesmiddel'],
  ['allergie', 'allergy'],
  ['kind', 'child', 'kid'],
  ['ouder', 'parent', 'voogd'],
  ['telefoon', 'phone', 'gsm'],
  ['mailadres', 'email', 'e mail', 'mail'],
  ['adres', 'address'],
  ['postcode', 'postnummer', 'postal code', 'zip code', 'zip'],
  ['naam', 'name'],
  ['dag', 'day'],
  ['dagen', 'days'],
  ['een dag', 'one day', 'single day'],
  ['kamp', 'camp'],
  ['prijs', 'price'],
  ['betalen', 'payment', 'pay', 'betaling'],
  ['korting', 'discount'],
  ['fiche', 'sheet'],
  ['toestemming', 'consent', 'approval'],
  ['voucher', 'waardebon'],
  ['volzet', 'fully booked', 'full', 'volgeboekt', 'vol'],
  ['al ingeschreven', 'already booked', 'dubbel', 'dubbele', 'double booking'],
  ['bewaren', 'save', 'inschrijven', 'saved', 'saving'],
  ['wachten', 'pending', 'loading', 'bezig', 'busy', 'traag', 'slow'],
  ['rijksregisternummer', 'national number', 'national nr'],
  ['vervallen', 'expired', 'verlopen'],
  ['fout', 'foutief', 'error', 'wrong', 'invalid', 'ongeldig'],
  ['verplicht', 'required', 'missing', 'leeg', 'empty'],
  ['te oud', 'too old'],
  ['te jong', 'too young'],
  ['te kort', 'too short'],
  ['te lang', 'too long'],
  ['time out', 'timed out', 'timeout'],
  ['geen verbinding', 'no connection', 'offline'],
  ['server error', 'serverfout', '500'],
  ['busy server', 'druk', 'drukte', 'rush', '503'],
  ['aaneengesloten', 'consecutive', 'contiguous', 'na elkaar'],
  ['bestaande', 'existing', 'gevonden', 'found'],
  ['bedankt', 'thank you', 'thanks'],
  ['plakken', 'paste', 'pasted', 'geplakt'],
  ['opnieuw proberen', 'retry', 'try again'],
  ['annuleren', 'cancel', 'cancelled'],
  ['wijzigen', 'edit', 'change'],
  ['tikfout', 'typo', 'typfout'],
  ['herladen', 'reload'],
  ['voornaam', 'first name', 'firstname'],
  ['achternaam', 'last name', 'surname', 'familienaam'],
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

/** A word without an ending, such as 'allergieen' and 'vouchers'. */
const stemsOf = (term: string) =>
  [1, 2, 3].map((letters) => term.slice(0, -letters)).filter(({ length }) => length > 4);

const synonymsOf = (term: string): string[] =>
  SYNONYMS.find((all) => [term, ...stemsOf(term)].some((form) => all.includes(form))) ?? [];

/** The terms of a search, each with its synonyms after it. Words that have a synonym together are one term. */
function termsOf(search: string): string[][] {
  const words = plain(search);
  const phrase = SYNONYMS.flat().find((one) => one.includes(' ') && hasWords(words, one));
  if (phrase === undefined) return words.split(' ').map((word) => [word, ...synonymsOf(word)]);
  const [before = '', ...after] = ` ${words} `.split(` ${phrase} `);
  const others = `${before} ${after.join(` ${phrase} `)}`;
  return [[phrase, ...synonymsOf(phrase)], ...(plain(others) === '' ? [] : termsOf(others))];
}

/** How well a text has a term: as words of its own, at the beginning of a word, in another form, or inside a longer one. */
function fit(text: string, term: string): number {
  if (hasWords(text, term)) return 4;
  if (term.length > 1 && ` ${text}`.includes(` ${term}`)) return 3;
  if (stemsOf(term).some((stem) => hasWords(text, stem))) return 2;
  return term.length > 3 && text.includes(term) ? 1 : 0;
}

/** What a search looks in, {@link plain}: the words that a person reads, and the names behind them. */
export interface Searchable {
  read: string;
  names: string;
}

/** How well this has each term. What is read counts more than a name, a synonym half. */
const ranksOf = ({ read, names }: Searchable, terms: readonly string[][]) =>
  terms.map((term) =>
    Math.max(...term.map((word, n) => Math.max(3 * fit(read, word), fit(names, word)) / (n ? 2 : 1))),
  );

/**
 * What has the most terms of a search, in any order, and at least half of them: a sentence on a screen has a number or name
 * where the message has a placeholder. The best match is first, of equals the one with fewer words.
 */
export function found<Item extends Searchable>(items: readonly Item[], search: string) {
  const terms = termsOf(search);
  const written = plain(search);
  const ranked = items.map((item) => {
    const ranks = ranksOf(item, terms);
    // The words as they are written, such as the name of a field.
    const asWritten = [item.read, item.names].some((text) => hasWords(text, written)) ? 8 : 0;
    return {
      item,
      count: ranks.filter(Boolean).length,
      rank: ranks.reduce((sum, one) => sum + one, asWritten),
    };
  });
  const most = Math.max(...ranked.map(({ count }) => count));
  const rows = ranked
    .filter(({ count }) => count === most && most >= terms.length / 2)
    .sort((a, b) => b.rank - a.rank || a.item.read.length - b.item.read.length)
    .map(({ item }) => item);
  return { rows, hasAll: most === terms.length };
}
