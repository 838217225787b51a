/** Words of the product in Dutch and English: a search for one finds the others. */
const SYNONYMS = [
  ['medicatie', 'medication', 'geneesmiddel', 'medicijn', 'medicine', 'pil'],
  ['hoeveel', 'amount', 'dosis', 'dosage'],
  ['allergie', 'allergy'],
  ['symptomen', 'symptoms'],
  ['nog een kind', 'next child', 'second child', 'tweede kind', 'sibling', 'broer', 'zus'],
  ['kind', 'child', 'kid'],
  ['ouder', 'parent', 'voogd'],
  ['telefoon', 'phone', 'telephone', 'gsm', 'mobile'],
  ['noodgevallen', 'noodnummer', 'emergency'],
  ['mailadres', 'email', 'emailadres', 'e mail', 'mail'],
  ['gelijk', 'repeat', 'match', 'mismatch', 'hetzelfde', 'same'],
  ['adres', 'address'],
  ['huisnummer', 'house number', 'house nr', 'huisnr'],
  ['postcode', 'postnummer', 'postal code', 'zip code', 'zip'],
  ['gemeente', 'city', 'stad', 'town'],
  ['geslacht', 'gender', 'jongen', 'meisje', 'boy', 'girl'],
  ['naam', 'name'],
  ['dag', 'day'],
  ['dagen', 'days'],
  ['een dag', 'one day', 'single day'],
  ['te weinig', 'too few', 'minimum', 'minimaal'],
  ['te veel', 'too many', 'maximum', 'maximaal'],
  ['kamp', 'camp'],
  ['prijs', 'price'],
  ['betalen', 'payment', 'pay', 'betaling'],
  ['niets te betalen', 'nothing to pay', 'gratis', 'free'],
  ['te betalen', 'to pay', 'totaal', 'total', 'bedrag'],
  ['rekening', 'rekeningnummer', 'iban', 'bank account'],
  ['referentie', 'reference', 'referentienummer'],
  ['korting', 'discount', 'gezinskorting'],
  ['fiche', 'sheet'],
  ['toestemming', 'consent', 'approval', 'gdpr', 'avg', 'privacy'],
  ['voucher', 'waardebon', 'kortingscode', 'discount code', 'promo code'],
  [
    'volzet',
    'fully booked',
    'full',
    'volgeboekt',
    'vol',
    'sold out',
    'uitverkocht',
    'geen plaats',
    'wachtlijst',
  ],
  ['al ingeschreven', 'already booked', 'dubbel', 'dubbele', 'double booking'],
  ['bewaren', 'save', 'inschrijven', 'saved', 'saving', 'opslaan', 'submit', 'versturen'],
  ['wachten', 'pending', 'loading', 'laden', 'bezig', 'busy', 'traag', 'slow', 'spinner', 'skeleton'],
  [
    'rijksregisternummer',
    'national number',
    'national nr',
    'geboortedatum',
    'date of birth',
    'birthday',
    'eid',
  ],
  ['18 jaar', 'minderjarig', 'meerderjarig', 'under 18', 'adult'],
  ['twee uur', 'two hours', 'session', 'sessie'],
  ['vervallen', 'expired', 'verlopen'],
  ['fout', 'foutief', 'error', 'wrong', 'invalid', 'ongeldig', 'foutmelding', 'validatie'],
  ['verplicht', 'required', 'missing', 'leeg', 'empty'],
  ['te oud', 'too old'],
  ['te jong', 'te jonge', 'too young'],
  ['te kort', 'too short'],
  ['te lang', 'too long'],
  ['time out', 'timed out', 'timeout'],
  ['geen verbinding', 'no connection', 'offline', 'internet', 'network', 'netwerkfout', 'connection lost'],
  ['afgebroken', 'aborted'],
  ['server error', 'serverfout', '500'],
  ['busy server', 'druk', 'drukte', 'rush', '503', '429'],
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
  ['overzicht', 'summary', 'samenvatting', 'sidebar'],
  ['instelling', 'configuratie', 'configuration', 'config', 'misconfigured'],
  ['interaction', 'hover', 'pressed', 'focus', 'focused', 'keyboard'],
  ['select', 'dropdown', 'keuzelijst'],
  ['choice', 'radio', 'keuzerondje'],
  ['checkbox', 'aankruisvakje', 'vinkje'],
  ['dialog', 'dialoog', 'modal', 'popup'],
  ['notice', 'melding', 'banner', 'toast', 'alert'],
  ['calendar', 'kalender', 'datepicker', 'date picker'],
];

