/** Invisible and control characters, which are copied with a contact or a document and no error message could explain. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?![\t\n\r])\p{Cc}/gu;

/** The decimal digits of all scripts as 0 to 9: each script has ten in a row. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });
}

/** Removes the marks without a width, and replaces the digits of other scripts. */
const plain = (text: string) => asciiDigits(text.replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, ''));

/** A label before a number. */
const LABEL = /^[\s\p{L}.:°-]+(?=%2B|[+(\d])/iu;

/** The digits of a national number such as `12.03.04-123.45`, without a label; a text with other letters stays. */
function nationalNumber(text: string): string {
  const kept = text.replace(LABEL, '').replace(/[^\p{L}\p{N}]/gu, '');
  return /^\d+$/.test(kept) ? kept : text.trim();
}

/** A telephone number with plain separators and without `tel:` or a label before it. */
function phone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(LABEL, '')
    .replace(/;.*$/, '')
    .replace(/%2B/gi, '+')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u00b7\u2022\u2024\u2027]/g, '.')
    .replace(/\s|%20/g, ' ')
    .trim();
}

/** The address of a `mailto:` link or of `Name <address>`, without a label, quotes and the marks of a sentence. */
function email(text: string): string {
  return text
    .trim()
    .replace(/^[^<]*<([^<>]+)>[,;]?$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[\p{L}\s.-]+:\s*(?=\S+@\S+$)/u, '')
    .replace(/^["'“”„‘’]+|[\s,;.!?"'“”‘’]+$/g, '');
}

const CLEANED: Record<string, (text: string) => string> = { numeric: nationalNumber, tel: phone, email };

/** The value of a field with this keyboard after many characters were inserted at once. */
export function cleaned(inputMode: string, text: string): string {
  const clean = CLEANED[inputMode];
  return clean ? clean(plain(text)) : text.replace(INVISIBLE, '');
}

/** The value after a change, without invisible characters. Typed separators stay, because the rules explain them. */
export function valueAfter({ inputMode, value }: HTMLInputElement, before: string, inputType = ''): string {
  if (!(inputMode in CLEANED) || /^(?:delete|history)/.test(inputType)) return value.replace(INVISIBLE, '');
  let start = 0;
  while (start < before.length && before[start] === value[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, value.length) - start;
  while (end < shorter && before.at(-1 - end) === value.at(-1 - end)) end += 1;
  const isMany = value.length - start - end > 1 || /Paste|Drop|Replacement/.test(inputType);
  return isMany ? cleaned(inputMode, value) : plain(value);
}
