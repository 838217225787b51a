import type { Locator } from '@playwright/test';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { formatEuro } from '../../src/domain/price.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { PARENT } from '../../src/testing/people.ts';
import { changeTimer } from './changeTimer.ts';
import { expect, test } from './fixture.ts';
import { forward } from './forward.ts';
import { NOW } from './Organisation.ts';
import { untilHydrated } from './prerendered/prerenderedPage.ts';

const SAVE = '**/api/saveWebSubscription';

/**
 * Clicks a link as for another tab, and expects that the page lets the browser open it. It is not opened: Chromium does
 * not always report a tab in the background.
 */
async function clickForAnotherTab(link: Locator): Promise<void> {
  const isPrevented = link.page().evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const clicked = (event: Event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener('click', clicked, { once: true });
      }),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await isPrevented).toBe(false);
}

test('cancelling with answers asks for confirmation', async ({ camp, child, wizard, page }) => {
  const answers = await wizard.openAndFillKidParent(camp, child);
  await wizard.link('Annuleren').click();
  const dialog = page.getByRole('dialog', { name: 'Stoppen met inschrijven?' });
  await expect(dialog).toContainText('Wat u invulde, wordt gewist.');
  await dialog.getByRole('button', { name: 'Verder invullen' }).click();
  await expect(dialog).toHaveCount(0);
  await wizard.expectValues(answers);
});

for (const [when, isAnswered] of [
  ['fails to load', true],
  ['is not answered', false],
] as const)
  test(`the browser asks for confirmation when the dialog ${when}`, async ({
    camp,
    child,
    wizard,
    page,
    expectedErrors,
  }) => {
    if (isAnswered) expectedErrors.push(/net::ERR_FAILED .*\/LeaveDialog-/);
    const answers = await wizard.openAndFillKidParent(camp, child);
    await page.route('**/LeaveDialog-*.js', (route) => (isAnswered ? route.abort() : undefined));
    const questions: string[] = [];
    const answer = (action: 'accept' | 'dismiss') =>
      page.once('dialog', (dialog) => {
        questions.push(dialog.message());
        void dialog[action]();
      });
    answer('dismiss');
    await wizard.link('Annuleren').click();
    await expect.poll(() => questions).toHaveLength(1);
    await wizard.expectValues(answers);
    answer('accept');
    await wizard.link('Annuleren').click();
    await expect(page).toHaveURL('/organisatie/');
    const question = 'Stoppen met inschrijven? Wat u invulde, wordt gewist.';
    expect(questions).toEqual([question, question]);
  });

test('cancelling without answers asks for no confirmation', async ({ camp, wizard, page }) => {
  await wizard.open(camp);
  await wizard.isAt('campDays');
  await wizard.link('Annuleren').click();
  await expect(page).toHaveURL('/organisatie/');
});

test('opening the cancel link in another tab keeps later answers of this tab', async ({
  camp,
  wizard,
  page,
}) => {
  await wizard.open(camp);
  await wizard.isAt('campDays');
  await untilHydrated(page);
  await clickForAnotherTab(wizard.link('Annuleren'));
  const days = camp.activeDays.slice(0, 3);
  await wizard.chooseDays(days);
  await page.reload();
  await wizard.isAt('campDays');
  await wizard.expectDays(days);
});

test('the enrolment can be confirmed and sent again after the cancel link was opened in another tab', async ({
  camp,
  child,
  wizard,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED .*\/api\/saveWebSubscription/);
  await wizard.openAt('confirmation', camp, child);
  await wizard.fill({ subscriber_Parent_GdprConsent: true });
  const openCancelLink = async () => {
    await wizard.link('Annuleren').click();
    const dialog = page.getByRole('dialog', { name: 'Stoppen met inschrijven?' });
    await clickForAnotherTab(dialog.getByRole('link'));
    await dialog.getByRole('button', { name: 'Verder invullen' }).click();
  };
  await openCancelLink();
  await page.route(SAVE, (route) => route.abort(), { times: 1 });
  await wizard.submit();
  const box = wizard.errorBox(nl.apiError.INVALID);
  await expect(box).toBeFocused();
  await openCancelLink();
  await box.getByRole('button', { name: nl.errorBox.resend }).click();
  await wizard.isAt('success');
});

