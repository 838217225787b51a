import type { Brand } from '../domain/brand/Brand.ts';
import { fontFamily } from '../domain/brand/fonts.ts';
import { BRAND_ID, CONFIG_ID, MADE_STYLE, ROOT_ID, SERVED_CAMP_ID } from './names.ts';

/** A first screen drawn as HTML (`prerender.tsx`). */
export interface Screen {
  /** The `<title>`. */
  title: string;
  /** The tags of the styles that are worn in it. */
  styles: string;
  /** For the root. */
  root: string;
}

/** Fills in the places `{{name}}` of a template; those that have no value stay. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/{{(\w+)}}/g, (place, name: string) => values[name] ?? place);
}

/** JSON for a block of the page; `<` is escaped so that no value can end the block. */
export function blockText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const block = (id: string, text: string) => `<script id="${id}" type="application/json">${text}</script>`;

/** The letters of the product's own brand are asked for early; a brand with others does without them. */
function forBrand(template: string, brand: Brand): string {
  const isWorn = fontFamily(brand, 'body').includes('Figtree Variable');
  return isWorn ? template : template.replace(/<link rel="preload" as="font"[^>]*>/g, '');
}

/** A page, and the contents of the scripts and styles in it, for a content security policy to allow. */
export interface Page {
  text: string;
  scripts: string[];
  styles: string[];
}

const contentsOf = (text: string, tag: RegExp) => [...text.matchAll(tag)].map(([, content = '']) => content);

/**
 * The page of a template with a screen in it that is drawn in this brand. `servedText` is the text of the served camp's
 * block, or empty. What a camp says is filled in last and at once, so that no place, script or style can hide in it.
 */
export function pageOf(
  template: string,
  configText: string,
  brand: Brand,
  screen: Screen,
  servedText: string,
): Page {
  const { styles, title, root } = screen;
  const served = servedText === '' ? '' : block(SERVED_CAMP_ID, servedText);
  const values = {
    title,
    config: `${block(CONFIG_ID, configText)}${block(BRAND_ID, blockText(brand))}<link rel="icon" href="${brand.favicon}">`,
    root: `${served}<div id="${ROOT_ID}">${root}</div>`,
  };
  const own = fill(forBrand(template, brand), { styles });
  return {
    text: fill(own, values),
    scripts: contentsOf(own, /<script>(.*?)<\/script>/gs),
    styles: [...contentsOf(own, /<style[^>]*>(.*?)<\/style>/gs), MADE_STYLE],
  };
}
