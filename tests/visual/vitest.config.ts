import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../vitest.config.ts';
import { ROOT } from './screenshots.ts';

// The stories project for `flake.ts` and `mutants.ts`: the pictures alone, with the mistake of the number MUTANT.

/** Mistakes that a reviewer can miss: the first occurrence of `from` in the file becomes `to`. */
export const MUTANTS = readFileSync(join(import.meta.dirname, 'mutants.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | ') && !line.startsWith('#'))
  .map((line) => line.split(' | ').map((part) => part.replaceAll('\\n', '\n')))
  .map(([file = '', stories = '', from = '', to = '', what = '']) => ({
    ...{ file, stories: stories.split(' '), from, to, what },
  }));

const mutant = MUTANTS[Number(process.env.MUTANT ?? 'none')];
const projects = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];
const stories = projects.find(({ test }) => test?.name === 'stories') ?? {};
const oneMistake = {
  name: 'one-mistake',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    mutant && id.split('?')[0] === join(ROOT, mutant.file)
      ? code.replace(mutant.from, () => mutant.to)
      : null,
};
const changed: TestProjectInlineConfiguration = mergeConfig(stories, {
  plugins: [oneMistake],
  // Storybook's own switch for axe, which changes no picture.
  test: { provide: { 'storybook/test-provided': { a11y: false } } },
});

export default defineConfig({
  root: ROOT,
  test: {
    update: 'none',
    projects: [{ ...changed, test: { ...changed.test, setupFiles: ['tests/visual/shots.ts'] } }],
  },
});
