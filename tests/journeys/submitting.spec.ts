import type { Locator, Page } from '@playwright/test';
import { stepUrl } from '../../src/domain/steps.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp } from '../../src/testing/camps.ts';
import { PARENT } from '../../src/testing/people.ts';
import { expect, test } from './fixture.ts';
import { forward } from './forward.ts';
import { untilHydrated } from './prerendered/prerenderedPage.ts';

const INVALID = 'Er is iets misgelopen bij de verwerking van uw inschrijving. Gelieve opnieuw te proberen!';

test('Back from the thank-you page sends nothing', async ({ organisation, camp, child, wizard, page }) => {
  const body = page.locator('body');
  await wizard.openAt('confirmation', camp, child);
  await expect(body).not.toHaveClass(/finished-booking/);
  await wizard.continueTo('success');

  await expect(body).toHaveClass(/finished-booking/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const [booked] = await organisation.bookingsOf(camp);
  await expect(page.getByRole('definition').filter({ hasText: booked?.reference })).toBeVisible();
  const home = page.getByRole('link', { name: /^Terug naar / });
  await expect(home).toHaveAttribute('href', '/organisatie/');
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Uw inschrijving is al bevestigd' })).toBeVisible();
  await expect(wizard.forward).toHaveCount(0);
  await page.goBack();
  await wizard.expectUrl('/medicalForm');
  await expect(page.getByRole('heading', { name: 'Uw inschrijving is al bevestigd' })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await wizard.isAt('success');
  expect(wizard.requestCount('saveWebSubscription')).toBe(1);
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);

  await home.click();
  await expect(page).toHaveURL('/organisatie/');
  await page.goBack();
  await expect(page.getByRole('heading', { name: nl.alreadyConfirmed.title })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: booked?.reference })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(child.subscriber_FirstName);
  await expect(page.locator('body')).not.toContainText(PARENT.subscriber_Parent_Email);
});

test('a change during the check is submitted', async ({ organisation, camp, child, wizard, page }) => {
  await wizard.openAndFillKidParent(camp, child);
  const checked = await wizard.delay('checkDiscounts');
  await wizard.submit();
  await expect(page.getByRole('main').getByText('Even geduld. We controleren uw gegevens.')).toBeVisible();
  await wizard.fill({ subscriber_Parent_Street: 'Nieuwstraat', subscriber_Parent_Phone: '0499' });
  checked.release();
  await wizard.submit();
  await wizard.expectFieldError('subscriber_Parent_Phone', 'Foutief formaat');
  await wizard.fill({ subscriber_Parent_Phone: '0499 12 34 56' });
  await wizard.continueTo('success');
  const [booked] = await organisation.bookingsOf(camp);
  expect(booked?.details).toMatchObject({
    subscriber_Parent_Street: 'Nieuwstraat',
    subscriber_Parent_Phone: '0499 12 34 56',
  });
});

test('a form submitted with the keyboard of a phone shows that it is checked @phone', async ({
  camp,
  child,
  wizard,
  page,
}) => {
  await wizard.openAndFillKidParent(camp, child);
  const checked = await wizard.delay('checkDiscounts');
  await wizard.field('subscriber_FirstName').press('Enter');
  await expect(page.getByRole('main').getByText(nl.loading.child)).toBeInViewport({ ratio: 1 });
  checked.release();
  await wizard.isAt('medicalForm');
});

test('repeated submits send one request', async ({ organisation, camp, child, wizard, page }) => {
  await wizard.openAndFillKidParent(camp, child);
  const checked = await wizard.delay('checkDiscounts');
  await wizard.forward.dblclick();
  const waiting = page.getByRole('main').getByText('Even geduld. We controleren uw gegevens.');
  await expect(waiting).toBeVisible();
  // Forced, because the button is marked as disabled.
  await wizard.forward.click({ force: true });
  checked.release();
  await wizard.isAt('medicalForm');
  expect(wizard.requestCount('checkDiscounts')).toBe(1);

  await wizard.continueTo('confirmation');
  await wizard.fill({ subscriber_Parent_GdprConsent: true });
  const saved = await wizard.delay('saveWebSubscription');
  await wizard.forward.focus();
  // Each further `down` repeats the held key.
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const saving = page.getByRole('main').getByText('Even geduld. We verwerken uw inschrijving.');
  await expect(saving).toBeVisible();
  await wizard.forward.dblclick({ force: true });
  saved.release();
  await wizard.isAt('success');
  expect(wizard.requestCount('saveWebSubscription')).toBe(1);
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});

