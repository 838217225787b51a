import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ical from 'node-ical';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { flexibleCamp } from '../../src/testing/camps.ts';
import { MEDICAL_INFO, PARENT } from '../../src/testing/people.ts';
import { PAYMENT } from '../../stories/support/data/wizardConfig.ts';
import { resize } from './accessibility/resize.ts';
import { expect, test } from './fixture.ts';
import { recordAnnouncements } from './recordAnnouncements.ts';
import { NOW } from './Organisation.ts';
import { untilHydrated } from './prerendered/prerenderedPage.ts';
import { contentOf, lookAway, tracesOf } from './privacy/traces.ts';

const { subscriber_Parent_NationalNr, ...restored } = PARENT;
/** Not restored for the next child. */
const NOT_RESTORED = { subscriber_Parent_NationalNr: '' };

/** A4 at 96 dots per inch, without the margins of the page. */
const A4 = { width: 658, height: 986 };

/** The printed text, and whether it fits on one A4 page. */
async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  const size = page.viewportSize();
  await resize(page, A4);
  const height = await page.locator('[data-print]').evaluate((area) => area.scrollHeight);
  const colours = await page
    .locator('[data-print] *')
    .evaluateAll((parts) => [
      ...new Set(
        parts.flatMap((part) => [getComputedStyle(part).color, getComputedStyle(part).backgroundColor]),
      ),
    ]);
  await page.emulateMedia({ media: 'screen' });
  if (size) await resize(page, size);
  return { text, height, colours };
}

test('the days are downloaded as a calendar file', async ({
  browserName,
  organisation,
  child,
  wizard,
  page,
}) => {
  test.skip(browserName === 'firefox', 'Playwright does not report downloads of Firefox.');
  const camp = await organisation.addCamp(flexibleCamp({ themeName: 'Zeilen, surfen; en meer' }));
  await wizard.openAt('success', camp, child);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    wizard.button(nl.bookingActions.calendar).click(),
  ]);
  expect(file.suggestedFilename()).toBe('kamp.ics');
  const entries = Object.values(ical.sync.parseICS(readFileSync(await file.path(), 'utf8'))).flatMap(
    (part) => (part.type === 'VEVENT' ? [part] : []),
  );
  const [booked] = await organisation.bookingsOf(camp);
  expect(entries.map(({ uid }) => uid)).toEqual(camp.activeDays.map((day) => `${booked?.reference}-${day}`));
  expect(entries.map(({ summary }) => summary)).toEqual(
    camp.activeDays.map(() => `${child.subscriber_FirstName}: ${camp.themeName}`),
  );
});

test('the confirmation and the medical sheet are printed', async ({
  browserName,
  camp,
  child,
  wizard,
  page,
}) => {
  test.skip(browserName === 'firefox', 'Playwright cannot emulate print in Firefox.');
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await wizard.openAt('medicalForm', camp, child);
  await wizard.fill(MEDICAL_INFO);
  await wizard.continueTo('success');

  await wizard.button(nl.bookingActions.print).click();
  const confirmation = await printed(page);
  for (const text of [nl.printed.confirmation, '05/07/2027', PARENT.subscriber_Parent_Street])
    expect(confirmation.text).toContain(text);
  for (const text of ['Ventolin', child.subscriber_NationalNr, nl.thankYou.next])
    expect(confirmation.text).not.toContain(text);
  expect(confirmation.height).toBeLessThanOrEqual(A4.height);
  // Everything is black, for printers without colours.
  expect(confirmation.colours.sort()).toEqual(
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].sort(),
  );

  await wizard.button(nl.bookingActions.printSheet).click();
  const sheet = await printed(page);
  for (const text of [nl.printed.sheet, 'Ventolin', 'Noten', PARENT.subscriber_Parent_Phone2])
    expect(sheet.text).toContain(text);
  expect(sheet.height).toBeLessThanOrEqual(A4.height);

  // Back does not show the printed sheet.
  await page.goto('/organisatie/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: nl.alreadyConfirmed.title })).toBeVisible();
  await expect(page.getByText('Ventolin')).toHaveCount(0);
});

