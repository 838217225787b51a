import type { BrowserCommand } from 'vitest/node';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../../vitest.config.ts';

// The stories' own project on a processor made slower: what waits for the wrong thing is overtaken here.

/** How many times slower. */
const SLOWED = 4;

declare module 'vitest/browser' {
  interface BrowserCommands {
    slowDown: () => Promise<void>;
  }
}

const slowDown: BrowserCommand = async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
};

const projects = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];

export default defineConfig({
  root: process.cwd(),
  test: {
    projects: projects
      .filter(({ test }) => test?.name === 'stories')
      .map((project) => {
        const { browser, setupFiles = [] } = project.test ?? {};
        return {
          ...project,
          test: {
            ...project.test,
            testTimeout: SLOWED * (project.test?.testTimeout ?? 0),
            setupFiles: ['tests/visual/flake/slowed.ts', ...[setupFiles].flat()],
            browser: browser && { ...browser, commands: { ...browser.commands, slowDown } },
          },
        };
      }),
  },
});
