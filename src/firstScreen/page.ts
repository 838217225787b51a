import type { Brand, Face, FontRole } from '../ui/brand/Brand.ts';
import { fontFamily } from '../ui/brand/fonts.ts';
import { CONFIG_ID } from '../domain/wizardConfig.ts';
import { brandTags } from './brandTags.ts';
import { BRAND_ID, RUNTIME_STYLE, ROOT_ID, SERVED_CAMP_ID } from './names.ts';

/** A first screen prerendered as HTML (`prerender.tsx`). */
export interface RenderedScreen {
  /** The `<title>`. */
  title: string;
  /** The style tags it uses. */
  styles: string;
  /** The tag that preloads its font ({@link fontPreloads}). */
  fontPreload: string;
  /** The content of the root element. */
  root: string;
}

/** Replaces `{{name}}` in a template by its value; placeholders without a value stay. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/{{(\w+)}}/g, (place, name: string) => values[name] ?? place);
}

/** JSON for a block of the page; `<` is escaped so that a value cannot close the block. */
export function blockText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** A block of the page with JSON. */
export const block = (id: string, text: string) =>
  `<script id="${id}" type="application/json">${text}</script>`;

/**
 * The tags that preload the fonts of these roles among `faces`. None for a role that prefers a font of the system: the
 * browser may not use another one.
 */
export function fontPreloads(
  brand: Brand,
  roles: readonly FontRole[],
  faces: readonly Pick<Face, 'family' | 'src'>[],
): string {
  const used = roles.map((role) =>
    faces.find(({ family }) => fontFamily(brand, role).startsWith(`"${family}"`)),
  );
  return [...new Set(used)]
    .map((face) => face && `<link rel="preload" as="font" type="font/woff2" crossorigin href="${face.src}">`)
    .join('');
}

/** A page, and the contents of its inline scripts and styles, for the content security policy. */
export interface Page {
  text: string;
  scripts: string[];
  styles: string[];
}

const contentsOf = (text: string, tag: RegExp) => [...text.matchAll(tag)].map(([, content = '']) => content);

/**
 * Fills in a template with a prerendered screen. `servedText` is the content of the served camp's block, or empty. The
 * camp's texts are filled in last and in one pass, so that they cannot contain placeholders, scripts or styles.
 */
export function pageOf(
  template: string,
  configText: string,
  brand: Brand,
  screen: RenderedScreen,
  servedText: string,
): Page {
  const { title, root, ...own } = screen;
  const served = servedText === '' ? '' : block(SERVED_CAMP_ID, servedText);
  const values = {
    title,
    config: `${block(CONFIG_ID, configText)}${block(BRAND_ID, blockText(brand))}${brandTags(brand)}`,
    root: `${served}<div id="${ROOT_ID}">${root}</div>`,
  };
  const page = fill(template, own);
  return {
    text: fill(page, values),
    scripts: contentsOf(page, /<script>(.*?)<\/script>/gs),
    styles: [...contentsOf(page, /<style[^>]*>(.*?)<\/style>/gs), RUNTIME_STYLE],
  };
}
