/** Anything but what has no width: spaces, control characters and marks such as the zero-width space. */
const SEEN = String.raw`[^\s\p{C}\p{Default_Ignorable_Code_Point}]`;
// Takes as long as the text. A search for unseen characters before the end takes the square of it, which blocks a server.
const FROM_FIRST_TO_LAST = new RegExp(`${SEEN}(?:.*${SEEN})?`, 'su');

/** The text without what cannot be seen at its ends, which links and documents add to copied text. */
function trimUnseen(text: string): string {
  return FROM_FIRST_TO_LAST.exec(text)?.[0] ?? '';
}

/** Marks that nobody types, without the joiners and tags of emoji. */
const HIDDEN = /[^\P{Cf}\u200d\u{e0020}-\u{e007f}]|\p{Cc}/gu;

/** The text without invisible marks, such as soft hyphens, which documents put into long words. */
export function withoutHidden(text: string): string {
  return trimUnseen(text.replace(HIDDEN, ''));
}

/** The text with a replacement character for each half of a character, which `encodeURIComponent` throws for. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** The text without what PostgreSQL and JSON cannot store, and without other control characters but tabs and line ends. */
export function storable(text: string): string {
  return wellFormed(text).replace(/(?![\t\n\r])\p{Cc}/gu, '');
}

/**
 * The text with composed accents, and as in Unicode's stream-safe format with a joiner after 30 marks: sorting a longer row
 * of marks takes the square of its length.
 */
function composed(text: string): string {
  return text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f').normalize('NFC');
}

/**
 * The text as it is compared and stored: with composed accents, without what cannot be stored, without spaces at its ends,
 * and empty if unseen.
 */
export function storedText(text: string): string {
  return trimUnseen(text) === '' ? '' : composed(storable(text)).trim();
}

/** An emoji flag, or a character with its marks, skin tone and what a zero-width joiner adds to it. */
const CHARACTER = /\p{RI}{2}|\P{M}[\p{M}\p{EMod}]*(?:\u200d\P{M}[\p{M}\p{EMod}]*)*/gu;

/** The number of characters that a reader sees. Not by `Intl.Segmenter`, which Firefox has had only since 2024. */
export function countCharacters(text: string): number {
  return trimUnseen(composed(text)).match(CHARACTER)?.length ?? 0;
}
