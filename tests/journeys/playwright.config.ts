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
  use: {
    launchOptions: browserLaunch(),
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
