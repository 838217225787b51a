import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../../vitest.config.ts';
import { GALLERY } from './gallery.ts';

// The stories' own project, served with one mistake in it: the one whose number is in `MUTANT`.

const ROOT = process.cwd();
const projects = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];

export default defineConfig({
  root: ROOT,
  plugins: [],
  test: {
    projects: projects
      .filter(({ test }) => test?.name === 'stories')
      .map((project) => ({
        ...project,
        plugins: [
          ...(project.plugins ?? []),
          {
            name: 'one-mistake',
            enforce: 'pre',
            transform(code, id) {
              const mutant = GALLERY[Number(process.env.MUTANT ?? 'none')];
              if (!mutant || id.split('?')[0] !== join(ROOT, mutant.file)) return null;
              return code.replace(mutant.from, () => mutant.to);
            },
          },
        ],
      })),
  },
});
