import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
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
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
};

export default config;