test.describe('a save whose response is lost before a reload', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED .*\/api\/saveWebSubscription/] });

  for (const discounts of ['with', 'without']) {
    test(`is booked once ${discounts} discounts`, async ({ organisation, child, wizard, page }) => {
      const discountAllowed = discounts === 'with';
      const camp = await organisation.addCamp(flexibleCamp({ discountAllowed, seatsOpen: 1 }));
      await wizard.openAt('confirmation', camp, child);
      await page.route(SAVE, async (route) => {
        await forward(route);
        await route.abort();
      });
      await wizard.confirmEnrolment();
      await expect(wizard.errorBox(nl.apiError.INVALID)).toBeFocused();
      await page.unroute(SAVE);
      const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
      expect(stored).not.toContain(child.subscriber_NationalNr);
      expect(stored).not.toContain(PARENT.subscriber_Parent_NationalNr);

      await page.reload();
      await wizard.isAt('campDays');
      await wizard.continueTo('kidParent');
      await wizard.fill({ ...child, ...PARENT });
      await wizard.submit();
      if (discountAllowed) {
        // The check finds a booking, and cannot tell whose.
        const box = wizard.errorBox(nl.apiError.INVALID_CAMP_ALREADY_BOOKED);
        await expect(box).toContainText(nl.errorBox.bookedAfterLost);
        await expect(box.getByRole('link', { name: /^Mail / })).toBeVisible();
      } else {
        await wizard.isAt('medicalForm');
        // The sheet of the booking.
        await wizard.confirmFoundSheet();
        await wizard.isAt('confirmation');
        await wizard.confirmEnrolment();
        await wizard.isAt('success');
      }
      expect(await organisation.bookingsOf(camp)).toHaveLength(1);
    });
  }

  test('does not hide that another child is booked', async ({ organisation, camp, child, wizard, page }) => {
    const booked = organisation.newChild();
    await organisation.book(camp, booked);
    await wizard.openAt('confirmation', camp, child);
    await page.route(SAVE, (route) => route.abort());
    await wizard.confirmEnrolment();
    await expect(wizard.errorBox(nl.apiError.INVALID)).toBeFocused();
    await page.unroute(SAVE);
    await wizard.continueTo('kidParent');
    await wizard.fill(booked);
    await wizard.submit();
    await expect(wizard.errorBox(nl.apiError.INVALID_CAMP_ALREADY_BOOKED)).toBeFocused();
    await wizard.isAt('kidParent');
  });
});

test('answers are stored for two hours', async ({ camp, wizard, page }) => {
  const days = camp.activeDays.slice(0, 3);
  await wizard.open(camp);
  await wizard.chooseDays(days);
  await expect(page.getByText('Gekozen: 3 van 5')).toBeVisible();
  const after = (minutes: number) => page.clock.setFixedTime(new Date(NOW.getTime() + minutes * 60_000));
  await after(119);
  await page.reload();
  await wizard.isAt('campDays');
  await wizard.expectDays(days);
  // Before hydration the wizard has not read the stored answers, which would expire first.
  await untilHydrated(page);
  // A reload does not extend the two hours.
  await after(121);
  await page.reload();
  await wizard.isAt('campDays');
  await wizard.expectDays(camp.activeDays);
  // Said once.
  await expect(page.getByText(nl.storage.expired)).toBeVisible();
  await page.reload();
  await wizard.isAt('campDays');
  await expect(page.getByText(nl.storage.expired)).toHaveCount(0);
});

