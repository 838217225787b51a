import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a person gets who mistypes: one sentence, exit code 2, and nothing drawn. */
test.each([
  ['visual.ts', ['NoSuchComponent'], /^There is no component "NoSuchComponent"[^\n]*\n$/],
  ['visual.ts', ['--lats'], /^There is no component "--lats"[^\n]*\n$/],
  ['approve.ts', ['no-such-story'], /"no-such-story"[^\n]*\n$/],
  ['mutants/run.ts', ['no such mutant'], /^No mutant has "no such mutant"[^\n]*\n$/],
  ['flake/run.ts', ['--runs', 'many'], /^--runs wants a whole number from 1, not "many"\.\n$/],
  ['flake/run.ts', ['--rums', '3'], /^Usage: [^\n]*\n$/],
  ['flake/run.ts', ['NoSuchComponent'], /^There is no component "NoSuchComponent"[^\n]*\n$/],
])('%s %j', (script, args, sentence) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `tests/visual/${script}`, ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stderr).toMatch(sentence);
  expect(status).toBe(2);
});
