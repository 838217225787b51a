import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { expect, test } from '../fixture.ts';

/** Matches every URL the script is requested at. */
const OWN = /\/assets\/KidParentRoute-[^/]*\.js/;
/** A chunk the step imports. After a deployment the step can be cached while this chunk no longer exists. */
const SHARED = /\/assets\/kidParent-[^/]*\.js/;

/** The browser's errors for these scripts. */
const REPORTED = [/net::ERR_FAILED .*\/assets\/(KidParentRoute|kidParent)/];

test.describe("a step's script that fails to load", () => {
  test('is requested again', async ({ camp, wizard, page, expectedErrors }) => {
    expectedErrors.push(...REPORTED);
    await page.route(OWN, (route) => route.abort(), { times: 2 });
    await wizard.openAt('kidParent', camp);
  });

  // Chromium caches the failure of a script, and an imported script cannot be requested at another URL.
  for (const [which, script] of Object.entries({ 'its own': OWN, 'one it shares': SHARED }))
    test(`shows an error, and a reload works: ${which}`, async ({ camp, wizard, page, expectedErrors }) => {
      expectedErrors.push(...REPORTED, /Failed to fetch dynamically imported/);
      const days = camp.activeDays.slice(0, 3);
      await page.route(script, (route) => route.abort());
      await wizard.open(camp);
      await wizard.chooseDays(days);
      await wizard.submit();
      await expect(page.getByRole('heading', { level: 1, name: nl.stepProblem.title })).toBeVisible();
      await page.unroute(script);
      await wizard.button(nl.stepProblem.reload).click();
      await wizard.isAt('kidParent');
      await wizard.link(nl.action.back).click();
      await wizard.isAt('campDays');
      await wizard.expectDays(days);
    });
});
