import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { stepUrl } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { flexibleCamp } from '../../../stories/support/camps.ts';
import { PARENT } from '../../../stories/support/people.ts';
import { expect, test as base } from '../fixture.ts';
import { Organisation } from '../Organisation.ts';
import { defaultColoursIn, fontOf, writeBrand } from './purple.ts';

/** The organisation's own server, with a brand made up here. */
const test = base.extend<object, { organisation: Organisation }>({
  organisation: [
    // Playwright reads the fixtures a fixture needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const file = writeBrand();
      const organisation = await Organisation.open({ BRAND: file });
      await use(organisation);
      await organisation.close();
      rmSync(dirname(file), { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test('nothing of the default brand is left, from the website to the thank-you page', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.offers(flexibleCamp());
  const looksLikeOurs = async () => expect(await defaultColoursIn(page)).toEqual({});

  await page.goto('/organisatie/');
  await looksLikeOurs();
  expect(await fontOf(page.getByRole('heading', { level: 1 }))).toBe('Ours Serif');
  await page.locator(`a[href="${stepUrl('campDays', camp.id)}"]`).click();
  await wizard.isAt('campDays');
  expect(await fontOf(page.getByRole('heading', { level: 1 }))).toBe('Ours Serif');
  expect(await fontOf(page.locator('form p').first())).toBe('Ours');
  await looksLikeOurs();
  await wizard.chooseDays([]);
  await wizard.submit();
  await looksLikeOurs();
  await wizard.chooseDays(camp.activeDays.slice(0, 3));
  await wizard.submit();
  await wizard.isAt('kidParent');
  await wizard.submit();
  await looksLikeOurs();
  await wizard.fill({ ...organisation.newChild(), ...PARENT });
  await wizard.submit();
  await wizard.isAt('medicalForm');
  await looksLikeOurs();
  await wizard.submit();
  await expect(page.getByRole('dialog', { name: nl.medicalSheetDialog.title })).toBeVisible();
  await looksLikeOurs();
  await wizard.button(nl.medicalSheetDialog.nothing).click();
  await wizard.isAt('confirmation');
  await looksLikeOurs();
  await wizard.confirmEnrolment();
  await wizard.isAt('success');
  await looksLikeOurs();
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});

/** Keeps what a pattern fits from the page until it may come. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => come();
}

test('the first frame wears the brand, before any script', async ({ organisation, page }) => {
  const camp = await organisation.offers(flexibleCamp());
  await hold(page, /\.js$/);
  await page.goto(stepUrl('campDays', camp.id), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await defaultColoursIn(page)).toEqual({});
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 240, 255)');
});

test('nothing moves when the fonts come', async ({ organisation, page }) => {
  const fontsCome = await hold(page, /\.woff2$/);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const camp = await organisation.offers(flexibleCamp());
  await page.goto(stepUrl('campDays', camp.id), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  fontsCome();
  await expect.poll(() => fontOf(page.getByRole('heading', { level: 1 }))).toBe('Ours Serif');
  // Two frames, so that what moved has been noted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('its files come from where they may be kept for ever', async ({ organisation, wizard, page }) => {
  const kept: Record<string, string | undefined> = {};
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/\.(woff2|svg)$/.test(pathname)) kept[pathname] = answer.headers()['cache-control'];
  });
  await wizard.open(await organisation.offers(flexibleCamp()));
  await expect.poll(() => fontOf(page.getByRole('heading', { level: 1 }))).toBe('Ours Serif');
  const names = Object.keys(kept).map((path) => path.replace(/-[0-9a-f]{8}\./, '-#.'));
  expect(names.sort()).toEqual(['/assets/body-#.woff2', '/assets/heading-#.woff2', '/assets/logo-#.svg']);
  expect(new Set(Object.values(kept))).toEqual(new Set(['public, max-age=31536000, immutable']));
});
