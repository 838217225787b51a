import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WIZARD_DIR } from '../../src/build/paths.ts';

const ASSETS = join(WIZARD_DIR, 'assets');

/** The styles of a page, and the files it refers to. */
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const ASSET = /\/assets\/([\w.-]+\.(?:json|js|css))/g;
/** The entry script; it imports the first step in parts. */
const ENTRY = /<script[^>]*type="module"[^>]*src="\/assets\/([\w.-]+)"/;
const PART = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** A static import; `import(…)` loads lazily. */
const STATIC_IMPORT = /\b(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g;

const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const inAssets = (name: string) => readFileSync(join(ASSETS, name));

/** Adds a script and all it imports. */
function withImports(name: string, found: Set<string>): void {
  if (found.has(name)) return;
  found.add(name);
  if (!name.endsWith('.js')) return;
  for (const [, imported = ''] of inAssets(name).toString().matchAll(STATIC_IMPORT))
    withImports(imported, found);
}

/** The files that hydrate the first step: those the page refers to, and all they import. */
export function hydrationFiles(page: string): Set<string> {
  const found = new Set<string>();
  const [, entry = ''] = ENTRY.exec(page) ?? [];
  if (entry === '') throw new Error('the page has no entry script');
  for (const [, part = ''] of inAssets(entry).toString().matchAll(PART)) withImports(part, found);
  for (const [, name = ''] of page.matchAll(ASSET)) withImports(name, found);
  return found;
}

/** The gzipped bytes of a prerendered page's styles: all that its first step needs beside the HTML. */
export function prerenderedBytes(page: string): number {
  return gzipped([...page.matchAll(STYLES)].map(([, text = '']) => text).join(''));
}

/** The gzipped bytes of scripts, styles and messages until hydration, without fonts and HTML. */
export function hydrationBytes(page: string): number {
  const files = [...hydrationFiles(page)].map((name) => gzipped(inAssets(name)));
  return [...files, prerenderedBytes(page)].reduce((sum, bytes) => sum + bytes, 0);
}

/** The largest lazily loaded script. */
export function largestLazyChunk(page: string): { name: string; bytes: number } {
  const first = hydrationFiles(page);
  return readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js') && !first.has(name))
    .map((name) => ({ name, bytes: gzipped(inAssets(name)) }))
    .reduce((largest, chunk) => (chunk.bytes > largest.bytes ? chunk : largest), { name: '', bytes: 0 });
}
