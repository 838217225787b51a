import { setFlagsFromString } from 'node:v8';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../browser.ts';
import { onPath } from '../engines.ts';

// Without V8's optimising compiler for WebAssembly, which takes longer than the tests of a worker use PGlite.
setFlagsFromString('--liftoff-only');

/** Set by `npm test -- journeys --engine firefox`. */
const isFirefox = process.env.ENGINE === 'firefox';

/** Whole enrolments in a browser, with the built wizard and the real backend. Only the date is fake. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  snapshotPathTemplate: '{testDir}/accessibility/transcripts/{arg}{ext}',
  // Long enough for a busy machine: the limit is only for tests that hang.
  timeout: isFirefox ? 300_000 : 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...(isFirefox
      ? {
          browserName: 'firefox',
          channel: 'moz-firefox',
          headless: false,
          launchOptions: {
            executablePath: onPath('firefox-esr'),
            env: process.env,
            // For its accessibility tree (browserTrees.ts).
            args: ['--remote-allow-system-access'],
            firefoxUserPrefs: {
              // Media features cannot be emulated over WebDriver BiDi.
              'ui.prefersReducedMotion': 1,
              // Playwright waits for ever for a page that Back restores from the back/forward cache.
              'browser.sessionhistory.max_total_viewers': 0,
            },
          },
        }
      : { launchOptions: browserLaunch() }),
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
});
