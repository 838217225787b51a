import { trimUnseen, wellFormed } from './visibleText.ts';

/** A character of a query, plain or percent-encoded any number of times. */
const encodable = (plain: string, hex: string) => `(?:${plain}|%(?:25)*${hex})`;

/** Spaces and zero-width marks that a line break in a mail leaves behind. */
const UNSEEN = String.raw`(?:\+|%(?:20|09|0A|0D|C2%A0|C2%AD|E2%80%8[B-F]|E2%81%A0|EF%BB%BF))*`;

/** A separator as mail programs write it: `&`, `&amp;` (again and again), `&#38;`, `%26` or `;`. */
const SEPARATOR = [
  encodable('[?&;]', '(?:26|3B|3F)'),
  `(?:(?:amp|#0*38|#x0*26|%(?:25)*23(?:0*38|x0*26))${encodable(';', '3B')}?)*`,
].join('');

const PARAMETER = new RegExp(`(?:^|${SEPARATOR})${UNSEEN}(camp|voucher)${UNSEEN}(=|%(?:25)*3D)`, 'gi');

/** Decodes the value of a parameter, again when its `=` was encoded too. */
function decoded(value: string, equals: string): string {
  const once = new URLSearchParams(`v=${value.replace(/[&#][^]*$/, '')}`).get('v') ?? '';
  return equals.length > 1 ? decoded(once, equals.replace(/25|%3D/i, '')) : once;
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
  const found = { camp: '', voucher: '' };
  const parameters = [...link.matchAll(PARAMETER)];
  for (const [index, parameter] of parameters.entries()) {
    const [whole, name = '', equals = ''] = parameter;
    const value = link.slice(parameter.index + whole.length, parameters[index + 1]?.index);
    const key = name.toLowerCase() === 'camp' ? 'camp' : 'voucher';
    found[key] ||= trimUnseen(wellFormed(decoded(value, equals)));
  }
  return { campId: found.camp, voucher: found.voucher };
}
