import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { MODES } from './.storybook/modes.ts';
import { claimedRules } from './tests/accessibility/claimedRules.ts';
import { browserLaunch } from './tests/browser.ts';
import { engineFrom, OWN_ENGINE } from './tests/engines.ts';
import { storiesIn } from './tests/states/storiesIn.ts';
import { makeRoom, MATCH_SCREENSHOT, WHOLE_TILES, WINDOW } from './tests/visual/screenshots.ts';

// A time zone with daylight saving time, so that wrong day arithmetic fails.
process.env.TZ = 'Europe/Brussels';

/** Long enough for a busy machine: the limit is only for tests that hang. */
const BUSY_MACHINE_MS = 30_000;

/** Long enough for a busy machine, and shorter than the limit of a test: its message says what was expected. */
const POLLS = { poll: { timeout: 20_000 } };

const storyBrowser = browserLaunch();

/** Set by `npm test -- stories --engine NAME`. */
const engine = engineFrom(process.env.ENGINE);

/** Set by `npm test -- stories --modes NAME`. */
const modeName = process.env.STORY_MODE ?? '';
const mode = MODES[modeName];

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMode: () => Promise<void>;
  }
}
const emulateMode: BrowserCommand = ({ page }) => page.emulateMedia(mode?.emulated);

/** Gives an element its `computedName`, for the checks of every story. */
const COMPUTED_NAMES = '--enable-blink-features=ComputedAccessibilityInfo';

/** In Chromium every story is rendered and compared with its baseline, after its play and axe. */
const STORIES = {
  name: 'stories',
  attachmentsDir: 'test-results/attachments',
  globalSetup: ['tests/visual/screenshots.ts'],
  setupFiles: [
    'tests/states/lightReports.ts',
    'tests/accessibility/everyStory.ts',
    'tests/journeys/accessibility/storySizes.ts',
    'tests/visual/shots.ts',
    // The last, because its check is the first.
    'tests/accessibility/everyPlay.ts',
  ],
  provide: { claimedRules: claimedRules('docs/accessibility'), mode: modeName },
  // Half of a page's time is waiting for frames and pictures.
  maxWorkers: 3,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // As in Storybook, one page renders one story after the other.
    isolate: false,
    commands: { makeRoom },
    expect: { toMatchScreenshot: MATCH_SCREENSHOT },
    provider: playwright({
      launchOptions: { ...storyBrowser, args: [...storyBrowser.args, WHOLE_TILES, COMPUTED_NAMES] },
      contextOptions: {
        viewport: WINDOW,
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'nl-BE',
        timezoneId: 'Europe/Brussels',
      },
    }),
    instances: [{ browser: OWN_ENGINE }],
  },
} satisfies TestProjectInlineConfiguration['test'];

/** In a mode every story is rendered, after its play axe looks at it, and some modes have pictures of overview stories. */
const STORIES_IN_MODE = {
  ...STORIES,
  name: `${modeName}-stories`,
  globalSetup: [],
  setupFiles: ['tests/states/lightReports.ts', 'tests/states/inMode.ts', 'tests/visual/shots.ts'],
  browser: { ...STORIES.browser, commands: { emulateMode, makeRoom } },
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    reporters: ['default', './tests/states/ShownReporter.ts'],
    // A missing baseline is not written but reported: `npm run visual:approve` accepts it.
    update: 'none',
    // Firefox and WebKit start slowly on a busy machine.
    browser: { connectTimeout: 10 * BUSY_MACHINE_MS },
    projects: [
      {
        test: {
          name: 'unit',
          expect: POLLS,
          testTimeout: BUSY_MACHINE_MS,
          hookTimeout: BUSY_MACHINE_MS,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/backend/**',
            'tests/bench/**',
            'tests/floor/**',
            'tests/journeys/**',
            'tests/package/**',
            'tests/states/**',
            'tests/storybook/**',
            'tests/visual/**',
          ],
        },
      },
      {
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.test.ts'],
          testTimeout: 4 * BUSY_MACHINE_MS, // A whole enrolment on a slow network.
          hookTimeout: 4 * BUSY_MACHINE_MS,
        },
      },
      {
        test: {
          // Whole enrolments in WebKit: `npm test -- journeys --engine webkit`.
          name: 'webkit',
          include: ['tests/journeys/webkit/*.test.ts'],
          fileParallelism: false,
          testTimeout: 4 * BUSY_MACHINE_MS,
          hookTimeout: 4 * BUSY_MACHINE_MS,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/*.test.ts'],
          testTimeout: 6 * BUSY_MACHINE_MS,
          hookTimeout: 10 * BUSY_MACHINE_MS, // The package is built, and installed with npm.
        },
      },
      {
        test: {
          name: 'floor',
          include: ['tests/floor/*.test.ts'],
          testTimeout: 2 * BUSY_MACHINE_MS,
        },
      },
      {
        test: {
          // Reads the records of the stories, so it runs after them.
          name: 'states',
          testTimeout: BUSY_MACHINE_MS,
          hookTimeout: BUSY_MACHINE_MS,
          include: ['tests/states/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'visual',
          expect: POLLS,
          testTimeout: 10 * BUSY_MACHINE_MS, // Pages of the built Storybook are opened beside the tests of the backend.
          hookTimeout: 4 * BUSY_MACHINE_MS,
          include: ['tests/{visual,storybook}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'backend',
          expect: POLLS,
          include: ['tests/backend/**/*.test.ts'],
          globalSetup: ['tests/backend/sharedPostgres.ts'],
          pool: 'forks',
          // Without V8's optimising compiler for WebAssembly, which takes longer than the tests of a file use PGlite.
          execArgv: ['--liftoff-only'],
          // Much of it is waiting for processes and disks.
          maxWorkers: 3,
          testTimeout: 10 * BUSY_MACHINE_MS, // Databases are created and servers started.
          hookTimeout: 4 * BUSY_MACHINE_MS,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [
          storybookTest({
            configDir: '.storybook',
            initialGlobals: mode?.globals ?? {},
            tags: { skip: mode?.without === undefined ? [] : [mode.without] },
          }),
        ],
        // A dependency that is discovered late makes Vite reload the page during a test.
        optimizeDeps: {
          entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx'],
          include: [
            '@emotion/react',
            '@emotion/styled',
            '@mui/icons-material',
            '@mui/material',
            '@mui/material/styles',
            '@mui/x-date-pickers',
            '@storybook/addon-a11y/preview',
            'dayjs',
            'formik',
            'msw',
            'msw/browser',
            'msw-storybook-addon/csf3',
            'react',
            'react-dom',
            'react-dom/client',
            'react-element-to-jsx-string/dist/esm/index.js',
            'react-router-dom',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'yup',
          ],
        },
        test: {
          // WebKit draws without a graphics card, and a page of Chromium shares the machine with two others.
          testTimeout: (engine ? 3 : 2) * BUSY_MACHINE_MS,
          ...(engine ? storiesIn(engine) : mode ? STORIES_IN_MODE : STORIES),
        },
      },
    ],
  },
});
