import { stepUrl } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { PARENT } from '../../../src/testing/people.ts';
import { delayRequests } from '../delayRequests.ts';
import { expect, test as base } from '../fixture.ts';
import { defaultColoursIn, fontOf } from './purple.ts';

const test = base.extend({
  organisation: ({ brandedOrganisation }, use) => use(brandedOrganisation),
});

test('uses no colour of the default brand @phone', async ({ organisation, camp, child, wizard, page }) => {
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
  await wizard.fill({ ...child, ...PARENT });
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

test('uses the brand in the first frame, before any script', async ({ camp, page }) => {
  await delayRequests(page, /\.js$/);
  await page.goto(stepUrl('campDays', camp.id), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await defaultColoursIn(page)).toEqual({});
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 240, 255)');
});

test('has no layout shift when the fonts load', async ({ camp, page }) => {
  const fonts = await delayRequests(page, /\.woff2$/);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
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
