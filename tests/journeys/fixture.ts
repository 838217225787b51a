import { test as base, expect, type BrowserContext } from '@playwright/test';
import { NOW, Organisation } from './Organisation.ts';
import { Wizard } from './Wizard.ts';

interface TestFixtures {
  wizard: Wizard;
  /** Patterns of console errors a journey causes on purpose: each must come, and none but these. */
  expectedErrors: RegExp[];
  /** What went wrong in any tab so far; looked at when the journey ends. */
  faults: string[];
}

interface WorkerFixtures {
  organisation: Organisation;
}

/** How a browser reports a call that was refused, which is part of many journeys. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 400 .* \S*\/api\/\w+/;

/** Everything that goes wrong in any tab without a parent seeing it. */
function faultsOf(context: BrowserContext, home: string): string[] {
  const faults: string[] = [];
  context.on('weberror', (webError) => faults.push(`uncaught: ${webError.error().message}`));
  context.on('console', (message) => {
    // A broken content security policy is one of these.
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !REFUSED_CALL.test(text)) faults.push(text);
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(`${home}/`)) faults.push(`request to another origin: ${request.url()}`);
  });
  return faults;
}

/** A test with an organisation that offers camps, and a parent's browser at its wizard. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  organisation: [
    // Playwright reads the fixtures a fixture needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const organisation = await Organisation.open();
      await use(organisation);
      await organisation.close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ organisation }, use) => use(organisation.url),

  // As above.
  // eslint-disable-next-line no-empty-pattern
  expectedErrors: ({}, use) => use([]),

  faults: [
    async ({ context, organisation, expectedErrors }, use) => {
      await context.clock.setFixedTime(NOW);
      const faults = faultsOf(context, organisation.url);
      const serverFaults = organisation.faults.length;
      await use(faults);
      const unexpected = faults.filter((fault) => !expectedErrors.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'errors in the page').toEqual([]);
      const missing = expectedErrors.filter((pattern) => !faults.some((fault) => pattern.test(fault)));
      expect(missing, 'errors that should have come').toEqual([]);
      expect(organisation.faults.slice(serverFaults), 'errors in the backend').toEqual([]);
    },
    { auto: true },
  ],

  wizard: ({ page }, use) => use(new Wizard(page)),
});

export { expect };
