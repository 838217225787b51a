import { expect, test } from './fixture.ts';
import { NOW } from './Organisation.ts';

const MESSAGES = '**/assets/nl-*.json';
/** Spec 9: up to 5 retries, the first after 350 ms, each wait twice the one before. */
const WAITS = [350, 700, 1400, 2800, 5600];

// Independent of the width.
test.describe('the start of the wizard', () => {
  test('names the configuration block that cannot be read', async ({
    camp,
    wizard,
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/the configuration lacks a usable enrolment-config/);
    await wizard.serveFromStaticHost((block) => block.slice(1));
    await wizard.open(camp);
    await expect(page.getByRole('heading', { name: 'Inschrijven kan nu even niet' })).toBeVisible();
    await expect(page.getByText('Instelling die ontbreekt of niet klopt: enrolment-config')).toBeVisible();
  });

  test('does not lead to itself without a camp', async ({ wizard, page, baseURL, expectedErrors }) => {
    expectedErrors.push(/the configuration lacks a usable organisationUrl/);
    await wizard.serveFromStaticHost({ organisationUrl: `${baseURL}/` });
    await page.goto('/kid-parent');
    await expect(page.getByRole('heading', { name: 'Er ging iets mis op deze pagina' })).toBeVisible();
  });

  test('shows a Dutch error without messages', async ({ camp, wizard, page, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\/assets\/nl-.*\.json/, /Failed to fetch/);
    await page.clock.install({ time: NOW });
    const requestedAt: number[] = [];
    await page.route(MESSAGES, async (route) => {
      requestedAt.push(await page.evaluate(() => Date.now()));
      await route.abort();
    });
    await wizard.open(camp);
    const sorry = page.getByRole('heading', { name: 'De pagina kon niet geladen worden' });
    await expect(async () => {
      await page.clock.runFor(350);
      await expect(sorry).toBeVisible({ timeout: 1 });
    }).toPass({ intervals: [1] });
    await expect(page.getByText('Controleer uw verbinding en laad de pagina opnieuw.')).toBeVisible();
    const waits = requestedAt.slice(1).map((time, index) => time - (requestedAt[index] ?? 0));
    expect(waits).toHaveLength(WAITS.length);
    for (const [index, wait] of WAITS.entries()) expect(waits[index]).toBeGreaterThanOrEqual(wait);

    await page.unroute(MESSAGES);
    await page.getByRole('link', { name: 'laad de pagina opnieuw' }).click();
    await wizard.isAt('campDays');
  });

  test('shows a Dutch error when a script fails to load', async ({
    organisation,
    camp,
    wizard,
    page,
    expectedErrors,
  }) => {
    // With a stored voucher the page is inert until the wizard starts.
    await wizard.open(camp, await organisation.createVoucher(camp));
    await wizard.chooseDays(camp.activeDays.slice(1));
    for (const script of ['main', 'react']) {
      expectedErrors.push(new RegExp(`net::ERR_FAILED .*/assets/${script}-.*\\.js`));
      const address = `**/assets/${script}-*.js`;
      await page.route(address, (route) => route.abort());
      await wizard.open(camp);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page).toHaveTitle('De pagina kon niet geladen worden');

      await page.unroute(address);
      await page.getByRole('link', { name: 'laad de pagina opnieuw' }).click();
      await wizard.isAt('campDays');
    }
  });

  test('shows a Dutch error when a script throws', async ({ camp, wizard, page, expectedErrors }) => {
    expectedErrors.push(/unsupported/);
    await page.route('**/assets/theme-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `throw new Error('unsupported');${await response.text()}` });
    });
    // A page that is hidden until its brand is loaded, and without an address to mail to.
    await wizard.serveFromStaticHost({ brand: '/ours/brand.json', secretariatEmail: undefined });
    await wizard.open(camp);
    await expect(page.getByRole('heading', { name: 'De pagina kon niet geladen worden' })).toBeVisible();
    await expect(page.getByText('mail naar')).toHaveCount(0);
  });
});