test('the transfer is shown', async ({ organisation, camp, child, wizard, page }) => {
  await wizard.serveFromStaticHost({ payment: PAYMENT, privacyUrl: '/organisatie/' });
  await wizard.openAt('confirmation', camp, child);
  await expect(wizard.link(nl.consent.privacy)).toHaveAttribute('href', '/organisatie/');
  await wizard.continueTo('success');
  const [booked] = await organisation.bookingsOf(camp);
  const reference = booked?.reference ?? 'no reference';
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: nl.payment.code })).toBeVisible();
  await expect(main.getByText('BE68 5390 0754 7034')).toBeVisible();
  await expect(main.getByText(reference, { exact: true })).toHaveCount(2);

  // A reload keeps it, for two hours.
  const later = (minutes: number) => page.clock.setFixedTime(new Date(NOW.getTime() + minutes * 60_000));
  await later(119);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: nl.alreadyConfirmed.title })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: reference })).toHaveCount(2);
  await expect(main.getByRole('img', { name: nl.payment.code })).toBeVisible();
  await expect(main).not.toContainText(child.subscriber_FirstName);
  await later(121);
  await page.reload();
  await expect(page).toHaveURL('/organisatie/');
});

test('the next child has no data of the first', async ({
  browserName,
  organisation,
  camp,
  child,
  wizard,
  page,
}) => {
  test.skip(browserName === 'firefox', 'Playwright does not know the bodies of requests in Firefox.');
  const first = { ...child, subscriber_FirstName: 'Kanarievoornaam', subscriber_LastName: 'Kanarienaam' };
  const canaries = ['Kanarie', first.subscriber_NationalNr, 'Ventolin'];
  const posted: string[] = [];
  const announced = await recordAnnouncements(page, '[role="status"], [role="alert"], [aria-live]');
  await wizard.open(camp);
  await wizard.chooseDays(camp.activeDays.slice(0, 3));
  await wizard.walkTo('medicalForm', camp, first);
  await wizard.fill({ ...MEDICAL_INFO, subscriber_remarks: 'Kanariekoorts' });
  await wizard.continueTo('confirmation');
  await wizard.fill({ subscription_Remark: 'Monitortarief', subscriber_Parent_EmailConsent: true });
  await wizard.continueTo('success');

  await wizard.button(nl.nextChild.sameCamp).click();
  await wizard.isAt('campDays');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  let before = (await announced()).length;
  page.on('request', (request) => posted.push(request.url() + (request.postData() ?? '')));
  const scan = async (when: string) => {
    const content = await contentOf(page);
    const announcements = (await announced()).slice(before).join();
    const traces = { ...(await tracesOf(page)), content, posted: posted.join(), announcements };
    for (const [place, text] of Object.entries(traces))
      for (const canary of canaries) expect.soft(text, `${place}, ${when}`).not.toContain(canary);
  };
  await scan('at the days');
  await expect(page.locator('body')).not.toHaveClass(/finished-booking/);
  // The parent's answers expire from here on.
  expect((await tracesOf(page)).sessionStorage).toContain(PARENT.subscriber_Parent_Street);
  await wizard.expectDays(camp.activeDays);
  await wizard.continueTo('kidParent');
  await wizard.expectValues({ ...PARENT, subscriber_FirstName: '', subscriber_LastName: '' });
  await expect(page.locator('[name="subscriber_GenderId"]:checked')).toHaveCount(0);
  await lookAway(page);
  await scan('at the child and parent');

  // A reload does not restore the parent's number.
  await page.reload();
  before = 0;
  await wizard.isAt('kidParent');
  await wizard.expectValues({ ...restored, ...NOT_RESTORED });
  await wizard.fill({ subscriber_Parent_NationalNr });

  // The first child's number is rejected without a request.
  await wizard.fill({ ...organisation.newChild(), subscriber_NationalNr: first.subscriber_NationalNr });
  await wizard.submit();
  await expect(wizard.errorBox(nl.apiError.INVALID_CAMP_ALREADY_BOOKED)).toBeFocused();
  const typed = posted.splice(0).filter((request) => request.includes(first.subscriber_NationalNr));
  expect(typed).toHaveLength(1);

  const second = { ...organisation.newChild(), subscriber_FirstName: 'Lars' };
  await wizard.fill(second);
  await wizard.continueTo('medicalForm');
  await scan('at the medical sheet');
  await wizard.continueTo('confirmation');
  await wizard.expectValues({
    subscription_Remark: '',
    subscriber_Parent_GdprConsent: false,
    subscriber_Parent_EmailConsent: false,
  });
  await scan('at the confirmation');
  await wizard.continueTo('success');
  await scan('at the thank-you page');
  expect(await organisation.bookingsOf(camp)).toHaveLength(2);
});

