import type { Response } from '@playwright/test';
import { fixedCamp, flexibleCamp, fullCamp } from '../../src/testing/camps.ts';
import { PARENT } from '../../src/testing/people.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { expect, test } from './fixture.ts';

const FULL = nl.apiError.INVALID_CAMP_FULLY_BOOKED;

test('a full camp cannot be booked until a seat is free', async ({ organisation, wizard, page }) => {
  const camp = await organisation.addCamp(fullCamp());
  await wizard.open(camp);
  const links = wizard.fullNotice.getByRole('link');
  await expect(links.first()).toHaveAttribute('href', `/organisatie/?theme=${camp.themeId}`);
  await expect(links.nth(1)).toHaveAttribute('href', new RegExp(`subject=.*${camp.id}$`));
  await expect(page).toHaveTitle(new RegExp(`^Volzet: ${camp.themeName} \\|`));
  await expect(page.locator('body')).not.toContainText(nl.sidebar.toPay);
  const box = wizard.errorBox(FULL);
  await wizard.button(nl.errorBox.retry).click();
  await expect(wizard.fullNotice).toBeFocused();

  await page.goto(`/kid-parent?camp=${camp.id}`);
  await wizard.fill({ ...organisation.newChild(), ...PARENT });
  await wizard.submit();
  await expect(box).toBeFocused();
  await wizard.isAt('kidParent');
  expect(wizard.requestCount('checkDiscounts')).toBe(0);

  await box.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(box).toBeFocused();
  await organisation.updateCamp({ ...camp, seatsOpen: 1 });
  await box.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(box).toHaveCount(0);
  // The clicked button is removed.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await wizard.expectValues(PARENT);
  await wizard.continueTo('success');
  expect(await organisation.seatsOpen(camp)).toBe(0);
});

test('a full camp shows no form to a parent with answers for another camp', async ({
  organisation,
  camp,
  child,
  wizard,
}) => {
  await wizard.openAt('kidParent', camp);
  await wizard.fill({ ...child, ...PARENT });
  const loads = wizard.requestCount('camps');
  await wizard.open(await organisation.addCamp({ ...fixedCamp(), seatsOpen: 0 }));
  await wizard.button(nl.errorBox.retry).click();
  await expect(wizard.fullNotice).toBeFocused();
  expect(wizard.requestCount('camps') - loads, 'only the retry fetches the camp').toBe(1);
  await expect(wizard.field('subscriber_Parent_FirstName')).toHaveCount(0);

  // The answers are still stored, all but the national number.
  await wizard.openAt('kidParent', camp);
  await wizard.expectValues({ ...PARENT, subscriber_Parent_NationalNr: '' });
});

test('a voucher books a full camp once', async ({ organisation, wizard, page }) => {
  const camp = await organisation.addCamp(fullCamp());
  const voucher = await organisation.createVoucher(camp);
  await wizard.open(camp, voucher);
  await wizard.isAt('campDays');
  const notice = page.getByText(nl.campHeader.voucher, { exact: true });
  await expect(notice).toBeVisible();
  // The voucher grants a seat, so it is removed from the URL, which may be shared or bookmarked.
  await wizard.expectUrl(`/?camp=${camp.id}`);
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Too young without a voucher.
  const child = organisation.newChild(2019);
  await wizard.walkTo('confirmation', camp, child);
  await expect(notice).toBeVisible();
  await wizard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ withVoucher: true }]);
  expect(await organisation.seatsOpen(camp)).toBe(0);

  await wizard.open(camp, voucher);
  await expect(wizard.errorBox(nl.apiError.INVALID_VOUCHER)).toBeVisible();
  await expect(wizard.fullNotice).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a voucher survives a reload in a browser that denies access to storage', async ({
  organisation,
  wizard,
  page,
}) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: denied });
  });
  const camp = await organisation.addCamp(fullCamp());
  await wizard.open(camp, await organisation.createVoucher(camp));
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page.getByText(nl.campHeader.voucher)).toBeVisible();
    await wizard.isAt('campDays');
  }
});

test('a voucher used by someone else is removed, and age rules apply', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(flexibleCamp({ seatsOpen: 1 }));
  const voucher = await organisation.createVoucher(camp);
  const tooYoung = organisation.newChild(2019);
  const notice = page.getByText(nl.campHeader.voucher, { exact: true });
  await wizard.open(camp, voucher);
  await wizard.walkTo('confirmation', camp, tooYoung);
  await organisation.book(camp, organisation.newChild(), PARENT, voucher);
  await expect(notice).toBeVisible();
  await wizard.confirmEnrolment();

  await wizard.isAt('campDays');
  const box = wizard.errorBox(nl.apiError.INVALID_VOUCHER);
  await expect(box).toBeFocused();
  await expect(box).toContainText('schrijf in zonder voucher');
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await wizard.isAt('kidParent');
  await wizard.expectValues({ ...tooYoung, ...PARENT });
  await wizard.submit();
  await wizard.expectFieldError('subscriber_NationalNr', nl.rule.tooYoung);
  await wizard.fill(organisation.newChild());
  await wizard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ withVoucher: true }, { withVoucher: false }]);
});

test('a fixed camp was full at the save, and has a free seat again', async ({
  organisation,
  child,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(fixedCamp());
  await wizard.openAt('confirmation', camp, child);
  let refreshed: Promise<Response> | undefined;
  await page.route('**/api/saveWebSubscription', (route) => {
    // The first step of a fixed camp fetches the camp when it opens.
    refreshed = page.waitForResponse('**/api/camps?*');
    return route.fulfill({ status: 400, contentType: 'text/plain', body: 'INVALID_CAMP_FULLY_BOOKED' });
  });
  await wizard.confirmEnrolment();
  await wizard.isAt('kidParent');
  await (await refreshed)?.finished();
  await expect(page).toHaveTitle(/^Fout: /);
  await expect(wizard.errorBox(FULL)).toBeFocused();

  await page.unroute('**/api/saveWebSubscription');
  await wizard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});

test('the last seat is taken during the enrolment', async ({ organisation, child, wizard }) => {
  const camp = await organisation.addCamp(flexibleCamp({ seatsOpen: 1 }));
  const days = camp.activeDays.slice(1);
  await wizard.open(camp);
  await wizard.chooseDays(days);
  await wizard.walkTo('medicalForm', camp, child);
  await wizard.continueToConfirmation();
  await organisation.book(camp, organisation.newChild());
  await wizard.confirmEnrolment();

  await wizard.isAt('campDays');
  await wizard.expectUrl(`/?camp=${camp.id}`);
  await expect(wizard.errorBox(FULL)).toBeFocused();
  await wizard.expectDays(days);

  await organisation.updateCamp({ ...camp, seatsOpen: 1 });
  await wizard.button(nl.errorBox.retry).click();
  await expect(wizard.errorBox(FULL)).toHaveCount(0);
  await wizard.expectDays(days);
  await wizard.continueTo('kidParent');
  await wizard.expectValues({ ...child, ...PARENT });
  await wizard.continueTo('confirmation');
  await wizard.expectValues({ subscriber_Parent_GdprConsent: true });
  await wizard.submit();
  await wizard.isAt('success');
  expect(await organisation.bookingsOf(camp)).toHaveLength(2);
});