/** Clicks, waits for what the click opens, and sends the second click of a double click to the same place. */
async function clickTwice(page: Page, target: Locator, opened: () => Promise<void>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await opened();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test.describe('the second of two clicks', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright cannot emulate double clicks there.');

  test('answers nothing on the next step @phone', async ({ camp, child, wizard, page }) => {
    await wizard.open(camp);
    await untilHydrated(page);
    await clickTwice(page, wizard.forward, () => wizard.isAt('kidParent'));
    await expect(wizard.field('subscriber_GenderId').and(page.locator(':checked'))).toHaveCount(0);
    await wizard.fill({ ...child, ...PARENT });
    await clickTwice(page, wizard.link(nl.action.back), () => wizard.isAt('campDays'));
    await wizard.expectDays(camp.activeDays);
  });

  test('answers nothing when the first one scrolled to an error @phone', async ({
    camp,
    child,
    wizard,
    page,
  }) => {
    await wizard.openAt('medicalForm', camp, child);
    await wizard.fill({ subscriber_takeMedication: true });
    const ticked = () => page.locator(':checked').evaluateAll((boxes) => boxes.map(({ id }) => id));
    const before = await ticked();
    await wizard.forward.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await wizard.forward.boundingBox()) ?? {};
    const first = wizard.field('subscriber_medication1_name');
    // A box may be anywhere on the page.
    for (const place of [0.1, 0.5, 0.9]) {
      await page.mouse.move(x + place * width, y + height / 2);
      await page.mouse.down();
      await page.mouse.up();
      await expect(first).toBeFocused();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      expect(await ticked()).toEqual(before);
      await expect(first).toBeFocused();
      await wizard.forward.scrollIntoViewIfNeeded();
    }
  });

  test('closes no dialog that the first one opened @phone', async ({ camp, wizard, page }) => {
    const dialog = page.getByRole('dialog');
    await wizard.openAt('kidParent', camp);
    await wizard.fill({ subscriber_FirstName: 'Noor' });
    for (const button of [wizard.button(nl.summaryBar.toggle), wizard.link(nl.campHeader.cancel)]) {
      await clickTwice(page, button, async () => {
        await expect(dialog).toBeVisible();
        await expect(page.getByRole('main')).toHaveCount(0);
      });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
});

test('while the enrolment is saved, the pressed button stays above the bar, and nothing can be changed @phone', async ({
  organisation,
  camp,
  child,
  wizard,
  page,
}) => {
  await wizard.openAt('confirmation', camp, child);
  const saved = await wizard.delay('saveWebSubscription');
  await wizard.confirmEnrolment();
  const saving = page.getByRole('main').getByText('Even geduld. We verwerken uw inschrijving.');
  await expect(saving).toBeVisible();
  const topOfBar = (await page.getByRole('region', { name: nl.summaryBar.label }).boundingBox())?.y;
  const { y = 0, height = 0 } = (await wizard.forward.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(topOfBar ?? 0);
  // It cannot be cancelled, nor can an earlier step be changed.
  await expect(wizard.link(nl.campHeader.cancel)).toHaveCount(0);
  for (const step of ['medicalForm', 'kidParent', 'campDays'] as const) {
    await page.goBack();
    await wizard.expectUrl(stepUrl(step, camp.id));
    await expect(saving).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: nl.action.next })).toHaveCount(0);
  }
  saved.release();
  await wizard.isAt('success');
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});

test('sending again without the consent leads to the consent', async ({
  camp,
  child,
  wizard,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED .*\/api\/saveWebSubscription/);
  await wizard.openAt('confirmation', camp, child);
  await page.route('**/api/saveWebSubscription', (route) => route.abort());
  await wizard.confirmEnrolment();
  const again = wizard.errorBox(INVALID).getByRole('button', { name: 'Inschrijving opnieuw versturen' });
  await expect(again).toBeVisible();
  await page.goBack();
  await wizard.isAt('confirmation');
  const consent = wizard.field('subscriber_Parent_GdprConsent');
  await consent.uncheck();
  await again.click();
  await expect(consent).toBeFocused();
  await page.goForward();
  await wizard.isAt('campDays');
  await again.click();
  await wizard.isAt('confirmation');
  expect(wizard.requestCount('saveWebSubscription')).toBe(1);
  await page.unroute('**/api/saveWebSubscription');
  await consent.check();
  await again.click();
  await wizard.isAt('success');
});

test('retrying after the response of a booking was lost books once', async ({
  organisation,
  child,
  wizard,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED .*\/api\/saveWebSubscription/);
  const camp = await organisation.addCamp(fixedCamp());
  await wizard.openAt('confirmation', camp, child);
  await page.route('**/api/saveWebSubscription', async (route) => {
    await forward(route);
    await route.abort();
  });
  await wizard.confirmEnrolment();

  const box = wizard.errorBox(INVALID);
  await expect(box).toBeFocused();
  await expect(box).toContainText('We krijgen geen verbinding. Controleer uw internetverbinding.');
  // The first step of a camp that is not flexible.
  await wizard.isAt('kidParent');
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);

  await page.unroute('**/api/saveWebSubscription');
  await box.getByRole('button', { name: 'Inschrijving opnieuw versturen' }).click();
  await wizard.isAt('success');
  const [booked, ...more] = await organisation.bookingsOf(camp);
  expect(more).toEqual([]);
  expect(booked).toMatchObject({ discountType: 'FIRST_CAMP', details: child });
  await expect(page.getByText(booked?.reference ?? 'no reference').filter({ visible: true })).toBeVisible();
  expect(wizard.requestCount('saveWebSubscription')).toBe(2);
});
