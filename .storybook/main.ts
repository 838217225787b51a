import { execFileSync } from 'node:child_process';
import type { StorybookConfig } from '@storybook/react-vite';
import { readCsf } from 'storybook/internal/csf-tools';
import { sentenceCase } from './sentenceCase.ts';

/** The stories whose pictures are others than on the main branch, for the page 'What changed'; none without git. */
function changedStories(): string[] {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
    const base = git('merge-base', 'HEAD', 'main');
    const paths = git('diff', '--name-only', '--no-renames', base, '--', 'tests/visual/baselines').split(
      '\n',
    );
    const stories = paths.map((path) => /baselines\/(.+)\/(.+)\/[^/]+\.png$/.exec(path)?.slice(1).join('--'));
    return [...new Set(stories.filter((story) => story !== undefined))];
  } catch {
    return [];
  }
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    // Their tabs need the server of `npm run storybook`.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-vitest', '@chromatic-com/storybook']),
  ],
  // Tests of what happens, rather than states to look at, are shown when they are asked for.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  // 'Fully booked voucher expired' and not 'Fully Booked Voucher Expired': a name is a phrase.
  experimental_indexers: () => [
    {
      test: /\.stories\.tsx$/,
      createIndex: async (file, options) => {
        const { indexInputs } = (await readCsf(file, options)).parse();
        return indexInputs.map((input) => ({ ...input, name: input.name && sentenceCase(input.name) }));
      },
    },
  ],
  // The fake server's worker, as `msw init` wrote it.
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The props with their words, for the docs pages. It writes to components alone: `react-docgen-typescript` writes to
  // every exported object, and a style that is spread from one is spoiled.
  typescript: { reactDocgen: 'react-docgen' },
  // A library on a designer's desk is not weighed as a page on a phone is.
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, __CHANGED_STORIES__: JSON.stringify(changedStories()) },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
};

export default config;
