import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { stepUrl } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { flexibleCamp } from '../../../stories/support/camps.ts';
import { PARENT } from '../../../stories/support/people.ts';
import { delayRequests } from '../delayRequests.ts';
import { expect, test as base } from '../fixture.ts';
import { Organisation } from '../Organisation.ts';
import { defaultColoursIn, fontOf, writeBrand } from './purple.ts';

/** A backend with its own brand. */
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

test('uses no colour of the default brand, from the website to the thank-you page @phone', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const expectOwnColours = async () => expect(await defaultColoursIn(page)).toEqual({});

  await page.goto('/organisatie/');
  await expectOwnColours();
  expect(await fontOf(page.getByRole('heading', { level: 1 }))).toBe('Ours Serif');
  await page.locator(`a[href="${stepUrl('campDays', camp.id)}"]`).click();
  await wizard.isAt('campDays');
  expect(await fontOf(page.getByRole('heading', { level: 1 }))).toBe('Ours Serif');
  expect(await fontOf(page.locator('form p').first())).toBe('Ours');
  await expectOwnColours();
  await wizard.chooseDays([]);
  await wizard.submit();
  await expectOwnColours();
  await wizard.chooseDays(camp.activeDays.slice(0, 3));
  await wizard.continueTo('kidParent');
  await wizard.submit();
  await expectOwnColours();
  await wizard.fill({ ...organisation.newChild(), ...PARENT });
  await wizard.continueTo('medicalForm');
  await expectOwnColours();
  await wizard.submit();
  await expect(page.getByRole('dialog', { name: nl.medicalSheetDialog.title })).toBeVisible();
  await expectOwnColours();
  await wizard.button(nl.medicalSheetDialog.nothing).click();
  await wizard.isAt('confirmation');
  await expectOwnColours();
  await wizard.continueTo('success');
  await expectOwnColours();
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});

test('uses the brand in the first frame, before any script', async ({ organisation, page }) => {
  const camp = await organisation.addCamp(flexibleCamp());
  await delayRequests(page, /\.js$/);
  await page.goto(stepUrl('campDays', camp.id), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await defaultColoursIn(page)).toEqual({});
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 240, 255)');
});

test('has no layout shift when the fonts load', async ({ organisation, page }) => {
  const fonts = await delayRequests(page, /\.woff2$/);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const camp = await organisation.addCamp(flexibleCamp());
  await page.goto(stepUrl('campDays', camp.id), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  fonts.release();
  await expect.poll(() => fontOf(page.getByRole('heading', { level: 1 }))).toBe('Ours Serif');
  // Two frames, in which the observer reports the shifts.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('serves the files of the brand as immutable', async ({ organisation, wizard, page }) => {
  const cacheControl: Record<string, string | undefined> = {};
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/\.(woff2|svg)$/.test(pathname)) cacheControl[pathname] = answer.headers()['cache-control'];
  });
  await wizard.open(await organisation.addCamp(flexibleCamp()));
  await expect.poll(() => fontOf(page.getByRole('heading', { level: 1 }))).toBe('Ours Serif');
  const names = Object.keys(cacheControl).map((path) => path.replace(/-[0-9a-f]{8}\./, '-#.'));
  expect(names.sort()).toEqual(['/assets/body-#.woff2', '/assets/heading-#.woff2', '/assets/logo-#.svg']);
  expect(new Set(Object.values(cacheControl))).toEqual(new Set(['public, max-age=31536000, immutable']));
});