/** Words that a sentence can do without: they only decide which match is first. */
export const SMALL: ReadonlySet<string> = new Set(
  'a an and de een en for het in is met of on op out per te the to uit van voor with'.split(' '),
);

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
export function synonymsIn(text: string): string[] {
  const written = plain(text);
  return SYNONYMS.filter((words) => words.some((word) => hasWords(written, word)))
    .flat()
    .filter((word) => !hasWords(written, word));
}

/** Endings of plurals and adjectives, with the fewest letters before them. */
const ENDINGS: readonly [ending: string, least: number][] = [
  ['eren', 4],
  ['en', 3],
  ['es', 3],
  ['s', 3],
  ['n', 5],
  ['e', 4],
];

/**
 * A word without an ending, also as Dutch writes it without one: 'namen' is 'naam', 'prijzen' is 'prijs' and 'kampen' is
 * 'kamp'.
 */
const stemsOf = (term: string): string[] =>
  ENDINGS.filter(([ending, least]) => term.endsWith(ending) && term.length - ending.length >= least)
    .map(([ending]) => term.slice(0, -ending.length))
    .flatMap((stem) => [
      stem,
      stem.replace(/z$/, 's').replace(/v$/, 'f'),
      stem.replace(/(.)\1$/, '$1'),
      stem.replace(/([^aeiou])([aeou])([^aeiouzv])$/, '$1$2$2$3'),
    ]);

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
  if (term.length > (/^\d/.test(term) ? 1 : 2) && ` ${text}`.includes(` ${term}`)) return 3;
  if (stemsOf(term).some((stem) => hasWords(text, stem))) return 2;
  return term.length > 3 && text.includes(term) ? 1 : 0;
}

/** What a search looks in, {@link plain}: the words that a person reads, and the names behind them. */
export interface Searchable {
  read: string;
  names: string;
  /** What a whole sentence of the screen looks like, with any number, day or amount. */
  sentence?: RegExp;
}

/** A synonym is found as words of its own and, from four letters, at the beginning of a word. */
const fitOfSynonym = (text: string, word: string) =>
  word.length > 3 ? Math.max(fit(text, word) - 1, 0) : Number(hasWords(text, word)) * 3;

/** How well this has each term. What is read counts more than a name, a synonym half. */
const ranksOf = ({ read, names }: Searchable, terms: readonly string[][]) =>
  terms.map(([term = '', ...synonyms]) =>
    Math.max(
      3 * fit(read, term),
      fit(names, term),
      ...synonyms.map((word) => Math.max(3 * fitOfSynonym(read, word), fitOfSynonym(names, word)) / 2),
    ),
  );

/**
 * What has the most terms of a search, in any order, and at least half of them: a sentence on a screen has a number or name
 * where the message has a placeholder. Whole sentences are first, then the best match, of equals the one with fewer words.
 */
export function found<Item extends Searchable>(items: readonly Item[], search: string) {
  const terms = termsOf(search);
  const written = plain(search);
  const areAllSmall = terms.every(([term = '']) => SMALL.has(term));
  const hasMeaning = terms.map(([term = '']) => areAllSmall || !SMALL.has(term));
  const isSentence = ({ sentence }: Item) => /\d/.test(written) && (sentence?.test(written) ?? false);
  const sentences = items.filter(isSentence).sort((a, b) => b.read.length - a.read.length);
  const ranked = items
    .filter((item) => !isSentence(item))
    .map((item) => {
      const ranks = ranksOf(item, terms);
      // The words as they are written, such as the name of a field.
      const asWritten = [item.read, item.names].some((text) => hasWords(text, written)) ? 8 : 0;
      return {
        item,
        count: ranks.filter((rank, n) => rank > 0 && hasMeaning[n]).length,
        isHalf: ranks.filter(Boolean).length >= terms.length / 2,
        rank: ranks.reduce((sum, one) => sum + one, asWritten),
      };
    });
  const most = Math.max(...ranked.map(({ count }) => count));
  const rows = ranked
    .filter(({ count, isHalf }) => count === most && isHalf)
    .sort((a, b) => b.rank - a.rank || a.item.read.length - b.item.read.length)
    .map(({ item }) => item);
  const hasAll = sentences.length > 0 || most === hasMeaning.filter(Boolean).length;
  return { rows: [...sentences, ...rows], hasAll };
}