test('without a reference, the child and the camp are the message, and a reload keeps how to pay', async ({
  camp,
  child,
  wizard,
  page,
}) => {
  await page.route('**/api/saveWebSubscription', (route) => route.fulfill({ status: 200, body: '' }));
  await wizard.serveFromStaticHost({ payment: PAYMENT });
  await wizard.openAt('success', camp, child);
  const main = page.getByRole('main');
  const message = `${child.subscriber_FirstName} ${child.subscriber_LastName}, ${camp.themeName}`;
  await expect(main.getByRole('definition').filter({ hasText: message })).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await wizard.button(nl.bookingActions.print).click();
  const { text } = await printed(page);
  for (const line of [message, PAYMENT.note, 'BE68 5390 0754 7034']) expect(text).toContain(line);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: nl.alreadyConfirmed.title })).toBeVisible();
  await expect(main.getByRole('img', { name: nl.payment.code })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: /^€/ })).toHaveCount(2);
  await expect(main.getByRole('definition').filter({ hasText: camp.themeName })).toHaveCount(1);
});

test('Back from the next child returns to the confirmation of the first', async ({
  organisation,
  camp,
  child,
  wizard,
  page,
}) => {
  await wizard.openAt('success', camp, child);
  const [booked] = await organisation.bookingsOf(camp);
  const confirmed = page.getByRole('heading', { level: 1, name: nl.alreadyConfirmed.title });
  await wizard.button(nl.nextChild.sameCamp).click();
  await wizard.isAt('campDays');
  await wizard.chooseDays(camp.activeDays.slice(0, 3));
  await page.goBack();
  await expect(confirmed).toBeVisible();
  await page.goForward();
  await wizard.isAt('campDays');
  await wizard.expectDays(camp.activeDays.slice(0, 3));
  await wizard.continueTo('kidParent');
  await page.goBack();
  await page.goBack();
  await expect(confirmed).toBeVisible();
  await page.goForward();
  await wizard.isAt('campDays');
  await wizard.expectDays(camp.activeDays.slice(0, 3));

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await wizard.isAt('campDays');
  await untilHydrated(page);
  await page.goBack();
  await expect(confirmed).toBeVisible();
  await expect(page.getByRole('main')).toContainText(booked?.reference ?? 'no reference');
  await page.goForward();
  await wizard.isAt('campDays');
  await wizard.expectDays(camp.activeDays.slice(0, 3));

  // Also after the next child is booked.
  await wizard.walkTo('success', camp, organisation.newChild());
  await page.evaluate(() => history.go(-5));
  await expect(confirmed).toBeVisible();
  await expect(page.getByRole('main')).toContainText(booked?.reference ?? 'no reference');
});

test('a thank-you page that stays open forgets the child after two hours', async ({
  camp,
  child,
  wizard,
  page,
}) => {
  await wizard.openAt('success', camp, child);
  await page.clock.setFixedTime(new Date(NOW.getTime() + 121 * 60_000));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { level: 1, name: nl.alreadyConfirmed.title })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(child.subscriber_FirstName);
});

test('another camp in one tab restores the parent', async ({ organisation, camp, child, wizard, page }) => {
  const other = await organisation.addCamp(flexibleCamp());
  await wizard.openAt('success', camp, child);
  await wizard.link(nl.nextChild.otherCamp).click();
  await expect(page).toHaveURL(`/organisatie/?theme=${camp.themeId}`);
  await wizard.open(other);
  await wizard.continueTo('kidParent');
  await wizard.expectValues({ ...restored, ...NOT_RESTORED, subscriber_FirstName: '' });
});

test('after a change from the recap the parent returns to it', async ({ camp, child, wizard, page }) => {
  await wizard.openAt('confirmation', camp, child);
  const days = page.getByRole('link', { name: 'Wijzigen: dagen' });
  await days.click();
  await wizard.isAt('campDays');
  await wizard.chooseDays(camp.activeDays.slice(0, 3));
  await wizard.submit();
  await wizard.isAt('confirmation');
  await expect(days).toBeFocused();
  await expect(days).toBeInViewport();
  await expect(page.getByText('vrijdag 9 juli 2027')).toHaveCount(0);

  // A link opens its card.
  const contact = page.getByRole('link', { name: 'Wijzigen: contact' });
  await contact.click();
  await wizard.isAt('kidParent');
  const card = page.getByRole('group', { name: nl.kidParent.contact });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await wizard.submit();
  await wizard.isAt('confirmation');
  await expect(contact).toBeFocused();
});

test('a busy server is retried, and books once', async ({
  organisation,
  camp,
  child,
  wizard,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await wizard.openAt('confirmation', camp, child);
  await page.route(
    '**/api/saveWebSubscription',
    (route) => route.fulfill({ status: 503, body: 'INVALID', headers: { 'Retry-After': '1' } }),
    { times: 2 },
  );
  await wizard.confirmEnrolment();
  await wizard.isAt('success');
  expect(wizard.requestCount('saveWebSubscription')).toBe(3);
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});
