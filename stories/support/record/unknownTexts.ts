import { plain, type UsedMessage } from './recording.ts';

/** The names of months and weekdays. */
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

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for whole words of these texts, the longest first; `null` when there are none. */
function anyOf(pieces: Iterable<string>): RegExp | null {
  const longestFirst = [...pieces]
    .map(plain)
    .filter((piece) => piece !== '')
    .sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return null;
  const any = longestFirst.map(escaped).join('|');
  return new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, 'giu');
}

/** The messages in texts such as 'Medicatie 2, naam: Veld verplicht'. */
export function sentencesIn(texts: readonly string[], sentences: ReadonlySet<string>): string[] {
  const any = anyOf(sentences);
  return texts.map(plain).flatMap((text) => {
    if (sentences.has(text)) return [text];
    return any ? [...text.matchAll(any)].map(([piece]) => piece) : [];
  });
}

/**
 * The texts that are not a message, data, a number, a date or an amount, nor a combination of these. Values in a message
 * are checked too.
 */
export function unknownTexts(
  texts: readonly string[],
  used: readonly Pick<UsedMessage, 'text' | 'values'>[],
  data: ReadonlySet<string>,
): string[] {
  const sentences = new Set(used.map(({ text }) => text));
  const known = anyOf([...sentences, ...data, ...DATE_WORDS]);
  const isUnknown = (text: string) => /\p{L}/u.test(known ? text.replace(known, ' ') : text);
  const shown = [...new Set(texts.map(plain))];
  const inserted = used
    .filter(({ text }) => shown.includes(text))
    .flatMap(({ values }) => Object.values(values))
    .filter((value) => typeof value === 'string');
  return [
    ...shown.filter((text) => !sentences.has(text) && isUnknown(text)),
    ...new Set(inserted.filter(isUnknown)),
  ];
}
