import { singleDayCamp } from '../../src/testing/camps.ts';
import { expect, test } from './fixture.ts';

const LATER_STEPS = ['/kid-parent', '/medicalForm', '/confirmation', '/success'];

// Independent of the width.
test.describe('a link', () => {
  test('without a camp leads to the organisation', async ({ page }) => {
    for (const path of ['/', ...LATER_STEPS]) {
      const served = await page.request.get(path);
      expect(await served.text()).toMatch(/<title>[^<]+<\/title>/);
      await page.goto(path);
      await expect(page).toHaveURL('/organisatie/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('to a later step leads to the first unfinished', async ({ organisation, camp, wizard, page }) => {
    for (const path of LATER_STEPS) {
      await page.goto('/organisatie/');
      await page.goto(`${path}?camp=${camp.id.toLowerCase()}`);
      await wizard.isAt('kidParent');
      await expect(page).toHaveURL((url) => url.searchParams.get('camp')?.toUpperCase() === camp.id);
      await page.goBack();
      await expect(page).toHaveURL('/organisatie/');
    }
    const oneDay = await organisation.addCamp(singleDayCamp());
    for (const path of LATER_STEPS) {
      await page.goto(`${path}?camp=${oneDay.id}`);
      await wizard.isAt('campDays');
      await wizard.expectUrl(`/?camp=${oneDay.id}`);
    }
  });

  test('to an unknown camp shows an error and a link', async ({ wizard, page, expectedErrors }) => {
    expectedErrors.push(/status of 404 .*\?camp=BESTAAT-NIET/);
    await page.goto('/?camp=BESTAAT-NIET');
    await expect(page.getByRole('heading', { name: 'We vinden dit kamp niet' })).toBeVisible();
    await expect(page).toHaveTitle(/^We vinden dit kamp niet \| /);
    await wizard.button('Opnieuw proberen').click();
    await expect.poll(() => wizard.requestCount('camps')).toBe(2);
    // The clicked button is removed.
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'We vinden dit kamp niet' })).toBeVisible();
    await page.getByRole('link', { name: /^Terug naar / }).click();
    await expect(page).toHaveURL('/organisatie/');
  });
});
