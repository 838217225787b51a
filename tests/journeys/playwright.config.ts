import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../browser.ts';

/** Whole enrolments in a browser, by the built wizard and the real backend: nothing is faked but the date. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What a screen reader says: a text, the same on every machine.
  snapshotPathTemplate: '{testDir}/everyParent/heard/{arg}{ext}',
  // Long enough on a few cores that are shared: a limit is for what hangs, not for what is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: browserLaunch(),
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    // Only what the width can change is walked on both.
    {
      name: 'phone',
      testMatch: [/everyParent\/.*\.spec\.ts$/, /(drawnPage|flexibleCamp|ownBrand)\.spec\.ts$/],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      grepInvert: /@once/,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
