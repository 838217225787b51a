import { plain, type Said } from './listening.ts';

/** The words of dates, as the language has them. */
function dateWords(): string[] {
  const words: string[] = [];
  for (const style of ['long', 'short', 'narrow'] as const) {
    const months = new Intl.DateTimeFormat('nl-BE', { month: style, timeZone: 'UTC' });
    const weekdays = new Intl.DateTimeFormat('nl-BE', { weekday: style, timeZone: 'UTC' });
    for (let n = 0; n < 12; n += 1) words.push(months.format(new Date(Date.UTC(2027, n, 1))));
    for (let n = 1; n <= 7; n += 1) words.push(weekdays.format(new Date(Date.UTC(2027, 1, n))));
  }
  return words;
}

const DATE_WORDS = dateWords();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds whole pieces in a text, the longest first; a piece inside a longer word is none. Null: there are none to find. */
function anyOf(pieces: Iterable<string>): RegExp | null {
  const longestFirst = [...pieces]
    .map(plain)
    .filter((piece) => piece !== '')
    .sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return null;
  const any = longestFirst.map(escaped).join('|');
  return new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, 'giu');
}

/** The sentences texts are put together from, as 'Medicatie 2, naam: Veld verplicht'; a text itself when it is one. */
export function sentencesIn(texts: readonly string[], sentences: ReadonlySet<string>): string[] {
  const any = anyOf(sentences);
  return texts.map(plain).flatMap((text) => {
    if (sentences.has(text)) return [text];
    return any ? [...text.matchAll(any)].map(([piece]) => piece) : [];
  });
}

/**
 * The texts that nobody can account for: no sentence of the messages, no data, no number, date or amount, nor put
 * together from these. What is put into a sentence has to be accounted for as well.
 */
export function straysIn(
  texts: readonly string[],
  said: readonly Pick<Said, 'text' | 'values'>[],
  data: ReadonlySet<string>,
): string[] {
  const sentences = new Set(said.map(({ text }) => text));
  const known = anyOf([...sentences, ...data, ...DATE_WORDS]);
  const isStray = (text: string) => /\p{L}/u.test(known ? text.replace(known, ' ') : text);
  const shown = [...new Set(texts.map(plain))];
  const inserted = said
    .filter(({ text }) => shown.includes(text))
    .flatMap(({ values }) => Object.values(values))
    .filter((value) => typeof value === 'string');
  return [
    ...shown.filter((text) => !sentences.has(text) && isStray(text)),
    ...new Set(inserted.filter(isStray)),
  ];
}
