import type { Page } from '@playwright/test';
import type { Camp } from '../../src/domain/camp.ts';
import { stepUrl, type Step } from '../../src/domain/steps.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp, flexibleCamp, singleDayCamp } from '../../stories/support/camps.ts';
import { PARENT } from '../../stories/support/people.ts';
import { Keyboard } from './everyParent/Keyboard.ts';
import { expect, test } from './fixture.ts';
import type { Wizard } from './Wizard.ts';

declare global {
  interface Window {
    shifts: string[];
  }
}

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
async function openBeforeScripts(
  page: Page,
  camp: Camp,
  step: Step = 'campDays',
): Promise<{ come: () => void }> {
  const scripts = await holdScripts(page);
  await page.goto(stepUrl(step, camp.id), { waitUntil: 'domcontentloaded' });
  return scripts;
}

/** Waits until React hears what happens in the form. */
async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/**
 * What moves in every later page. The brand's letters stay on their way: by how much those differ from what stands in for
 * them depends on the letters a machine has.
 */
async function shiftsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.route('**/*.woff2', () => {});
  await page.addInitScript(() => {
    const shifts: string[] = (window.shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(`${entry.value} at ${entry.startTime}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifts);
}

/** Every later page says whether React replaced the root that the server rendered. */
async function marksFirstDrawing(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('#root main')?.setAttribute('data-first', ''),
    ),
  );
  return async () => (await page.locator('#root main[data-first]').count()) === 1;
}

/** What can be opened on the drawn page: the summary's drawer, or in the summary beside the form the calendar. */
const summaryOf = (wizard: Wizard) =>
  wizard.isNarrow ? wizard.button(nl.summaryBar.toggle) : wizard.calendarToggle;

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

  test('opens what was asked for before the scripts', async ({ organisation, wizard, page }) => {
    const camp = await organisation.offers(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    await summaryOf(wizard).click();
    scripts.come();
    await expect(page.getByRole('dialog').or(page.getByRole('grid')).first()).toBeVisible();
  });

  test('shows where the focus is before the scripts, and after they came', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.offers(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    const keyboard = new Keyboard(page);
    await keyboard.expectNoTrap();
    await keyboard.press(summaryOf(wizard), 'Enter');
    scripts.come();
    await expect(page.getByRole('dialog').or(page.getByRole('grid')).first()).toBeVisible();
    // An open drawer has the focus itself at first.
    if (wizard.isNarrow) await page.keyboard.press('Tab');
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

  for (const step of ['campDays', 'kidParent'] as const) {
    test(`of a fixed camp shows its form at the address of ${step}, and keeps what is typed before the scripts`, async ({
      organisation,
      wizard,
      page,
    }) => {
      const camp = await organisation.offers(fixedCamp());
      const isFirstDrawing = await marksFirstDrawing(page);
      const shifts = await shiftsOf(page);
      const scripts = await openBeforeScripts(page, camp, step);
      await expect(page.getByRole('heading', { level: 1, name: nl.step.kidParent })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${nl.step.kidParent} \\| ${camp.themeName} \\| `));
      // Spec 2: a form that first shows without errors is scrolled to its steps.
      const steps = page.getByRole('navigation', { name: 'Stappen van de inschrijving' });
      await expect(async () => expect((await steps.boundingBox())?.y).toBeCloseTo(30, 0)).toPass();
      const typed = { ...organisation.newChild(), subscriber_Parent_City: 'Gent' };
      await wizard.fill(typed);
      await wizard.field('subscriber_Parent_Phone').pressSequentially('04');
      scripts.come();
      await isTakenOver(page);
      await wizard.expectAddress(stepUrl('kidParent', camp.id));
      await wizard.expectValues({ ...typed, subscriber_Parent_Phone: '04' });
      await expect(wizard.field('subscriber_Parent_Phone')).toBeFocused();
      expect(await isFirstDrawing()).toBe(true);
      expect(await shifts()).toEqual([]);
      expect(wizard.sent('camps')).toBe(0);

      await wizard.fill({ ...PARENT, subscriber_Parent_City: 'Gent' });
      await wizard.expectValues(typed);
      await wizard.finish();
      expect(await organisation.bookingsOf(camp)).toHaveLength(1);
    });
  }

  test('of a fixed camp says what is wrong with a field that was left before the scripts', async ({
    organisation,
    wizard,
    page,
  }) => {
    const scripts = await openBeforeScripts(page, await organisation.offers(fixedCamp()));
    await wizard.fill({ subscriber_Parent_Email: 'geen adres' });
    await wizard.field('subscriber_Parent_City').focus();
    scripts.come();
    await wizard.expectProblem('subscriber_Parent_Email', nl.rule.email);
    await expect(wizard.field('subscriber_Parent_Email_Repeat')).not.toHaveAttribute('aria-invalid');
  });

  test('of a fixed camp goes on by itself after a submit that came before the scripts', async ({
    organisation,
    wizard,
    page,
  }) => {
    const scripts = await openBeforeScripts(page, await organisation.offers(fixedCamp()));
    await wizard.fill({ ...organisation.newChild(), ...PARENT });
    await wizard.submit();
    scripts.come();
    await wizard.isAt('medicalForm');
  });

  test('of a fixed camp shows on a reload what this tab kept, and finds no fault with it', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.offers(fixedCamp());
    const child = organisation.newChild();
    await wizard.open(camp);
    await wizard.isAt('kidParent');
    await isTakenOver(page);
    const kept = {
      subscriber_FirstName: child.subscriber_FirstName,
      subscriber_GenderId: child.subscriber_GenderId,
      subscriber_Parent_Email: 'nog geen',
    };
    await wizard.fill({ ...child, ...kept });
    const scripts = await holdScripts(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await wizard.expectValues({ ...kept, subscriber_NationalNr: '' });
    await wizard.fill({ subscriber_FirstName: 'Andere' });
    scripts.come();
    await isTakenOver(page);
    await wizard.expectValues({ ...kept, subscriber_FirstName: 'Andere', subscriber_NationalNr: '' });
    await expect(wizard.field('subscriber_Parent_Email')).not.toHaveAttribute('aria-invalid');
    await page.reload();
    await wizard.expectValues({ ...kept, subscriber_FirstName: 'Andere' });
  });

  test('does not say a camp is open that has become full', async ({ organisation, wizard, page }) => {
    const camp = await organisation.offers(flexibleCamp());
    await wizard.open(camp);
    await expect(wizard.fullNotice).toHaveCount(0);
    await organisation.changes({ ...camp, seatsOpen: 0 });
    await wizard.open(camp);
    await expect(wizard.fullNotice).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
  });

  test('is inert while the wizard has to fetch the camp again', async ({ organisation, wizard, page }) => {
    const camp = await organisation.offers(flexibleCamp());
    await wizard.open(camp, await organisation.voucherFor(camp));
    await wizard.isAt('campDays');
    const [, left = ''] = camp.activeDays;
    await wizard.chooseDays(camp.activeDays.filter((day) => day !== left));
    const scripts = await holdScripts(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(stepUrl('campDays', camp.id.toLowerCase()), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('form')).toBeVisible();
    await expect(page.locator('#root')).toHaveJSProperty('inert', true);
    scripts.come();
    await wizard.submit();
    await wizard.isAt('kidParent');
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
