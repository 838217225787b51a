import type { Page } from '@playwright/test';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { EMPTY_KID_PARENT, type KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { PARENT } from '../../../stories/support/people.ts';
import { expect, test } from '../fixture.ts';
import { contentOf } from './traces.ts';

/**
 * Tells the page what it hears when the browser keeps it as it stands, and later brings it back with Back. The browser of
 * the tests cannot keep pages, so that its part is played here.
 */
async function tell(page: Page, type: 'pagehide' | 'pageshow'): Promise<void> {
  await page.evaluate((name) => {
    dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  }, type);
}

/** What is kept is the page of this very moment. */
async function expectNothingOf(page: Page, answers: Record<string, string>): Promise<void> {
  const kept = await contentOf(page);
  for (const [name, value] of Object.entries(answers)) {
    // Not '1', the number of a house, nor the country, which every form starts with.
    if (value.length > 3 && value !== EMPTY_KID_PARENT[name as keyof KidParentValues])
      expect(kept, name).not.toContain(value);
  }
}

// Pages are kept at every width alike.
test.describe('a page that the browser keeps and brings back', () => {
  test('holds nothing after success', async ({ organisation, camp, child, wizard, page }) => {
    await wizard.openAt('success', camp, child);
    await expect(page.locator('body')).toContainText(PARENT.subscriber_Parent_Email);

    await tell(page, 'pagehide');
    await expectNothingOf(page, { ...child, ...PARENT });
    await tell(page, 'pageshow');
    await expect(page.getByRole('heading', { name: nl.alreadyConfirmed.title })).toBeVisible();
    expect(wizard.requestCount('saveWebSubscription')).toBe(1);
    expect(await organisation.bookingsOf(camp)).toHaveLength(1);
  });

  test('holds nothing after cancelling, and begins anew', async ({ camp, child, wizard, page }) => {
    const answers = await wizard.openAndFillKidParent(camp, child);
    // Listening makes Playwright leave the answer to us: a question would keep the page here.
    page.on('dialog', () => {});
    // An answer that leaves the page where it is: the screen stays until the next page is there.
    await page.route('/organisatie/', (route) => route.fulfill({ status: 204 }));
    await wizard.cancel();
    await wizard.expectValues(answers);

    await tell(page, 'pagehide');
    await expectNothingOf(page, answers);
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
    await tell(page, 'pageshow');
    await wizard.isAt('campDays');
    await wizard.continueTo('kidParent');
    await wizard.expectValues({ subscriber_FirstName: '', subscriber_Parent_Street: '' });
  });

  test('has no spinner left of a slow submit', async ({ camp, child, wizard, page, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\/api\/checkDiscounts/);
    const answers = await wizard.openAndFillKidParent(camp, child);
    // A call that is under way when a page is kept is cut off.
    const { release: cutOff } = await wizard.delay('checkDiscounts', '', (route) => route.abort());
    await wizard.submit();
    const wait = page.getByRole('main').getByText(nl.loading.child);
    await expect(wait).toBeVisible();
    await tell(page, 'pagehide');
    cutOff();
    await tell(page, 'pageshow');

    await expect(wizard.errorBox(nl.apiError.INVALID)).toBeFocused();
    await expect(wait).toHaveCount(0);
    await wizard.expectValues(answers);
    await page.unrouteAll();
    await wizard.continueTo('medicalForm');
  });
});
