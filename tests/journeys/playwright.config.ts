import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../browser.ts';

/** Whole enrolments in a browser, with the built wizard and the real backend. Only the date is fake. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  snapshotPathTemplate: '{testDir}/accessibility/transcripts/{arg}{ext}',
  // Long enough for a busy machine: the limit is only for tests that hang.
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
});
