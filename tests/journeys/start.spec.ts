import { flexibleCamp } from '../../stories/support/camps.ts';
import { expect, test } from './fixture.ts';
import { NOW } from './Organisation.ts';

const MESSAGES = '**/assets/nl-*.json';
/** Spec 9: up to 5 retries, the first after 350 ms, each wait twice the one before. */
const WAITS = [350, 700, 1400, 2800, 5600];

// What happens before anything is drawn is the same at every width.
test.describe('the start of the wizard', () => {
  for (const key of ['organisationUrl', 'gatewayUrl', 'timeoutMs']) {
    test(`names the key ${key} when the configuration lacks it`, async ({
      organisation,
      wizard,
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(new RegExp(`the configuration lacks a usable ${key}`));
      await wizard.serveFromStaticHost((text) =>
        JSON.stringify({ ...(JSON.parse(text) as object), [key]: undefined }),
      );
      await wizard.open(await organisation.addCamp(flexibleCamp()));
      await expect(page.getByRole('heading', { name: 'Inschrijven kan nu even niet' })).toBeVisible();
      await expect(page.getByText(`Instelling die ontbreekt of niet klopt: ${key}`)).toBeVisible();
    });
  }

  test('names the block when the configuration is not JSON', async ({
    organisation,
    wizard,
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/the configuration lacks a usable enrolment-config/);
    await wizard.serveFromStaticHost((text) => text.replace('{', ''));
    await wizard.open(await organisation.addCamp(flexibleCamp()));
    await expect(page.getByText('Instelling die ontbreekt of niet klopt: enrolment-config')).toBeVisible();
  });

  test('asks for the messages again when they do not come', async ({
    organisation,
    wizard,
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED .*\/assets\/nl-.*\.json/);
    const camp = await organisation.addCamp(flexibleCamp());
    let asked = 0;
    await page.route(MESSAGES, (route) => {
      asked += 1;
      return asked <= 2 ? route.abort() : route.continue();
    });
    await wizard.serveFromStaticHost();
    await wizard.open(camp);
    await wizard.isAt('campDays');
    expect(asked).toBe(3);
    await wizard.expectDays(camp.activeDays);
  });

  test('says so in Dutch when the messages never come', async ({
    organisation,
    wizard,
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED .*\/assets\/nl-.*\.json/, /Failed to fetch/);
    await page.clock.install({ time: NOW });
    const askedAt: number[] = [];
    await page.route(MESSAGES, async (route) => {
      askedAt.push(await page.evaluate(() => Date.now()));
      await route.abort();
    });
    await wizard.open(await organisation.addCamp(flexibleCamp()));
    const sorry = page.getByRole('heading', { name: 'De pagina kon niet geladen worden' });
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(sorry).toBeVisible({ timeout: 1 });
    }).toPass({ intervals: [1] });
    await expect(page.getByText('Controleer uw verbinding en laad de pagina opnieuw.')).toBeVisible();
    const waits = askedAt.slice(1).map((time, index) => time - (askedAt[index] ?? 0));
    expect(waits).toHaveLength(WAITS.length);
    for (const [index, wait] of WAITS.entries()) expect(waits[index]).toBeGreaterThanOrEqual(wait);

    await page.unroute(MESSAGES);
    await page.getByRole('link', { name: 'laad de pagina opnieuw' }).click();
    await wizard.isAt('campDays');
  });

  for (const script of ['main', 'start', 'wizard']) {
    test(`says so in Dutch when the script ${script} does not come`, async ({
      organisation,
      wizard,
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/net::ERR_FAILED .*\/assets\/.*\.js/);
      // The one that is imported later says it twice.
      if (script === 'wizard') expectedErrors.push(/Failed to fetch dynamically imported module/);
      const address = `**/assets/${script}-*.js`;
      await page.route(address, (route) => route.abort());
      await wizard.open(await organisation.addCamp(flexibleCamp()));
      await expect(page.getByRole('heading', { name: 'De pagina kon niet geladen worden' })).toBeVisible();

      await page.unroute(address);
      await page.getByRole('link', { name: 'laad de pagina opnieuw' }).click();
      await wizard.isAt('campDays');
    });
  }
});