test('a page that crashes keeps each answer of the fields that were left', async ({
  camp,
  child,
  wizard,
  page,
}) => {
  // A crash dispatches no event.
  await page.addInitScript(() => {
    for (const type of ['pagehide', 'visibilitychange'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  const days = camp.activeDays.slice(0, 3);
  await wizard.open(camp);
  await wizard.chooseDays(days);
  await page.reload();
  await wizard.isAt('campDays');
  await wizard.expectDays(days);
  await wizard.continueTo('kidParent');
  const answers = { ...child, ...PARENT };
  await wizard.fill(answers);
  await page.keyboard.press('Tab');
  await page.reload();
  await wizard.isAt('kidParent');
  await wizard.expectValues({ ...answers, subscriber_NationalNr: '', subscriber_Parent_NationalNr: '' });
});

test('an open page forgets the answers after two hours', async ({ camp, child, wizard, page }) => {
  await wizard.openAndFillKidParent(camp, child);
  const look = async (minutes: number) => {
    await page.clock.setFixedTime(new Date(NOW.getTime() + minutes * 60_000));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await look(119);
  await expect(wizard.field('subscriber_NationalNr')).toHaveValue(child.subscriber_NationalNr);
  await look(300);
  await expect(page.getByText(nl.storage.expired)).toBeVisible();
  await wizard.isAt('kidParent');
  await wizard.expectValues({
    subscriber_NationalNr: '',
    subscriber_FirstName: '',
    subscriber_Parent_Email: '',
  });
});

test.describe('a camp that changes during an enrolment', () => {
  // A response that is not quick is ignored.
  test.beforeEach(({ page }) => changeTimer(page, 2000, 20_000));

  test('that becomes full: shown at the child form, before any input', async ({ organisation, wizard }) => {
    const camp = await organisation.addCamp(flexibleCamp({ seatsOpen: 1 }));
    await wizard.open(camp);
    await wizard.isAt('campDays');
    await organisation.book(camp, organisation.newChild());
    await wizard.continueTo('kidParent');
    await expect(wizard.errorBox(nl.apiError.INVALID_CAMP_FULLY_BOOKED)).toBeVisible();
    await expect(wizard.link(nl.otherCamp.link)).toBeVisible();
    expect(wizard.requestCount('checkDiscounts')).toBe(0);
  });

  test('while an answer is changed: shown there, and at the confirmation @phone', async ({
    organisation,
    child,
    wizard,
    page,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    await wizard.openAt('medicalForm', camp, child);
    await wizard.continueToConfirmation();
    await organisation.updateCamp({ ...camp, activeDays: camp.activeDays.slice(1) });
    await page.getByRole('link', { name: 'Wijzigen: contact' }).click();
    await wizard.isAt('kidParent');
    const notice = page.getByRole('banner').getByText(nl.campChange.days);
    await expect(notice).toBeInViewport();
    await wizard.fill({ subscriber_Parent_Phone: '0470 12 34 57' });
    await wizard.submit();
    await wizard.isAt('confirmation');
    await expect(notice).toBeInViewport();
    await wizard.continueTo('success');
    expect(await organisation.bookingsOf(camp)).toMatchObject([{ days: camp.activeDays.slice(1) }]);
  });

  test('before the medical sheet, whose status is announced all the same', async ({
    organisation,
    child,
    wizard,
    page,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    await wizard.open(camp);
    await organisation.updateCamp({ ...camp, activeDays: camp.activeDays.slice(1) });
    await wizard.continueTo('kidParent');
    const status = page.locator('p[role="status"]').first();
    await expect(status).toContainText(nl.campChange.days);
    await wizard.fill({ ...child, ...PARENT });
    await wizard.continueTo('medicalForm');
    await expect(status).toHaveText(nl.medicalForm.noSheet);
  });

  test('whose price changes at the confirmation: not booked before it is seen', async ({
    organisation,
    child,
    wizard,
    page,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp({ discountAllowed: false }));
    await wizard.openAt('medicalForm', camp, child);
    await wizard.continueToConfirmation();
    await wizard.fill({ subscriber_Parent_GdprConsent: true });
    await organisation.updateCamp({ ...camp, priceCents: 159_00, priceCentsByDays: {} });
    await wizard.submit();
    const notice = page.getByRole('banner').locator('[tabindex="-1"]');
    await expect(notice).toContainText(
      `U betaalt nu ${formatEuro(159_00)} in plaats van ${formatEuro(149_00)}.`,
    );
    await expect(notice).toContainText(nl.campChange.notSent);
    await expect(notice).toBeFocused();
    expect(await organisation.bookingsOf(camp)).toEqual([]);
    await wizard.submit();
    await wizard.isAt('success');
    expect(await organisation.bookingsOf(camp)).toMatchObject([{ toPayCents: 159_00 }]);
  });

  test('whose limits change at the confirmation: leads to the days, which are booked when they meet them', async ({
    organisation,
    child,
    wizard,
    page,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp({ discountAllowed: false }));
    await wizard.open(camp);
    await wizard.chooseDays(camp.activeDays.slice(0, 3));
    await wizard.walkTo('medicalForm', camp, child);
    await wizard.continueToConfirmation();
    await organisation.updateCamp({ ...camp, minimumDays: 4 });
    await wizard.confirmEnrolment();
    await wizard.isAt('campDays');
    await expect(page.getByRole('banner').getByText(nl.campChange.days)).toBeVisible();
    await expect(page.getByRole('banner').getByText(nl.campChange.notSent)).toBeVisible();
    expect(wizard.requestCount('saveWebSubscription')).toBe(0);
    await wizard.chooseDays(camp.activeDays.slice(0, 4));
    await wizard.continueTo('success');
    expect(await organisation.bookingsOf(camp)).toMatchObject([{ days: camp.activeDays.slice(0, 4) }]);
  });

  test('whose ages and place change at the confirmation: leads to the child form, which has the error', async ({
    organisation,
    child,
    wizard,
    page,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp({ discountAllowed: false }));
    await wizard.openAt('medicalForm', camp, child);
    await wizard.continueToConfirmation();
    await organisation.updateCamp({ ...camp, locationName: 'Sporthal, Oostende', maxBirthyear: 2017 });
    await wizard.confirmEnrolment();
    await wizard.isAt('kidParent');
    await expect(page.getByRole('banner').getByText(nl.campChange.terms)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Sporthal, Oostende')).toBeVisible();
    expect(wizard.requestCount('saveWebSubscription')).toBe(0);
    await wizard.expectValues({ ...child, ...PARENT });
    await wizard.submit();
    await wizard.expectFieldError('subscriber_NationalNr', nl.rule.tooOld);
  });
});

test('a camps call without a response blocks no step', async ({
  organisation,
  camp,
  child,
  wizard,
  page,
}) => {
  await wizard.open(camp);
  await page.route('**/api/camps*', () => new Promise(() => undefined));
  await wizard.walkTo('success', camp, child);
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});
