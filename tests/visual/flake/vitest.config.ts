import type { BrowserCommand } from 'vitest/node';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../../vitest.config.ts';

// The stories' own project with what pictures need and no more, on as many pages and as slow a processor as
// `FLAKE_PAGES` and `FLAKE_SLOWED` say: what waits for the wrong thing is overtaken here.

const pages = Number(process.env.FLAKE_PAGES ?? 1);
/** How many times slower. */
const slowed = Number(process.env.FLAKE_SLOWED ?? 1);

declare module 'vitest/browser' {
  interface BrowserCommands {
    slowDown: () => Promise<void>;
  }
}

const slowDown: BrowserCommand = async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
};

const projects = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];

export default defineConfig({
  root: process.cwd(),
  test: {
    projects: projects
      .filter(({ test }) => test?.name === 'stories')
      .map((project) => {
        const { browser } = project.test ?? {};
        return {
          ...project,
          test: {
            ...project.test,
            maxWorkers: pages,
            testTimeout: slowed * (project.test?.testTimeout ?? 0),
            // Storybook's own switch for axe, which changes no picture.
            provide: { 'storybook/test-provided': { a11y: false } },
            setupFiles: ['tests/visual/flake/slowed.ts', 'tests/visual/shots.ts'],
            browser: browser && { ...browser, commands: { ...browser.commands, slowDown } },
          },
        };
      }),
  },
});
