import { BrandProblem } from './Brand.ts';

/** The tokens that refer to a file. */
export type FileToken = 'fontFile.body' | 'fontFile.heading' | 'logo' | 'favicon';

const KB = 1000;
const FONT_BYTES = 200 * KB;
const PICTURE_BYTES = 50 * KB;

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** The signature of a PNG, and the start of its first chunk, IHDR. */
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const ICO = [0, 0, 1, 0];
const WOFF2 = [0x77, 0x4f, 0x46, 0x32];

function isWoff2(bytes: Uint8Array): boolean {
  // The header contains the length, so a truncated file is detected.
  return bytes.length >= 48 && startsWith(bytes, WOFF2) && viewOf(bytes).getUint32(8) === bytes.length;
}

const pngSize = (bytes: Uint8Array) => [viewOf(bytes).getUint32(16), viewOf(bytes).getUint32(20)] as const;

function isPng(bytes: Uint8Array): boolean {
  // A whole IHDR with its checksum, and a size, of which the logo has the ratio.
  return bytes.length >= 33 && startsWith(bytes, PNG) && pngSize(bytes).every((size) => size > 0);
}

/** The encoding of an XML file: by its byte order mark, which Windows writes, or its declaration. */
function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^<\?xml[^>]*\sencoding=["']([\w-]+)/.exec(start)?.[1] ?? 'utf-8';
}

const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%]*)"|'([^'&%]*)')\s*>/g;

/** Comments, instructions and CDATA, in one pass: what looks like one of them is text inside another. */
const MARKUP = /<!--[\s\S]*?-->|<\?(?!xml-stylesheet)[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>/g;

/**
 * Removes comments and instructions, and replaces CDATA and the entities of a document type, in which Illustrator writes
 * namespaces. Other declarations stay.
 */
function plainMarkup(text: string, cdata: '$1' | ''): string {
  const [doctype = '', declarations = ''] = /^<!DOCTYPE[^>[]*(?:\[([^\]]*)\]\s*)?>/i.exec(text) ?? [];
  if (declarations.replace(ENTITY, '').trim() !== '') return text;
  // The first declaration of a name is the valid one.
  const entities = [...declarations.matchAll(ENTITY)].reverse();
  const values = new Map(entities.map(([, name, double, single]) => [name, double ?? single ?? '']));
  return text
    .slice(doctype.length)
    .replace(MARKUP, cdata)
    .replace(/&([\w.-]+);/g, (mark, name: string) => values.get(name) ?? mark);
}

/** Illustrator's reference to its own data, which no browser renders. */
const ILLUSTRATOR =
  /<foreignObject\s[^>]*requiredExtensions="http:\/\/ns\.adobe\.com\/[^"]*"[^>]*>\s*<i:(?:ai)?pgfRef\s[^<>]*(?:\/>|>\s*<\/i:(?:ai)?pgfRef>)\s*<\/foreignObject>/g;

/** The text of an SVG, with its CDATA or without; null when it is none. */
function svgText(bytes: Uint8Array, cdata: '$1' | '' = '$1'): string | null {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    const start = /^(?:\s|<!--[\s\S]*?-->|<\?xml\s[^>]*\?>)*/;
    const inside = plainMarkup(text.replace(start, ''), cdata).replace(ILLUSTRATOR, '');
    return /^\s*<svg[\s>]/.test(inside) && /<\/svg>\s*$/.test(inside) ? inside : null;
  } catch {
    return null;
  }
}

/** Decodes escapes such as `&#x68;ref`, `\75 rl(` or `u\rl(`. */
function unescaped(text: string): string {
  const point = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
  return text
    .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) => point(parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => point(Number(code)))
    .replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(.))/gi, (_, code: string | undefined, character: string) =>
      code === undefined ? character : point(parseInt(code, 16)),
    );
}

