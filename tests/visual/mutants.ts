import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { MUTANTS } from './vitest.config.ts';

// `npm run visual:mutants [word…]`: for each small mistake, made in the code that Vite serves, runs the stories that show
// it, and names the mistakes that no picture shows.

const words = process.argv.slice(2);
const chosen = MUTANTS.filter(
  ({ what, file }) => words.length === 0 || words.some((word) => `${what} ${file}`.includes(word)),
);
if (chosen.length === 0) {
  console.error(`No mutant has "${words.join('" or "')}" in its words or its file.`);
  process.exit(2);
}

process.env.VITEST = 'true'; // As Vitest's own command does; the Storybook plugin needs it.
const vitest = await createVitest('test', {
  config: 'tests/visual/vitest.config.ts',
  root: fileURLToPath(new URL('../..', import.meta.url)),
  watch: false,
  reporters: [{}],
});
const specifications = await vitest.globTestSpecifications();

/** How many stories of these components fail by their picture, and how many otherwise. */
async function runStories(components: readonly string[]): Promise<{ pictures: number; others: number }> {
  const chosenFiles = specifications.filter(({ moduleId }) =>
    components.includes(basename(moduleId, '.stories.tsx')),
  );
  for (const { browser } of vitest.projects) browser?.vite.moduleGraph.invalidateAll();
  const { testModules } = await vitest.runTestSpecifications(chosenFiles);
  // The result includes modules of earlier runs.
  const modules = testModules.filter(({ moduleId }) => chosenFiles.some((one) => one.moduleId === moduleId));
  if (modules.length === 0 || modules.some((module) => module.children.size === 0)) {
    throw new Error(`The stories of ${components.join(', ')} did not run.`);
  }
  const errors = modules
    .flatMap((module) => [...module.children.allTests('failed')])
    .map((test) => (test.result().errors ?? []).map(({ message }) => message).join('\n'));
  const pictures = errors.filter((message) => message.includes('does not match the stored reference')).length;
  return { pictures, others: errors.length - pictures };
}

const clean = await runStories([...new Set(chosen.flatMap(({ stories }) => stories))]);
if (clean.pictures + clean.others > 0) {
  console.error('Some of these stories fail without a mistake: fix them, or accept their pictures, first.');
  await vitest.close();
  process.exit(1);
}

let caught = 0;
for (const mutant of chosen) {
  process.env.MUTANT = String(MUTANTS.indexOf(mutant));
  const { pictures, others } = await runStories(mutant.stories);
  if (pictures > 0) caught += 1;
  console.log(
    `${pictures > 0 ? '✓' : '✗ NOT CAUGHT'} ${mutant.what} (${basename(mutant.file)}): ${pictures} stories by their ` +
      `picture${others > 0 ? `, ${others} otherwise` : ''}`,
  );
}
console.log(`\n${caught} of ${chosen.length} mutants caught by a picture.`);
await vitest.close();
process.exit(caught === chosen.length ? 0 : 1);
