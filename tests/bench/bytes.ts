import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WIZARD_DIR } from '../../src/build/paths.ts';
import type { Row } from './table.ts';

export const ASSETS = join(WIZARD_DIR, 'assets');

/** The styles of a page, and the files it refers to. */
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const ASSET = /\/assets\/([\w.-]+\.(?:json|js|css))/g;
/** The entry script; it imports the first step in parts. */
const ENTRY = /<script[^>]*type="module"[^>]*src="\/assets\/([\w.-]+)"/;
const PART = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** A static import; `import(…)` loads lazily. */
const STATIC_IMPORT = /\b(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g;

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const inAssets = (name: string) => readFileSync(join(ASSETS, name));

/** Adds a script and all it imports. */
function withImports(name: string, found: Set<string>): void {
  if (found.has(name)) return;
  found.add(name);
  if (!name.endsWith('.js')) return;
  for (const imported of namesIn(inAssets(name).toString(), STATIC_IMPORT)) withImports(imported, found);
}

/** The files that hydrate the first step: those the page refers to, and all they import. */
export function hydrationFiles(page: string): Set<string> {
  const found = new Set<string>();
  // The list of the scripts that are loaded later.
  const own = page.replace(/<script id="script-files".*?<\/script>/s, '');
  const [, entry = ''] = ENTRY.exec(page) ?? [];
  if (entry === '') throw new Error('the page has no entry script');
  for (const name of [...namesIn(inAssets(entry).toString(), PART), ...namesIn(own, ASSET)])
    withImports(name, found);
  return found;
}

/** The gzipped bytes of a prerendered page and its limits; a kB is 1000 bytes. Without fonts and HTML. */
export function byteRows(page: string): Row[] {
  const hydration = hydrationFiles(page);
  const styles = gzipped(namesIn(page, STYLES).join(''));
  const sizes = (names: Iterable<string>) => [...names].map((name) => gzipped(inAssets(name)));
  const total = sizes(hydration).reduce((sum, bytes) => sum + bytes, styles);
  const lazy = readdirSync(ASSETS).filter((name) => name.endsWith('.js') && !hydration.has(name));
  const kB = (figure: string, bytes: number, limit: number): Row => ({
    figure: `${figure}, gzip`,
    unit: 'kB',
    ours: [bytes / 1000],
    limit,
  });
  return [
    // The first step needs the page's styles alone. The limit is 0.66 of the same form as one bundle, the target 0.55.
    { ...kB('Scripts and styles until the first step is usable', styles, 125), target: 105 },
    // Scripts and styles alone are 214 kB, 1.13 of the same form as one bundle of React, MUI, Formik and yup. One chunk
    // instead of three is 1.3 kB less, and blocks the main thread twice as long (`src/firstScreen/README.md`).
    // The total is 219.1 kB of 220; Terser before Rolldown's minifier made it 1.9 % smaller. The dark scheme is 2.3 kB of it; the
    // states of buttons, the icons of the themes, the months and the announced errors are 2.2 kB, and second taps, low
    // windows and the focus after what is gone 0.3 kB.
    kB('Scripts, styles and messages until hydration', total, 220),
    kB('Largest lazily loaded script', Math.max(...sizes(lazy)), 60),
  ];
}
