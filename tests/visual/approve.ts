import { Baselines, BASELINES } from './Baselines.ts';
import { drawStories } from './drawStories.ts';
import { readPng } from './Picture.ts';
import { LAST_RUN, Run, type Compared } from './Run.ts';
import { componentOf } from './Shot.ts';
import { askedFor } from './askedFor.ts';

// `npm run visual:approve [story…]`: what the last run showed becomes the baseline.

const asked = process.argv.slice(2);
const run = new Run(LAST_RUN);
if (run.ending() === null) {
  if (asked.length > 0) {
    console.error(`There is no run to accept "${asked.join(' ')}" of: \`npm run visual\` makes one.`);
    process.exit(2);
  }
  console.log('There is no run to accept yet: every story is drawn first.');
  await drawStories([]);
}
const ending = run.ending();
if (ending === null) {
  console.error('The stories could not be drawn: `npm test -- stories` says why.');
  process.exit(1);
}

const shots = run.shots();
const open = shots.filter(({ verdict }) => verdict !== 'same');
const names = [...open.map(({ name }) => name), ...ending.orphans];
const { chosen, unknown } = askedFor(asked, names);
if (unknown !== undefined) {
  console.error(
    `The last run saw nothing to accept for "${unknown}": name a component or story as \`npm run visual\` shows it.`,
  );
  process.exit(2);
}

const baselines = new Baselines(BASELINES);
const taken = open.filter(({ name }) => chosen.has(name));
const removed = ending.orphans.filter((name) => chosen.has(name));
const components = [...new Set([...taken.map(({ name }) => name), ...removed].map(componentOf))].sort();
for (const [index, component] of components.entries()) {
  const of = (name: string) => componentOf(name) === component;
  const fresh = ({ name, sentAs }: Compared) => [name, { picture: readPng(run.now(name)), sentAs }] as const;
  const gone = removed.filter(of);
  const pictures = new Map(taken.filter(({ name }) => of(name)).map(fresh));
  baselines.change(component, pictures, gone);
  console.log(
    `${index + 1} of ${components.length}  ${component}: ${pictures.size} accepted, ${gone.length} removed`,
  );
}
run.accepted(new Set(taken.map(({ name }) => name)), removed);

// Baselines of two browsers would lie side by side if only some were made anew.
const [browser] = shots.map((shot) => shot.browser);
if (browser !== undefined && browser !== baselines.browser) {
  if (baselines.browser === null || (ending.whole && asked.length === 0)) baselines.madeWith(browser);
  else {
    console.error(
      `The other baselines are still those of ${baselines.browser}: run \`npm run visual\` and \`npm run visual:approve\`, both without a name.`,
    );
    process.exitCode = 1;
  }
}
if (components.length === 0) console.log('Nothing to accept: the last run saw no change.');
else {
  const megabytes = (baselines.weight() / 1e6).toFixed(1);
  console.log(`${baselines.names().length} baselines, ${megabytes} MB. Commit tests/visual/baselines.`);
}
