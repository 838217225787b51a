import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp } from '../../../src/testing/camps.ts';
import { CHANGES, changePage, type Change } from '../changePage.ts';
import { expect, test } from '../fixture.ts';
import { delayScripts, openBeforeScripts, untilHydrated } from './prerenderedPage.ts';

for (const change of Object.keys(CHANGES) as Change[])
  test.describe(`a prerendered page that ${change}`, () => {
    test.beforeEach(async ({ page, expectedErrors }) => {
      // React replaces a page that is not the one it rendered.
      expectedErrors.push(/Minified React error #418/);
      await changePage(page, change, { isLasting: false });
    });

    test('keeps the days, and posts no other ones', async ({ organisation, camp, child, wizard, page }) => {
      const scripts = await openBeforeScripts(page, camp);
      await wizard.chooseDays(camp.activeDays.slice(0, 3));
      scripts.release();
      await untilHydrated(page);
      await wizard.expectDays(camp.activeDays.slice(0, 3));
      await page.reload();
      await untilHydrated(page);
      await wizard.expectDays(camp.activeDays.slice(0, 3));
      await wizard.walkTo('success', camp, child);
      const [booking] = await organisation.bookingsOf(camp);
      expect(booking).toMatchObject({ days: camp.activeDays.slice(0, 3) });
    });

    test('keeps the answers, the focus and a submit', async ({ organisation, child, wizard, page }) => {
      const camp = await organisation.addCamp(fixedCamp());
      const scripts = await openBeforeScripts(page, camp);
      await wizard.fill({ ...child, subscriber_Parent_Email: 'geen adres' });
      await wizard.field('subscriber_Parent_City').pressSequentially('Gent');
      await page.keyboard.press('ArrowLeft');
      scripts.release();
      await untilHydrated(page);
      await wizard.expectValues({ ...child, subscriber_Parent_City: 'Gent' });
      await expect(wizard.field('subscriber_Parent_City')).toBeFocused();
      await page.keyboard.type('rote-');
      await wizard.expectValues({ subscriber_Parent_City: 'Genrote-t' });

      const later = await delayScripts(page);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await wizard.expectValues({ subscriber_FirstName: child.subscriber_FirstName });
      await wizard.submit();
      later.release();
      await untilHydrated(page);
      await wizard.expectValues({ subscriber_FirstName: child.subscriber_FirstName });
      await wizard.expectFieldError('subscriber_NationalNr', nl.rule.required);
    });
  });
