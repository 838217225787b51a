import { flexibleCamp, singleDayCamp } from '../../stories/support/camps.ts';
import { expect, test } from './fixture.ts';

// Where an address leads is the same at every width.
test.describe('a link', () => {
  for (const path of ['/', '/kid-parent', '/medicalForm', '/confirmation', '/success']) {
    test(`to ${path} without a camp leads to the organisation`, async ({ page }) => {
      const served = await page.request.get(path);
      expect(await served.text()).toMatch(/<title>[^<]+<\/title>/);
      await page.goto(path);
      await expect(page).toHaveURL('/organisatie/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('to a later step leads to the first that is missing something, with the camp kept', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    for (const path of ['/kid-parent', '/medicalForm', '/confirmation', '/success']) {
      await page.goto(`${path}?camp=${camp.id.toLowerCase()}`);
      await wizard.isAt('kidParent');
      await expect(page).toHaveURL((url) => url.searchParams.get('camp')?.toUpperCase() === camp.id);
    }
    const oneDay = await organisation.addCamp(singleDayCamp());
    for (const path of ['/kid-parent', '/medicalForm', '/confirmation', '/success']) {
      await page.goto(`${path}?camp=${oneDay.id}`);
      await wizard.isAt('campDays');
      await wizard.expectUrl(`/?camp=${oneDay.id}`);
    }
  });

  test('to a camp nobody knows says so, and leads back', async ({
    organisation,
    wizard,
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 404 .*\?camp=BESTAAT-NIET/);
    await page.goto('/?camp=BESTAAT-NIET');
    await expect(page.getByRole('heading', { name: 'We vinden dit kamp niet' })).toBeVisible();
    await wizard.button('Opnieuw proberen').click();
    await expect.poll(() => wizard.requestCount('camps')).toBe(2);
    await expect(page.getByRole('heading', { name: 'We vinden dit kamp niet' })).toBeVisible();
    await page.getByRole('link', { name: /^Terug naar / }).click();
    await expect(page).toHaveURL(`${organisation.url}/organisatie/`);
  });

  test('over a dead line says so, and works once the line is back', async ({
    organisation,
    wizard,
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED .*\/api\/camps/);
    const camp = await organisation.addCamp(flexibleCamp());
    const camps = '**/api/camps?*';
    await wizard.serveFromStaticHost();
    await page.route(camps, (route) => route.abort('internetdisconnected'));
    await wizard.open(camp);
    await expect(
      page.getByText('We krijgen geen verbinding. Controleer uw internetverbinding.'),
    ).toBeVisible();
    await page.unroute(camps);
    await wizard.button('Opnieuw proberen').click();
    await wizard.isAt('campDays');
    await wizard.expectDays(camp.activeDays);
  });
});
