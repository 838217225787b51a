import { losslessCompressPng } from '@napi-rs/image';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BASELINES, differing, lastRun, pngsIn, RUN_FILE } from './screenshots.ts';

// `npm run visual:approve [component or story…]`: the pictures of the last run become the baselines, and baselines
// without a story go.

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

const asked = process.argv.slice(2);
const unknown = asked.find((word) => !names.some((name) => isNamedBy(word, name)));
if (unknown !== undefined) {
  console.error(
    `The last run saw nothing to accept for "${unknown}": name a component or story as its folder is called.`,
  );
  process.exit(2);
}
const isChosen = (name: string) => asked.length === 0 || asked.some((word) => isNamedBy(word, name));
const accepted = [...pictures].filter(([name]) => isChosen(name));
const removed = orphans.filter(isChosen);

for (const [index, [name, file]] of accepted.entries()) {
  const baseline = join(BASELINES, `${name}.png`);
  mkdirSync(dirname(baseline), { recursive: true });
  writeFileSync(baseline, await losslessCompressPng(readFileSync(file)));
  rmSync(file);
  if ((index + 1) % 50 === 0) console.log(`${index + 1} of ${accepted.length}`);
}
for (const name of removed) rmSync(join(BASELINES, `${name}.png`));
writeFileSync(
  RUN_FILE,
  JSON.stringify({ ...run, orphans: orphans.filter((name) => !removed.includes(name)) }),
);

const all = pngsIn(BASELINES);
const megabytes = all.reduce((sum, name) => sum + statSync(join(BASELINES, `${name}.png`)).size, 0) / 1e6;
console.log(
  `${accepted.length} accepted, ${removed.length} removed; ${all.length} baselines, ${megabytes.toFixed(1)} MB. ` +
    'Commit tests/visual/baselines.',
);
