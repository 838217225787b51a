import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WIZARD_DIR } from '../../src/build/paths.ts';

const ASSETS = join(WIZARD_DIR, 'assets');

/** The styles in a page, and the files it names. */
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const ASSET = /\/assets\/([\w.-]+\.(?:json|js|css))/g;
/** The script the page starts; it fetches the first step in parts. */
const ENTRY = /<script[^>]*type="module"[^>]*src="\/assets\/([\w.-]+)"/;
const PART = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** What a script cannot run without. What it fetches later with `import(…)` is not. */
const STATIC_IMPORT = /\b(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g;

const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const inAssets = (name: string) => readFileSync(join(ASSETS, name));

/** A script and all it imports. */
function withImports(name: string, found: Set<string>): void {
  if (found.has(name)) return;
  found.add(name);
  if (!name.endsWith('.js')) return;
  for (const [, imported = ''] of inAssets(name).toString().matchAll(STATIC_IMPORT))
    withImports(imported, found);
}

/** The files with which the wizard takes over the first step: those the page names or starts, and all they import. */
export function takeOverFiles(page: string): Set<string> {
  const found = new Set<string>();
  const [, entry = ''] = ENTRY.exec(page) ?? [];
  if (entry === '') throw new Error('the page starts no script');
  for (const [, part = ''] of inAssets(entry).toString().matchAll(PART)) withImports(part, found);
  for (const [, name = ''] of page.matchAll(ASSET)) withImports(name, found);
  return found;
}

/** The styles of a first step that comes drawn, gzipped, in bytes: all it needs to be used, beside the page itself. */
export function drawnBytes(page: string): number {
  return gzipped([...page.matchAll(STYLES)].map(([, text = '']) => text).join(''));
}

/** Scripts, styles and messages until the wizard has taken over, each gzipped, in bytes; fonts and the page apart. */
export function takeOverBytes(page: string): number {
  const files = [...takeOverFiles(page)].map((name) => gzipped(inAssets(name)));
  return [...files, drawnBytes(page)].reduce((sum, bytes) => sum + bytes, 0);
}

/** The largest script that is fetched later. */
export function largestLazyChunk(page: string): { name: string; bytes: number } {
  const first = takeOverFiles(page);
  return readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js') && !first.has(name))
    .map((name) => ({ name, bytes: gzipped(inAssets(name)) }))
    .reduce((largest, chunk) => (chunk.bytes > largest.bytes ? chunk : largest), { name: '', bytes: 0 });
}
