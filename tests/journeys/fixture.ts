/* eslint-disable no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern. */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type LaunchOptions,
} from '@playwright/test';
import type { Camp } from '../../src/domain/camp.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import type { CHILD } from '../../src/testing/people.ts';
import { focusWindow, openDisplay } from '../engines.ts';
import { answerColourScheme } from './answerColourScheme.ts';
import { Keyboard } from './accessibility/Keyboard.ts';
import { writeBrand } from './brand/purple.ts';
import { recordBodies } from './forward.ts';
import { NOW, Organisation } from './Organisation.ts';
import { Wizard } from './Wizard.ts';

interface TestFixtures {
  organisation: Organisation;
  wizard: Wizard;
  keyboard: Keyboard;
  /** A flexible camp of this test alone. */
  camp: Camp;
  /** A child without a booking. */
  child: typeof CHILD;
  /** Patterns of the console errors a journey expects: each must occur, and no others. */
  expectedErrors: RegExp[];
  /** The errors in all tabs so far; checked when the journey ends. */
  faults: string[];
}

interface WorkerFixtures {
  browser: Browser;
  launchOptions: LaunchOptions;
  /** The display of Firefox, whose windows lose the focus to others on it; null for Chromium, which is headless. */
  display: string | null;
  sharedOrganisation: Organisation;
  /** An organisation with its own brand. */
  brandedOrganisation: Organisation;
}

/** The tags of a journey that depends on the width of the window and runs in both. */
export const WIDTHS = ['@desktop', '@phone'] as const;

export const PHONE = { width: 390, height: 844 };

/** The browser's error for a rejected call, which many journeys expect. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 400 .* \S*\/api\/\w+/;

/**
 * What only Firefox reports: that the content security policy blocks the style that Playwright adds for a screenshot,
 * that the download of a font was aborted, because the page was left, and that a font of a test is empty.
 */
const REPORTED_BY_FIREFOX =
  /'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='|^download failed .* status=2152398850|^rejected by sanitizer /;

/** Playwright's way to fill in a field in Firefox is not seen by React: this one is what typing does. */
function insertText(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Scripts have no other way to type text.
    get: () => (text: string) => document.execCommand('insertText', false, text),
    set: () => undefined,
  });
}

/** Records the errors of all tabs that a parent does not see. */
function faultsOf(context: BrowserContext, home: string): string[] {
  const faults: string[] = [];
  context.on('weberror', (webError) => {
    const { message } = webError.error();
    if (!REPORTED_BY_FIREFOX.test(message)) faults.push(`uncaught: ${message}`);
  });
  context.on('console', (message) => {
    // Includes violations of the content security policy.
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !REFUSED_CALL.test(text)) faults.push(text);
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(`${home}/`)) faults.push(`request to another origin: ${request.url()}`);
  });
  return faults;
}

/** A test with an organisation and a browser at its wizard. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Not Playwright projects, which would each start their own browsers and backends.
  viewport: ({}, use, { tags }) => use(tags.includes('@phone') ? PHONE : { width: 1280, height: 900 }),
  hasTouch: ({}, use, { tags }) => use(tags.includes('@phone')),

  display: [
    async ({ browserName }, use) => {
      if (browserName !== 'firefox') return use(null);
      const { display, close } = await openDisplay();
      await use(display);
      close();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    ({ launchOptions, display }, use) =>
      use(display ? { ...launchOptions, env: { ...launchOptions.env, DISPLAY: display } } : launchOptions),
    { scope: 'worker' },
  ],

  browser: [
    async ({ browser }, use) => {
      if (browser.browserType().name() === 'firefox') answerColourScheme(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],

  sharedOrganisation: [
    async ({}, use) => {
      const organisation = await Organisation.open();
      await use(organisation);
      await organisation.close();
    },
    { scope: 'worker' },
  ],

  brandedOrganisation: [
    async ({}, use) => {
      const file = writeBrand();
      const organisation = await Organisation.open({ BRAND: file });
      await use(organisation);
      await organisation.close();
      rmSync(dirname(file), { recursive: true });
    },
    { scope: 'worker' },
  ],

  organisation: ({ sharedOrganisation }, use) => use(sharedOrganisation),

  baseURL: ({ organisation }, use) => use(organisation.url),

  expectedErrors: ({}, use) => use([]),

  faults: [
    async ({ context, organisation, expectedErrors, browserName, display }, use) => {
      if (display) context.on('page', () => focusWindow(display));
      await context.clock.setFixedTime(NOW);
      if (browserName === 'firefox') {
        await context.addInitScript(insertText);
        await context.addInitScript(recordBodies);
      }
      const faults = faultsOf(context, organisation.url);
      const serverFaults = organisation.faults.length;
      await use(faults);
      // Firefox reports a logged error without its message.
      if (browserName === 'firefox' && expectedErrors.length > 0) expectedErrors.push(/^\w*Error http/);
      const unexpected = faults.filter((fault) => !expectedErrors.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'errors in the page').toEqual([]);
      // Firefox does not report the requests that fail.
      if (browserName === 'firefox') expectedErrors.length = 0;
      const missing = expectedErrors.filter((pattern) => !faults.some((fault) => pattern.test(fault)));
      expect(missing, 'errors that should have come').toEqual([]);
      expect(organisation.faults.slice(serverFaults), 'errors in the backend').toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page, display }, use) => {
    // Again: when the context reported the page, its window may not have been visible.
    if (display) focusWindow(display);
    await use(page);
  },

  wizard: ({ page }, use) => use(new Wizard(page)),
  keyboard: ({ page }, use) => use(new Keyboard(page)),
  camp: async ({ organisation }, use) => use(await organisation.addCamp(flexibleCamp())),
  child: ({ organisation }, use) => use(organisation.newChild()),
});

export { expect };
