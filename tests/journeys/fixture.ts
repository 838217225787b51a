import { test as base, expect } from '@playwright/test';
import { NOW, Organisation } from './Organisation.ts';
import { Wizard } from './Wizard.ts';

interface TestFixtures {
  wizard: Wizard;
}

interface WorkerFixtures {
  organisation: Organisation;
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

  wizard: async ({ page, organisation }, use) => {
    await page.clock.setFixedTime(NOW);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      // An answer of 400 or 404 is part of the journeys.
      const isAnswer = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isAnswer) faults.push(message.text());
    });
    const serverFaults = organisation.faults.length;
    await use(new Wizard(page));
    expect(faults, 'errors in the page').toEqual([]);
    expect(organisation.faults.slice(serverFaults), 'errors in the backend').toEqual([]);
  },
});

export { expect };
