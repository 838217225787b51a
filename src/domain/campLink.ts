import { wellFormed, withoutHidden } from './visibleText.ts';

/** A percent sign, itself encoded up to five times: a longer one would be decoded thousands of times. */
const PERCENT = '%(?:25){0,5}';

/** A character of a query, plain or percent-encoded. */
const encodable = (plain: string, hex: string) => `(?:${plain}|${PERCENT}${hex})`;

/** Spaces and zero-width marks that a line break in a mail leaves behind. */
const UNSEEN = String.raw`(?:\+|%(?:20|09|0A|0D|C2%A0|C2%AD|E2%80%8[B-F]|E2%81%A0|EF%BB%BF))*`;

/** A separator as mail programs write it: `&`, `&amp;` (several times), `&#38;`, `%26` or `;`. */
const SEPARATOR = [
  encodable('[?&;]', '(?:26|3B|3F)'),
  `(?:(?:amp|#0*38|#x0*26|${PERCENT}23(?:0*38|x0*26))${encodable(';', '3B')}?){0,5}`,
].join('');

/** What newsletters and social networks add to links. */
const TRACKER = String.raw`utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid?|mc_[ce]id|_hs\w+`;

const PARAMETER = new RegExp(
  `(?:^|${SEPARATOR})${UNSEEN}(camp|voucher|${TRACKER})${UNSEEN}(=|${PERCENT}3D)`,
  'gi',
);

/** Another parameter or a fragment. */
const NEXT = /(?:[&#]|[?;](?=[\w.-]+=))[^]*$/;

/** Punctuation of the sentence around a link, plain or encoded by a browser. {@link campQuery} encodes that of an id. */
const PUNCTUATION = /(?:[/.,;:!?'*)\]}>"”’»…]|%(?:22|3E|C2%BB|E2%80%(?:99|9D|A6)))+/gi;
const OPENING = /^[<"“„‘«]+/;

/** Finds all punctuation: a search for that at the end alone takes the square of the length, which blocks a server. */
const withoutEnd = (text: string) =>
  text.replace(PUNCTUATION, (marks, index: number) => (index + marks.length < text.length ? marks : ''));

/** Decodes the value of a parameter, again when its `=` was encoded too. */
function decoded(value: string, equals: string): string {
  const inLink = withoutEnd(value.replace(NEXT, ''));
  const once = new URLSearchParams(`v=${inLink}`).get('v') ?? '';
  return equals.length > 1 ? decoded(once, equals.replace(/25|%3D/i, '')) : once;
}

/** A link from the source of a mail has `=3D` for each `=`. One alone may be an id such as `3D-PRINT`. */
function withoutQuotedPrintable(link: string): string {
  const quoted = link.split('=3D').length;
  return quoted > 2 && quoted === link.split('=').length ? link.replaceAll('=3D', '=') : link;
}

/** The parameters of a link; empty when absent. */
export interface CampLink {
  campId: string;
  voucher: string;
}

/**
 * The camp and the voucher of a link: its query and fragment, or the whole address. They are found whatever a mail
 * program made of the `&` between them, and whatever the case of their names.
 */
export function campLink(link: string): CampLink {
  const found = new Map<string, string>();
  const text = withoutQuotedPrintable(link);
  const matches = [...text.matchAll(PARAMETER)];
  const parameters = matches.map(({ 0: whole, 1: name = '', 2: equals = '', index }, number) => ({
    key: name.toLowerCase(),
    equals,
    value: text.slice(index + whole.length, matches[number + 1]?.index),
    // Inside the value of another parameter.
    isInner: whole.includes('%') || (whole.startsWith('?') && index > text.indexOf('?')),
  }));
  for (const { key, equals, value } of [
    ...parameters.filter(({ isInner }) => !isInner),
    ...parameters.filter(({ isInner }) => isInner),
  ]) {
    if (found.get(key)) continue;
    found.set(key, withoutHidden(wellFormed(decoded(value, equals))).replace(OPENING, ''));
  }
  return { campId: found.get('camp') ?? '', voucher: found.get('voucher') ?? '' };
}

/** The query of a link to a camp. Punctuation at its end is encoded too, because mail programs leave it out of links. */
export function campQuery(campId: string): string {
  const id = encodeURIComponent(campId).replace(/[.!'()*]+$/, (end) =>
    end.replace(/./g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`),
  );
  return `?camp=${id}`;
}
