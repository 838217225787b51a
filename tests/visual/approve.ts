import { losslessCompressPng } from '@napi-rs/image';
import { lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { BASELINES, differing, lastRun, pngsIn, RUN_FILE } from './screenshots.ts';

// `npm run visual:approve [component or story…]`: the pictures of the last run become the baselines, and baselines
// without a story go. A picture that is equal to another's becomes a link to it.

const run = lastRun();
if (!run) {
  console.error('There is no run to accept: `npm run visual` makes one.');
  process.exit(2);
}
const pictures = differing();
const { orphans } = run;
const names = [...pictures.keys(), ...orphans];

/** A component or a story, as in the picture's path: `DayGrid`, `days-daygrid`, `days-daygrid/some-chosen`. */
function isNamedBy(word: string, name: string): boolean {
  const [component = '', story = ''] = name.split('/');
  return [
    name,
    component,
    component.split('-').at(-1),
    `${component}/${story}`,
    `${component}--${story}`,
  ].includes(word.toLowerCase());
}

const words = process.argv.slice(2);
const unknown = words.find((word) => !names.some((name) => isNamedBy(word, name)));
if (unknown !== undefined) {
  console.error(
    `The last run has nothing to accept for "${unknown}": use the name of a component's or story's folder.`,
  );
  process.exit(2);
}
const isChosen = (name: string) => words.length === 0 || words.some((word) => isNamedBy(word, name));
const accepted = [...pictures].filter(([name]) => isChosen(name));
const removed = orphans.filter(isChosen);

for (const [name] of accepted) rmSync(join(BASELINES, `${name}.png`), { force: true });
for (const name of removed) rmSync(join(BASELINES, `${name}.png`));
const baselines = new Map(
  pngsIn(BASELINES)
    .map((name) => join(BASELINES, `${name}.png`))
    .filter((path) => lstatSync(path).isFile())
    .map((path) => [readFileSync(path).toString('base64'), path]),
);
for (const [index, [name, file]] of accepted.entries()) {
  const baseline = join(BASELINES, `${name}.png`);
  mkdirSync(dirname(baseline), { recursive: true });
  const picture = await losslessCompressPng(readFileSync(file));
  const equal = baselines.get(picture.toString('base64'));
  if (equal) symlinkSync(relative(dirname(baseline), equal), baseline);
  else writeFileSync(baseline, picture);
  baselines.set(picture.toString('base64'), equal ?? baseline);
  rmSync(file);
  if ((index + 1) % 50 === 0) console.log(`${index + 1} of ${accepted.length}`);
}
writeFileSync(
  RUN_FILE,
  JSON.stringify({ ...run, orphans: orphans.filter((name) => !removed.includes(name)) }),
);

const all = pngsIn(BASELINES);
const megabytes = all.reduce((sum, name) => sum + lstatSync(join(BASELINES, `${name}.png`)).size, 0) / 1e6;
console.log(
  `${accepted.length} accepted, ${removed.length} removed; ${all.length} baselines, ${megabytes.toFixed(1)} MB. ` +
    'Commit tests/visual/baselines.',
);
