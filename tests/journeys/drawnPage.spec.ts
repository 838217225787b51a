import type { Page } from '@playwright/test';
import type { Camp } from '../../src/domain/camp.ts';
import { stepUrl } from '../../src/domain/steps.ts';
import { fixedCamp, flexibleCamp, singleDayCamp } from '../../stories/support/camps.ts';
import { Keyboard } from './everyParent/Keyboard.ts';
import { expect, test } from './fixture.ts';

/** From here on the scripts do not come yet, as on a slow line. */
async function holdScripts(page: Page): Promise<{ come: () => void }> {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return { come };
}

/** Opens the page of a camp on a line on which the scripts do not come yet. */
async function openBeforeScripts(page: Page, camp: Camp): Promise<{ come: () => void }> {
  const scripts = await holdScripts(page);
  await page.goto(stepUrl('campDays', camp.id), { waitUntil: 'domcontentloaded' });
  return scripts;
}

/** Every later page says whether its root was drawn anew: the element that came with it is gone then. */
async function marksFirstDrawing(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('#root main')?.setAttribute('data-first', ''),
    ),
  );
  return async () => (await page.locator('#root main[data-first]').count()) === 1;
}

test.describe('a page that comes drawn', () => {
  test('shows the days, and counts what is ticked before the scripts are there', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.offers(flexibleCamp());
    const isFirstDrawing = await marksFirstDrawing(page);
    const scripts = await openBeforeScripts(page, camp);
    await expect(page.getByRole('heading', { level: 1, name: 'Kampdagen kiezen' })).toBeVisible();
    await wizard.expectDays(camp.activeDays);
    await wizard.chooseDays(camp.activeDays.slice(1));
    scripts.come();
    await wizard.expectBill(camp, {
      'Gekozen dagen': '4 van 5',
      Prijs: '€ 149,00',
      'Minder dagen': '− € 24,00',
      'Te betalen': '€ 125,00',
    });
    await wizard.expectDays(camp.activeDays.slice(1));
    expect(await isFirstDrawing()).toBe(true);
    expect(wizard.sent('camps')).toBe(0);
  });

  test('goes on by itself after a submit that came before the scripts', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.offers(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    await wizard.submit();
    scripts.come();
    await wizard.isAt('kidParent');
  });

  test('says what is wrong with a choice that was submitted too early', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.offers(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    await wizard.chooseDays(camp.activeDays.slice(0, 1));
    await wizard.submit();
    scripts.come();
    await expect(wizard.field('selectedDays').first()).toBeFocused();
    await wizard.isAt('campDays');
  });

  test('opens what was asked for before the scripts', async ({ organisation, page }) => {
    const camp = await organisation.offers(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    await page.getByRole('main').getByRole('button', { name: 'Toon kalender' }).click();
    scripts.come();
    await expect(page.getByRole('grid').first()).toBeVisible();
  });

  test('shows where the focus is before the scripts, and after they came', async ({ organisation, page }) => {
    const camp = await organisation.offers(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    const keyboard = new Keyboard(page);
    await keyboard.expectNoTrap();
    const calendar = page.getByRole('main').getByRole('button', { name: 'Toon kalender' });
    await keyboard.press(calendar, 'Enter');
    scripts.come();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await keyboard.expectFocusSeen();
  });

  test('knows on a reload what this tab kept', async ({ organisation, wizard, page }) => {
    const camp = await organisation.offers(flexibleCamp());
    await wizard.open(camp);
    await wizard.chooseDays(camp.activeDays.slice(1));
    await expect(page.getByText('Gekozen: 4 van 5')).toBeVisible();
    const isFirstDrawing = await marksFirstDrawing(page);
    const scripts = await holdScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await wizard.expectDays(camp.activeDays.slice(1));
    await wizard.chooseDays(camp.activeDays.slice(2));
    scripts.come();
    await expect(page.getByText('Gekozen: 3 van 5')).toBeVisible();
    await wizard.expectDays(camp.activeDays.slice(2));
    expect(await isFirstDrawing()).toBe(true);
    expect(wizard.sent('camps')).toBe(0);
  });

  test('counts what is ticked before the scripts in a tab that has seen another camp', async ({
    organisation,
    wizard,
    page,
  }) => {
    await wizard.open(await organisation.offers(flexibleCamp()));
    await wizard.submit();
    await wizard.isAt('kidParent');
    const camp = await organisation.offers(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    await wizard.expectDays(camp.activeDays);
    await wizard.chooseDays(camp.activeDays.slice(1));
    await wizard.submit();
    scripts.come();
    await wizard.isAt('kidParent');
    await page.goBack();
    await wizard.expectDays(camp.activeDays.slice(1));
  });

  test('says at once what is wrong with a choice that was made before the scripts', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.offers(singleDayCamp());
    const scripts = await openBeforeScripts(page, camp);
    await wizard.chooseDays(camp.activeDays.slice(0, 2));
    scripts.come();
    await wizard.expectProblem('selectedDays', 'Let op: er kan maximaal 1 dag(en) geselecteerd worden');
  });

  test('forgets everything when it is cancelled before the scripts', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.offers(flexibleCamp());
    await wizard.openAndFillKidParent(camp, organisation.newChild());
    await holdScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
    await wizard.link('Annuleren').click();
    await expect(page).toHaveURL('/organisatie/');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('of a fixed camp leads on to its first step', async ({ organisation, wizard, page }) => {
    const camp = await organisation.offers(fixedCamp());
    const scripts = await openBeforeScripts(page, camp);
    await expect(page.getByRole('banner').getByText(camp.themeName)).toBeVisible();
    scripts.come();
    await wizard.isAt('kidParent');
    expect(wizard.sent('camps')).toBe(0);
    // Spec 2: a form that first shows without errors is scrolled to its steps.
    const steps = page.getByRole('navigation', { name: 'Stappen van de inschrijving' });
    await expect(async () => expect((await steps.boundingBox())?.y).toBeCloseTo(30, 0)).toPass();
  });

  test('does not say a camp is open that has become full', async ({ organisation, wizard }) => {
    const camp = await organisation.offers(flexibleCamp());
    await wizard.open(camp);
    await expect(
      wizard.errorBox('Dit kamp is volzet. Kies een ander kamp of probeer het later opnieuw.'),
    ).toHaveCount(0);
    await organisation.changes({ ...camp, seatsOpen: 0 });
    await wizard.open(camp);
    await expect(
      wizard.errorBox('Dit kamp is volzet. Kies een ander kamp of probeer het later opnieuw.'),
    ).toBeFocused();
  });

  test('waits for the voucher to be validated', async ({ organisation, wizard }) => {
    const camp = await organisation.offers(flexibleCamp());
    await wizard.open(camp, await organisation.voucherFor(camp));
    await wizard.isAt('campDays');
    expect([wizard.sent('validateVoucher'), wizard.sent('camps')]).toEqual([1, 1]);
  });
});

test('a host of files sends the frame that stands while the camp is fetched', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.offers(flexibleCamp());
  const answer = await wizard.holds('camps');
  await wizard.open(camp);
  await expect(page.getByRole('main').getByText('Kampgegevens ophalen')).toBeVisible();
  answer.come();
  await wizard.isAt('campDays');
  expect(wizard.sent('camps')).toBe(1);
});
