import type { Page } from '@playwright/test';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { EMPTY_KID_PARENT, type KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { PARENT } from '../../../src/testing/people.ts';
import { expect, test } from '../fixture.ts';
import { contentOf } from './traces.ts';

/**
 * Dispatches the events of a page that enters the back/forward cache or is restored from it. The tests' browser has no
 * such cache.
 */
async function dispatch(page: Page, type: 'pagehide' | 'pageshow'): Promise<void> {
  await page.evaluate((name) => {
    dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  }, type);
}

/** Expects none of these answers in the page, which is cached as it is now. */
async function expectNothingOf(page: Page, answers: Record<string, string>): Promise<void> {
  const cached = await contentOf(page);
  for (const [name, value] of Object.entries(answers)) {
    // Not the house number '1', nor the country, which is the default of every form.
    if (value.length > 3 && value !== EMPTY_KID_PARENT[name as keyof KidParentValues])
      expect(cached, name).not.toContain(value);
  }
}

// Independent of the width.
test.describe('a page in the back/forward cache', () => {
  test('has the reference after success, and no answers', async ({
    organisation,
    camp,
    child,
    wizard,
    page,
  }) => {
    await wizard.openAt('success', camp, child);
    await expect(page.locator('body')).toContainText(PARENT.subscriber_Parent_Email);

    await dispatch(page, 'pagehide');
    await expectNothingOf(page, { ...child, ...PARENT });
    await dispatch(page, 'pageshow');
    await expect(page.getByRole('heading', { name: nl.alreadyConfirmed.title })).toBeVisible();
    expect(wizard.requestCount('saveWebSubscription')).toBe(1);
    const [booked, ...more] = await organisation.bookingsOf(camp);
    expect(more).toEqual([]);
    await expect(page.getByRole('definition').filter({ hasText: booked?.reference })).toBeVisible();
  });

  test('has no answers after cancelling, and starts again', async ({ camp, child, wizard, page }) => {
    const answers = await wizard.openAndFillKidParent(camp, child);
    // With a listener Playwright does not dismiss dialogs itself, so an unexpected one would block the navigation.
    page.on('dialog', () => {});
    // A 204 cancels the navigation, so the page stays as it is just before the next one loads.
    await page.route('/organisatie/', (route) => route.fulfill({ status: 204 }));
    await wizard.cancel();
    await wizard.expectValues(answers);

    await dispatch(page, 'pagehide');
    await expectNothingOf(page, answers);
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
    await dispatch(page, 'pageshow');
    await wizard.isAt('campDays');
    await wizard.continueTo('kidParent');
    await wizard.expectValues({ subscriber_FirstName: '', subscriber_Parent_Street: '' });
  });

  test('is not loading after a pending submit', async ({ camp, child, wizard, page, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\/api\/checkDiscounts/);
    const answers = await wizard.openAndFillKidParent(camp, child);
    // The browser aborts pending calls of a page that it caches.
    const { release: abort } = await wizard.delay('checkDiscounts', '', (route) => route.abort());
    await wizard.submit();
    const wait = page.getByRole('main').getByText(nl.loading.child);
    await expect(wait).toBeVisible();
    await dispatch(page, 'pagehide');
    abort();
    await dispatch(page, 'pageshow');

    await expect(wizard.errorBox(nl.apiError.INVALID)).toBeFocused();
    await expect(wait).toHaveCount(0);
    await wizard.expectValues(answers);
    await page.unrouteAll();
    await wizard.continueTo('medicalForm');
  });

  test('is not loaded again when it is busy as it returns', async ({ camp, child, wizard, page }) => {
    await wizard.openAt('medicalForm', camp, child);
    await wizard.fill({ subscriber_remarks: 'Draagt een bril' });
    await dispatch(page, 'pagehide');
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      for (const start = performance.now(); performance.now() - start < 1500;);
    });
    await wizard.expectValues({ subscriber_remarks: 'Draagt een bril' });
    await wizard.continueTo('confirmation');
  });
});
