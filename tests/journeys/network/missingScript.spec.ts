import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { expect, test } from '../fixture.ts';

/** Under each address it is asked for. */
const OWN = /\/assets\/KidParentRoute-[^/]*\.js/;
/** The step itself may still be in the browser's cache, and what it needs be gone with a new deployment. */
const SHARED = /\/assets\/problemsOf-[^/]*\.js/;

/** What the browser reports of it. */
const REPORTED = [/net::ERR_FAILED .*\/assets\/(KidParentRoute|problemsOf)/];

test.describe("a step's script that does not come", () => {
  test('is asked for again', async ({ camp, wizard, page, expectedErrors }) => {
    expectedErrors.push(...REPORTED);
    await page.route(OWN, (route) => route.abort(), { times: 2 });
    await wizard.openAt('kidParent', camp);
  });

  // Chromium remembers that a script failed, and one that others import cannot be had under another address.
  for (const [which, script] of Object.entries({ 'its own': OWN, 'one it shares': SHARED }))
    test(`is explained, and a reload keeps all: ${which}`, async ({ camp, wizard, page, expectedErrors }) => {
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
