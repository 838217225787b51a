import { refuse } from '../commandLine.ts';
import { ALONE, differing, runStories } from './lastRun.ts';
import { MUTANTS } from './vitest.config.ts';

// `npm run visual:mutants [word…]`: applies each mutation to the code that Vite serves, runs the stories that show it, and
// names the mutations that no picture shows.

const words = process.argv.slice(2);
const chosen = [...MUTANTS.entries()].filter(
  ([, { what, file }]) => words.length === 0 || words.some((word) => `${what} ${file}`.includes(word)),
);
if (chosen.length === 0) refuse(`No mutant has one of these words: ${words.join(', ')}.`);

/** Runs the stories of these components, with the mistake of this number. */
function run(components: readonly string[], mutant: number | 'none'): boolean {
  const files = components.map((component) => `/${component}.stories.tsx`);
  return runStories([ALONE, ...files], { MUTANT: String(mutant) });
}

if (!run([...new Set(chosen.flatMap(([, { stories }]) => stories))], 'none'))
  throw new Error('These stories fail without a mistake: accept their pictures first.');
const results = chosen.map(([index, { stories, what }]) => {
  run(stories, index);
  return `${differing().size} pictures differ: ${what}`;
});
const missed = results.filter((result) => result.startsWith('0 '));
console.log(
  `${results.join('\n')}\n\n${results.length - missed.length} of ${results.length} mutants caught.`,
);
process.exitCode = missed.length === 0 ? 0 : 1;
