import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../vitest.config.ts';
import { makeRoom } from './screenshots.ts';

// The stories project without axe and records, for `mutants.ts` and `flake.ts`: with a mistake in the code (MUTANT), a
// number of pages (PAGES), and a processor that is slower by a factor (SLOWED).

export interface Mutant {
  file: string;
  /** Story files, by the name of their component. */
  stories: string[];
  /** Its first occurrence in the file becomes `to`. */
  from: string;
  to: string;
  what: string;
}

const ROOT = process.cwd();

/** Mistakes that a reviewer can miss. */
export const MUTANTS: readonly Mutant[] = readFileSync(join(import.meta.dirname, 'mutants.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | ') && !line.startsWith('#'))
  .map((line) => line.split(' | ').map((part) => part.replaceAll('\\n', '\n')))
  .map(([file = '', stories = '', from = '', to = '', what = '']) => ({
    ...{ file, stories: stories.split(' '), from, to, what },
  }));

const rate = Number(process.env.SLOWED ?? 1);
const slowed = new WeakSet();
const projects = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];

export default defineConfig({
  root: ROOT,
  test: {
    update: 'none',
    projects: projects
      .filter(({ test }) => test?.name === 'stories')
      .map(({ plugins = [], test = {}, ...project }) => ({
        ...project,
        plugins: [
          ...plugins,
          {
            name: 'one-mistake',
            enforce: 'pre',
            transform(code, id) {
              const mutant = MUTANTS[Number(process.env.MUTANT ?? 'none')];
              if (!mutant || id.split('?')[0] !== join(ROOT, mutant.file)) return null;
              return code.replace(mutant.from, () => mutant.to);
            },
          },
        ],
        test: {
          ...test,
          maxWorkers: Number(process.env.PAGES ?? 2),
          testTimeout: rate * (test.testTimeout ?? 0),
          // Storybook's own switch for axe, which changes no picture.
          provide: { 'storybook/test-provided': { a11y: false } },
          setupFiles: ['tests/visual/shots.ts'],
          browser: test.browser && {
            ...test.browser,
            commands: {
              makeRoom: async (context, height: number) => {
                if (rate > 1 && !slowed.has(context.page)) {
                  slowed.add(context.page);
                  const session = await context.context.newCDPSession(context.page);
                  await session.send('Emulation.setCPUThrottlingRate', { rate });
                }
                await makeRoom(context, height);
              },
            },
          },
        },
      })),
  },
});
