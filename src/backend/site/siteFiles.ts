import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadedBrand } from '../../build/loadBrand.ts';
import { ROOT } from '../../build/paths.ts';
import { fontPreloads } from '../../firstScreen/page.ts';
import { schemesOf, type Brand } from '../../ui/brand/Brand.ts';
import { fontFaces, fontFamily } from '../../ui/brand/fonts.ts';
import { assetOf } from './siteAssets.ts';

/** The path of the organisation's website. */
export const SITE_PATH = '/organisatie';

/** The fonts of the default brand, with the names in its file; any other brand has its own. */
const FONTS: [family: string, weight: string, file: string][] = [
  ['Figtree Variable', '300 900', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
  ['Source Serif 4', '700', '@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff2'],
];

/** A style object as CSS declarations. */
const declarations = (of: Record<string, string | number>) =>
  Object.entries(of)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

const rootRule = (of: Record<string, string | number>) =>
  `:root{${Object.entries(of)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

function brandRules(brand: Brand): string {
  const values = {
    'body-font': fontFamily(brand, 'body'),
    'heading-font': fontFamily(brand, 'heading'),
    'heading-weight': brand.headingWeight,
    'field-radius': `${brand.fieldRadius}px`,
    'card-radius': `${brand.cardRadius}px`,
  };
  // Paper is light.
  const schemes = schemesOf(brand).map(([scheme, colours]) => {
    const rule = `:root{color-scheme:${scheme}}${rootRule(colours)}`;
    return scheme === 'light' ? rule : `@media screen and (prefers-color-scheme:dark){${rule}}`;
  });
  const faces = brand.faces.flatMap(fontFaces).map((face) => `@font-face{${declarations(face)}}`);
  return [...faces, rootRule(values), ...schemes].join('');
}

/**
 * The brand of the website, the path of its style sheet, the tags that preload its fonts, and its files, all with a hash of
 * the content in their names: those of the brand, the style sheet and the default fonts.
 */
export function siteFiles({ brand, files: ofBrand }: LoadedBrand) {
  const files = new Map([...ofBrand].map(([path, body]) => [path, assetOf(path, body)]));
  const add = (name: string, extension: string, body: Buffer): string => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
    const path = `${SITE_PATH}/${name}-${hash}${extension}`;
    files.set(path, assetOf(path, body));
    return path;
  };
  const fonts = FONTS.map(([family, fontWeight, file]) => {
    const src = add('font', '.woff2', readFileSync(createRequire(import.meta.url).resolve(file)));
    return { family, src, fontWeight };
  });
  const faces = fonts.map(
    ({ family, src, fontWeight }) =>
      `@font-face{${declarations({ fontFamily: `"${family}"`, src: `url("${src}") format("woff2")`, fontWeight, fontDisplay: 'optional' })}}`,
  );
  const css = readFileSync(join(ROOT, 'src/backend/site/organisationSite.css'), 'utf8');
  const styleSheet = add('site', '.css', Buffer.from(faces.join('') + brandRules(brand) + css));
  // Without them, an `optional` font comes too late for a first visit.
  const preloads = fontPreloads(brand, ['body', 'heading'], [...brand.faces, ...fonts]);
  return { brand, files, styleSheet, preloads };
}

export type SiteFiles = ReturnType<typeof siteFiles>;