const IS_INSIDE = /^\s*(#|data:(image\/(png|jpeg|gif|webp)|font\/woff2)[;,])/i;

/** Why an SVG is not safe as a picture; null when it is. */
function svgProblem(svg: string): string | null {
  const text = unescaped(svg);
  // Entities and foreign objects can contain anything.
  if (
    /<(?:[^\s<>/:]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener)\b|<!ENTITY|<!DOCTYPE/i.test(
      text,
    )
  )
    return 'has a script or another page in it';
  if (/[\s"'/]on[a-z]+\s*=|attributeName\s*=\s*["']\s*on|javascript:/i.test(text))
    return 'has a script in it';
  if (/<\?xml-stylesheet|@import|image-set\(/i.test(text)) return 'refers to what is outside it';
  // Values that an animation sets on a reference.
  const animated = text.matchAll(/\s(?:to|from|by|values)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi);
  const references = [
    ...[...text.matchAll(/[\s"'/](?:[^\s"'<>/:=]+:)?(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)],
    ...[...text.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))/gi)],
  ].map(([, ...quoted]) => quoted.join(''));
  for (const [, ...quoted] of animated) {
    const values = quoted.join('').split(/;(?!base64,)/);
    references.push(...values.filter((value) => /[:/]/.test(value)));
  }
  return references.every((reference) => IS_INSIDE.test(reference)) ? null : 'refers to what is outside it';
}

const TAG = /<(\/?)([^\s<>="'/]+)((?:\s+[^\s<>="'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const PREFIXED = /(?:^|\s)([^\s:=]+):[^\s:=]+/g;

/** Why browsers do not draw an SVG without CDATA as a picture, which must be an XML document; null when they do. */
function xmlProblem(svg: string): string | null {
  const open: string[] = [];
  const prefixes = new Set<string>();
  const text = svg.replace(TAG, (_, end: string, name: string, attributes: string, empty: string) => {
    const names = `${name}${attributes.replace(/"[^"]*"|'[^']*'/g, '')}`;
    for (const [, prefix = ''] of names.matchAll(PREFIXED)) prefixes.add(prefix);
    if (end && open.at(-1) === name) open.pop();
    else if (!empty) open.push(name);
    return attributes;
  });
  if (open.length > 0 || /<|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/.test(text))
    return 'is not well-formed XML, so browsers do not show it';
  const missing = ['', ...prefixes].find(
    (prefix) =>
      !/^xml(ns)?$/.test(prefix) && (prefix ? !svg.includes(`xmlns:${prefix}`) : !/\sxmlns\s*=/.test(svg)),
  );
  if (missing === undefined) return null;
  return `has no ${missing ? `xmlns:${missing}` : 'xmlns="http://www.w3.org/2000/svg"'}, so browsers do not show it`;
}

const extensionOf = (path: string) => /\.[a-z0-9]+$/i.exec(path)?.[0].toLowerCase() ?? '';

/** Throws for a path outside the brand's folder or with a wrong extension. */
export function checkPath(token: FileToken, path: string): void {
  const parts = path.split('/');
  if (/^[/\\]|^[a-z][a-z0-9+.-]*:|[\\\0?#%]/i.test(path) || parts.includes('..') || parts.includes('.'))
    throw new BrandProblem(
      token,
      `is ${JSON.stringify(path)}, which is outside the folder of the brand's file`,
    );
  const allowed = token.startsWith('fontFile')
    ? ['.woff2']
    : ['.svg', '.png', ...(token === 'favicon' ? ['.ico'] : [])];
  if (!allowed.includes(extensionOf(path)))
    throw new BrandProblem(
      token,
      `is ${JSON.stringify(path)}, and must be a file of the type ${allowed.join(', ')}`,
    );
}

/** Throws for a file that is missing or too large, has content of another type, or is an unsafe SVG. */
export function checkFile(
  token: FileToken,
  path: string,
  bytes: Uint8Array | null,
): asserts bytes is Uint8Array {
  const refuse = (reason: string) =>
    new BrandProblem(token, `names ${JSON.stringify(path)}, which ${reason}`);
  if (!bytes) throw refuse('is missing');
  const most = token.startsWith('fontFile') ? FONT_BYTES : PICTURE_BYTES;
  if (bytes.length > most)
    throw refuse(`is too large: ${Math.ceil(bytes.length / KB)} kB, more than ${most / KB} kB`);
  const extension = extensionOf(path);
  const svg = extension === '.svg' ? svgText(bytes) : null;
  const isOfType =
    extension === '.woff2'
      ? isWoff2(bytes)
      : extension === '.svg'
        ? svg !== null
        : extension === '.png'
          ? isPng(bytes)
          : startsWith(bytes, ICO);
  if (!isOfType) throw refuse(`is not of the type ${extension}`);
  const problem = svg === null ? null : (svgProblem(svg) ?? xmlProblem(svgText(bytes, '') ?? ''));
  if (problem !== null) throw refuse(problem);
}

/** WOFF2 numbers of known tables, up to `fvar`, which makes a font variable (W3C, WOFF2 4.1). */
const FVAR = 47;
const GLYF = 10;
const LOCA = 11;
const NAMED = 63;
const NOT_TRANSFORMED = 3;

/** Whether a WOFF2 file contains a variable font: its table directory, which is not compressed, has `fvar`. */
export function isVariable(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 48;
  const skipNumber = () => {
    while (at < bytes.length && view.getUint8(at++) >= 128);
  };
  for (let table = view.getUint16(12); table > 0 && at < bytes.length; table -= 1) {
    const flags = view.getUint8(at++);
    const tag = flags & NAMED;
    if (tag === FVAR) return true;
    if (tag === NAMED) at += 4;
    skipNumber();
    // These two are transformed by default.
    const isUsual = tag === GLYF || tag === LOCA;
    if (isUsual ? flags >> 6 !== NOT_TRANSFORMED : flags >> 6 !== 0) skipNumber();
  }
  return false;
}

/** Width divided by height: from the header of a PNG, or the view box or size of an SVG, of which both have one unit. */
export function logoRatio(path: string, bytes: Uint8Array): number {
  const ratio = (width: number, height: number) => (width > 0 && height > 0 ? width / height : 1);
  if (extensionOf(path) === '.png') return ratio(...pngSize(bytes));
  const [tag = ''] = /<svg[^>]*>/.exec(svgText(bytes) ?? '') ?? [];
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)/.exec(tag) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const size = (name: string) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px|mm|cm|in|pt|pc)?["']`).exec(tag)?.[1] ?? 0);
  return box === '' ? ratio(size('width'), size('height')) : ratio(width, height);
}
