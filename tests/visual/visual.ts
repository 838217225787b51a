import { losslessCompressPng } from '@napi-rs/image';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { filesBelow } from '../sources.ts';
import { changeOf, type Pair } from './changes.ts';
import { writePage } from './page.ts';
import { BASELINES, differing, lastRun, pngsIn } from './screenshots.ts';

// `npm run visual [component…]`: runs the stories and writes a page of the pictures that differ from their baselines.
// `npm run visual -- --last`: the page of the last run. `npm run visual -- --base REF`: the pictures that changed since
// this branch left REF, accepted or not.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = relative(ROOT, BASELINES);
/** The first byte of a PNG file. */
const PNG_START = 0x89;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
}

function readArguments() {
  try {
    const options = { base: { type: 'string' }, last: { type: 'boolean' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return fail('Usage: npm run visual [component…], npm run visual -- --last, npm run visual -- --base REF');
  }
}

const readBaseline = (name: string) => {
  const file = join(BASELINES, `${name}.png`);
  return existsSync(file) ? readFileSync(file) : null;
};

/** A baseline at a commit; a link is followed. */
function readAt(base: string, path: string): Buffer {
  const file = git('show', `${base}:${path}`);
  return file[0] === PNG_START ? file : readAt(base, join(dirname(path), file.toString()));
}

/** The changed baselines as they are at the commit where this branch left `ref`. */
function changedSince(ref: string): Map<string, Buffer | null> {
  let base: string;
  try {
    base = git('merge-base', 'HEAD', ref).toString().trim();
  } catch {
    return fail(`Git knows no commit that this branch shares with "${ref}".`);
  }
  const lines = git('diff', '--name-status', '--no-renames', base, '--', FOLDER).toString().split('\n');
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', FOLDER).toString().split('\n');
  const changes = [...lines.map((line) => line.split('\t')), ...untracked.map((path) => ['A', path])];
  return new Map(
    changes
      .filter(([, path]) => path?.endsWith('.png'))
      .map(([status, path = '']) => [
        relative(FOLDER, path).slice(0, -'.png'.length),
        status === 'A' ? null : readAt(base, path),
      ]),
  );
}

const { values, positionals } = readArguments();
const files = [...filesBelow(ROOT, ['stories']).keys()].filter((path) => path.endsWith('.stories.tsx'));
const chosen = positionals.map((component) => {
  const isChosen = (path: string) => basename(path, '.stories.tsx').toLowerCase() === component.toLowerCase();
  return (
    files.find(isChosen) ??
    fail(`There is no component "${component}" with stories: use the name of its file.`)
  );
});
if (values.last === undefined && values.base === undefined) {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--project', 'stories', '--reporter=dot', '--silent', ...chosen];
  spawnSync(process.execPath, [vitest, ...args], { cwd: ROOT, stdio: ['ignore', 'inherit', 'ignore'] });
}
const run = lastRun();
if (values.base === undefined && !run) fail('There is no last run: `npm run visual` makes one.');

const since = values.base === undefined ? new Map<string, Buffer | null>() : changedSince(values.base);
const drawn = differing();
const orphans = run?.orphans ?? [];
const changes = [];
for (const name of [...new Set([...since.keys(), ...drawn.keys(), ...orphans])].sort()) {
  const file = drawn.get(name);
  const now = file ? await losslessCompressPng(readFileSync(file)) : readBaseline(name);
  const before = since.get(name) ?? (since.has(name) ? null : readBaseline(name));
  const pair: Pair = { name, before, now: orphans.includes(name) ? null : now };
  const change = changeOf(pair);
  if (change) changes.push(change);
}
const about = `Of ${pngsIn(BASELINES).length} pictures${values.base ? `, since this branch left ${values.base}` : ''}.`;
const page = writePage(join(ROOT, 'dist/visual'), changes, about);
const summary =
  changes.length === 0
    ? 'No picture changed'
    : `${changes.length} ${changes.length === 1 ? 'picture' : 'pictures'} changed`;
console.log(`${summary}: ${pathToFileURL(page).href}`);
const open = drawn.size + orphans.length;
if (open > 0)
  console.log(
    `${open} of them are not accepted: \`npm run visual:approve\`, with a name those of one component or story.`,
  );
process.exitCode = open === 0 ? 0 : 1;
