import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { argumentsFor, refuse } from '../commandLine.ts';
import { changeOf } from './changes.ts';
import { differing, orphans, pngsIn, runStories } from './lastRun.ts';
import { counted, writePage } from './page.ts';
import { BASELINES, ROOT, setup as removeDiffering } from './screenshots.ts';

// `npm run visual [component…]`: runs the stories and writes a page of the pictures that differ from their baselines.
// `npm run visual -- --last`: the page of the last run. `npm run visual -- --base REF`: the pictures that changed since
// this branch left REF, accepted or not.

/** The baselines of the commit where this branch left `ref`, in a temporary folder. */
function baselinesAt(ref: string): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', ref], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) refuse(`This branch has no commit in common with "${ref}", or it is not fetched.`);
  const folder = relative(ROOT, BASELINES);
  const archive = execFileSync('git', ['archive', stdout.trim(), folder], { cwd: ROOT, maxBuffer: 2 ** 28 });
  const copy = mkdtempSync(join(tmpdir(), 'baselines-'));
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  return join(copy, folder);
}

const options = { base: { type: 'string' }, last: { type: 'boolean' } } as const;
const { values, positionals } = argumentsFor('Use: npm run visual -- [--last | --base REF] [COMPONENT …].', {
  options,
  allowPositionals: true,
});
const before = values.base === undefined ? BASELINES : baselinesAt(values.base);
let passed = true;
if (!values.last && values.base === undefined) {
  // Those of the last run, also when no story has the name.
  removeDiffering();
  passed = runStories(['--project=stories', ...positionals]);
}

const changed = differing();
const gone = await orphans();
const names = new Set([...pngsIn(before), ...pngsIn(BASELINES), ...changed.keys()]);
const read = (path: string) => (existsSync(path) ? readFileSync(path) : null);
const changes = [...names].sort().flatMap((name) => {
  const now = gone.includes(name) ? null : read(changed.get(name) ?? join(BASELINES, `${name}.png`));
  return changeOf({ name, before: read(join(before, `${name}.png`)), now }) ?? [];
});

const about = `Of ${names.size} pictures${values.base ? `, since this branch left ${values.base}` : ''}.`;
const page = await writePage(join(ROOT, 'dist/visual'), changes, about);
console.log(`${counted(changes.length)} changed: ${pathToFileURL(page).href}`);
const open = changed.size + gone.length;
if (open > 0) console.log(`${counted(open)} to accept: \`npm run visual:approve [component or story…]\`.`);
process.exitCode = passed && open === 0 ? 0 : 1;
