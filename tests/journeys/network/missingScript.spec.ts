import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { changeTimer } from '../changeTimer.ts';
import { expect, test } from '../fixture.ts';

/** Matches every URL the script is requested at. */
const OWN = /\/assets\/KidParent-[^/]*\.js/;
/** A chunk the step imports. After a deployment the step can be cached while this chunk no longer exists. */
const SHARED = /\/assets\/kidParent-[^/]*\.js/;

/** The browser's errors for these scripts. */
const REPORTED = [/net::ERR_FAILED .*\/assets\/(KidParent|kidParent)/];

test.describe("a step's script that fails to load", () => {
  for (const [which, script] of Object.entries({ 'its own': OWN, 'one it shares': SHARED }))
    test(`opens once the network is back, without a reload: ${which}`, async ({
      camp,
      wizard,
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/net::ERR_FAILED .*\/assets\/|status of 503 .*\/assets\//);
      await page.route(script, (route) => route.abort());
      const prefetch = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
      await wizard.open(camp);
      await prefetch;
      await page.unroute(script);
      await wizard.continueTo('kidParent');
      await wizard.link(nl.action.back).click();
      await wizard.isAt('campDays');
    });

  test('is loaded again after its error', async ({ camp, wizard, page, expectedErrors }) => {
    expectedErrors.push(...REPORTED, /status of 503/, /TypeError|was answered with 503/);
    const failed = page.getByRole('heading', { level: 1, name: nl.stepProblem.title });
    await page.route(SHARED, (route) => route.abort());
    await page.route(OWN, (route) => route.fulfill({ status: 503 }));
    await wizard.open(camp);
    await wizard.submit();
    await expect(failed).toBeVisible();
    await page.unroute(OWN);
    await page.unroute(SHARED);
    await page.goBack();
    await wizard.isAt('campDays');
    await wizard.continueTo('kidParent');
  });

  test('has the focus while it loads', async ({ camp, wizard, page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(OWN, async (route) => {
      await answered;
      await route.continue();
    });
    await wizard.open(camp);
    await wizard.forward.press('Enter');
    await expect(page.getByRole('main').getByText(nl.loading.camp)).toBeFocused();
    answer();
    await wizard.isAt('kidParent');
    await expect(page.getByRole('heading', { level: 1, name: nl.step.kidParent })).toBeFocused();
  });

  test('is requested again', async ({ camp, wizard, page, expectedErrors }) => {
    expectedErrors.push(...REPORTED);
    let requests = 0;
    await page.route(OWN, (route) => ((requests += 1) > 2 ? route.continue() : route.abort()));
    await wizard.openAt('kidParent', camp);
  });

  test('is requested again when it is not answered', async ({ camp, wizard, page }) => {
    await changeTimer(page, 15_000, 3000);
    let requests = 0;
    await page.route(OWN, (route) => ((requests += 1) > 2 ? route.continue() : undefined));
    await wizard.openAt('kidParent', camp);
  });

  test('shows an error, and a reload works', async ({ camp, wizard, page, expectedErrors }) => {
    expectedErrors.push(...REPORTED, /TypeError: Failed to fetch/);
    const days = camp.activeDays.slice(0, 3);
    await page.route(OWN, (route) => route.abort());
    await wizard.open(camp);
    await wizard.chooseDays(days);
    await wizard.submit();
    await expect(page.getByRole('heading', { level: 1, name: nl.stepProblem.title })).toBeFocused();
    await page.unroute(OWN);
    await wizard.button(nl.stepProblem.reload).click();
    await wizard.isAt('kidParent');
    await wizard.link(nl.action.back).click();
    await wizard.isAt('campDays');
    await wizard.expectDays(days);
  });
});

test.describe('the script of the summary on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is not answered: the summary opens above its bar', async ({ camp, wizard, page }) => {
    await page.route('**/Drawer-*.js', () => undefined);
    await wizard.open(camp);
    const bar = page.getByRole('region', { name: nl.summaryBar.label });
    await bar.getByRole('button', { name: nl.summaryBar.toggle }).click();
    await expect(bar.getByText(camp.locationName)).toBeVisible();
    await bar.getByRole('button', { name: nl.summaryBar.close }).click();
    await expect(bar.getByText(camp.locationName)).toBeHidden();
  });
});
