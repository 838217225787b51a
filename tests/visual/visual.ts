import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { argumentsFor, refuse } from '../commandLine.ts';
import { changeOf } from './changes.ts';
import { baselinesBefore, differing, orphans, picturesIn, runStories } from './lastRun.ts';
import { counted, writePage } from './page.ts';
import { BASELINES, ROOT, setup as removeDiffering } from './screenshots.ts';

// `npm run visual [component…]`: runs the stories and writes a page of the pictures that differ from their baselines.
// `npm run visual -- --last`: the page of the last run. `npm run visual -- --base REF`: the pictures that changed since
// this branch left REF, accepted or not.

const options = { base: { type: 'string' }, last: { type: 'boolean' } } as const;
const { values, positionals } = argumentsFor('Use: npm run visual -- [--last | --base REF] [COMPONENT …].', {
  options,
  allowPositionals: true,
});
const baselines = picturesIn(BASELINES);
const before =
  values.base === undefined
    ? baselines
    : (baselinesBefore(values.base) ??
      refuse(`This branch has no commit in common with "${values.base}", or it is not fetched.`));
let passed = true;
if (!values.last && values.base === undefined) {
  // Those of the last run, also when no story has the name.
  removeDiffering();
  passed = runStories(['--project=stories', ...positionals]);
}

const changed = differing();
const gone = await orphans();
const names = new Set([...before.keys(), ...baselines.keys(), ...changed.keys()]);
const changes = [...names].sort().flatMap((name) => {
  const differs = changed.get(name);
  const now = differs ? readFileSync(differs) : (baselines.get(name) ?? null);
  return changeOf({ name, before: before.get(name) ?? null, now: gone.includes(name) ? null : now }) ?? [];
});

const about = `Of ${names.size} pictures${values.base ? `, since this branch left ${values.base}` : ''}.`;
const page = await writePage(join(ROOT, 'dist/visual'), changes, about);
console.log(`${counted(changes.length)} changed: ${pathToFileURL(page).href}`);
const open = changed.size + gone.length;
if (open > 0) console.log(`${counted(open)} to accept: \`npm run visual:approve [component or story…]\`.`);
process.exitCode = passed && open === 0 ? 0 : 1;
