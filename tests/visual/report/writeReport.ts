import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Baselines } from '../Baselines.ts';
import { crop, differenceBetween, readPng, trim, writePng, type Picture } from '../Picture.ts';
import type { Run } from '../Run.ts';
import { componentOf, shotNamed } from '../Shot.ts';
import type { Change } from './Change.ts';
import { pageOf } from './pageOf.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Kept around what is drawn, in px. */
const MARGIN = 24;

/** The part that holds all that any of the pictures drew: the page is not a place for empty ground. */
function drawnPart(pictures: readonly Picture[]): { width: number; height: number } {
  const most = (side: 'width' | 'height') =>
    Math.max(...pictures.map((picture) => Math.min(picture[side], trim(picture).kept[side] + MARGIN)));
  return { width: most('width'), height: most('height') };
}

/**
 * Writes the page of a run (`index.html`) and its pictures into a folder, and returns the changes it shows: what
 * changed first, by component and story.
 */
export function writeReport(run: Run, baselines: Baselines, folder: string): Change[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const ending = run.ending() ?? { whole: false, orphans: [], notDrawn: [] };
  const shots = run.shots();

  const change = (name: string, file: string | null, title: string): Change => {
    const before = baselines.picture(name);
    const now = file === null ? null : readPng(run.now(name));
    const pictures = [before, now].filter((picture) => picture !== null);
    const size = drawnPart(pictures);
    const save = (kind: string, picture: Picture | null): string | null => {
      if (!picture) return null;
      const path = `pictures/${name}.${kind}.png`;
      writeFileSync(join(folder, path), writePng(crop(picture, size)));
      return path;
    };
    const difference = before && now ? differenceBetween(before, now) : null;
    return {
      ...shotNamed(name),
      name,
      component: file === null ? componentOf(name) : basename(file, '.stories.tsx'),
      title,
      kind: now === null ? 'gone' : before === null ? 'new' : 'changed',
      size,
      before: save('before', before),
      now: save('now', now),
      difference: save('difference', difference?.picture ?? null),
      pixels: difference?.pixels ?? 0,
      box: difference?.box ?? { x: 0, y: 0, ...size },
    };
  };

  const ORDER = ['changed', 'new', 'gone'];
  const changes = [
    ...shots
      .filter(({ verdict }) => verdict !== 'same')
      .map(({ name, file, title }) => change(name, file, title)),
    ...ending.orphans.map((name) => change(name, null, shotNamed(name).story)),
  ].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.name.localeCompare(b.name));

  const script = ts.transpile(readFileSync(join(HERE, 'inPage.ts'), 'utf8'), {
    target: ts.ScriptTarget.ES2022,
  });
  const summary = {
    compared: shots.length,
    browser: shots[0]?.browser ?? 'no browser',
    whole: ending.whole,
    notDrawn: ending.notDrawn,
  };
  const css = readFileSync(join(HERE, 'page.css'), 'utf8');
  writeFileSync(join(folder, 'index.html'), pageOf(changes, summary, css, script));
  copyFileSync(createRequire(import.meta.url).resolve(FONT), join(folder, 'figtree.woff2'));
  return changes;
}
