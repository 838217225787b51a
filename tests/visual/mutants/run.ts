import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest, type TestSpecification } from 'vitest/node';
import { GALLERY } from './gallery.ts';

// `npm run visual:mutants [word…]`: makes one small mistake after the other, where Vite serves the code and not on the
// disk, draws the stories it shows in, and says which mistake no picture noticed.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const asked = process.argv.slice(2);
const chosen = GALLERY.filter(
  ({ what, file }) => asked.length === 0 || asked.some((word) => `${what} ${file}`.includes(word)),
);
if (chosen.length === 0) {
  console.error(`No mutant has "${asked.join('" or "')}" in its words or its file.`);
  process.exit(2);
}

process.env.VITEST = 'true'; // As Vitest's own command does; the Storybook plugin sleeps without.
const vitest = await createVitest('test', {
  config: 'tests/visual/mutants/vitest.config.ts',
  root: ROOT,
  watch: false,
  reporters: [{}],
});
const specifications = await vitest.globTestSpecifications();

function storiesOf(component: string): TestSpecification {
  const found = specifications.find(({ moduleId }) => basename(moduleId, '.stories.tsx') === component);
  if (!found) throw new Error(`There are no stories of ${component}.`);
  return found;
}

/** How the stories of these components fail: by how many pictures, and by how many plays. */
async function draw(components: readonly string[]): Promise<{ pictures: number; others: number }> {
  const drawn = components.map(storiesOf);
  const { testModules } = await vitest.runTestSpecifications(drawn);
  // Older runs are among them.
  const modules = testModules.filter(({ moduleId }) => drawn.some((one) => one.moduleId === moduleId));
  if (modules.some((module) => module.children.size === 0)) {
    throw new Error(`The stories of ${components.join(', ')} were not drawn at all.`);
  }
  const errors = modules
    .flatMap((module) => [...module.children.allTests('failed')])
    .map((test) => (test.result().errors ?? []).map(({ message }) => message).join('\n'));
  const pictures = errors.filter((message) => /pixels? differs? from/.test(message)).length;
  return { pictures, others: errors.length - pictures };
}

/** Forgets what was served, so that the code is read again. */
function forget(): void {
  for (const { browser } of vitest.projects) browser?.vite.moduleGraph.invalidateAll();
}

const clean = await draw([...new Set(chosen.flatMap(({ stories }) => stories))]);
if (clean.pictures + clean.others > 0) {
  console.error('Some of these stories fail as they are: mend them, or accept their pictures, first.');
  await vitest.close();
  process.exit(1);
}

let caught = 0;
for (const mutant of chosen) {
  process.env.MUTANT = String(GALLERY.indexOf(mutant));
  forget();
  const { pictures, others } = await draw(mutant.stories);
  if (pictures > 0) caught += 1;
  const failing = `${pictures} stories by their picture${others > 0 ? `, ${others} by their play` : ''}`;
  console.log(`${pictures > 0 ? '✓' : '✗ NOT SEEN'} ${mutant.what} (${basename(mutant.file)}): ${failing}`);
}
console.log(`\n${caught} of ${chosen.length} mutants caught by a picture.`);
await vitest.close();
process.exit(caught === chosen.length ? 0 : 1);
