import { stepUrl } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { flexibleCamp, singleDayCamp } from '../../../stories/support/camps.ts';
import { Keyboard } from '../accessibility/Keyboard.ts';
import { expect, test } from '../fixture.ts';
import type { Wizard } from '../Wizard.ts';
import { delayScripts, markPrerendered, openBeforeScripts } from './prerenderedPage.ts';

/** The button that opens the summary in a narrow window, or the calendar in a wide one. */
const summaryOf = (wizard: Wizard) =>
  wizard.isNarrow ? wizard.button(nl.summaryBar.toggle) : wizard.calendarToggle;

test.describe('the prerendered page of a flexible camp', () => {
  test('shows the days, and keeps those unticked before hydration', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    const keptPrerendered = await markPrerendered(page);
    const scripts = await openBeforeScripts(page, camp);
    await expect(page.getByRole('heading', { level: 1, name: 'Kampdagen kiezen' })).toBeVisible();
    await wizard.expectDays(camp.activeDays);
    await wizard.chooseDays(camp.activeDays.slice(1));
    scripts.release();
    await wizard.expectBill(camp, {
      'Gekozen dagen': '4 van 5',
      Prijs: '€ 149,00',
      'Minder dagen': '− € 24,00',
      'Te betalen': '€ 125,00',
    });
    await wizard.expectDays(camp.activeDays.slice(1));
    expect(await keptPrerendered()).toBe(true);
    expect(wizard.requestCount('camps')).toBe(0);
  });

  test('submits after hydration what was submitted before it', async ({ organisation, wizard, page }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    await wizard.submit();
    scripts.release();
    await wizard.isAt('kidParent');
  });

  test('shows the error of days submitted before hydration', async ({ organisation, wizard, page }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    await wizard.chooseDays(camp.activeDays.slice(0, 1));
    await wizard.submit();
    scripts.release();
    await expect(wizard.field('selectedDays').first()).toBeFocused();
    await wizard.isAt('campDays');
  });

  test('opens the summary after hydration when it was clicked before @phone', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    await summaryOf(wizard).click();
    scripts.release();
    await expect(page.getByRole('dialog').or(page.getByRole('grid')).first()).toBeVisible();
  });

  test('shows the focus ring before and after hydration @phone', async ({ organisation, wizard, page }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    const keyboard = new Keyboard(page);
    await keyboard.expectNoTrap();
    await keyboard.press(summaryOf(wizard), 'Enter');
    scripts.release();
    await expect(page.getByRole('dialog').or(page.getByRole('grid')).first()).toBeVisible();
    // A drawer takes the focus itself when it opens.
    if (wizard.isNarrow) await page.keyboard.press('Tab');
    await keyboard.expectFocusSeen();
  });

  test('restores the stored days on a reload', async ({ organisation, wizard, page }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    await wizard.open(camp);
    await wizard.chooseDays(camp.activeDays.slice(1));
    await expect(page.getByText('Gekozen: 4 van 5')).toBeVisible();
    const keptPrerendered = await markPrerendered(page);
    const scripts = await delayScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await wizard.expectDays(camp.activeDays.slice(1));
    await wizard.chooseDays(camp.activeDays.slice(2));
    scripts.release();
    await expect(page.getByText('Gekozen: 3 van 5')).toBeVisible();
    await wizard.expectDays(camp.activeDays.slice(2));
    expect(await keptPrerendered()).toBe(true);
    expect(wizard.requestCount('camps')).toBe(0);
  });

  test('keeps days unticked before hydration in a tab with another stored camp', async ({
    organisation,
    wizard,
    page,
  }) => {
    await wizard.open(await organisation.addCamp(flexibleCamp()));
    await wizard.continueTo('kidParent');
    const camp = await organisation.addCamp(flexibleCamp());
    const scripts = await openBeforeScripts(page, camp);
    await wizard.expectDays(camp.activeDays);
    await wizard.chooseDays(camp.activeDays.slice(1));
    await wizard.submit();
    scripts.release();
    await wizard.isAt('kidParent');
    await page.goBack();
    await wizard.expectDays(camp.activeDays.slice(1));
  });

  test('validates on hydration the days ticked before it', async ({ organisation, wizard, page }) => {
    const camp = await organisation.addCamp(singleDayCamp());
    const scripts = await openBeforeScripts(page, camp);
    await wizard.chooseDays(camp.activeDays.slice(0, 2));
    scripts.release();
    await wizard.expectFieldError('selectedDays', 'Let op: er kan maximaal 1 dag(en) geselecteerd worden');
  });

  test('clears the stored answers when cancelled before hydration', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    await wizard.openAndFillKidParent(camp, organisation.newChild());
    await delayScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
    await wizard.link('Annuleren').click();
    await expect(page).toHaveURL('/organisatie/');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('is rendered again for a camp that becomes full', async ({ organisation, wizard, page }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    await wizard.open(camp);
    await expect(wizard.fullNotice).toHaveCount(0);
    await organisation.updateCamp({ ...camp, seatsOpen: 0 });
    await wizard.open(camp);
    await expect(wizard.fullNotice).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
  });

  test('is inert while the wizard loads the camp again', async ({ organisation, wizard, page }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    await wizard.open(camp, await organisation.createVoucher(camp));
    await wizard.isAt('campDays');
    const [, left = ''] = camp.activeDays;
    await wizard.chooseDays(camp.activeDays.filter((day) => day !== left));
    const scripts = await delayScripts(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(stepUrl('campDays', camp.id.toLowerCase()), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('form')).toBeVisible();
    await expect(page.locator('#root')).toHaveJSProperty('inert', true);
    scripts.release();
    await wizard.continueTo('kidParent');
  });

  test('is not prerendered with a voucher, which is validated first', async ({ organisation, wizard }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    await wizard.open(camp, await organisation.createVoucher(camp));
    await wizard.isAt('campDays');
    expect([wizard.requestCount('validateVoucher'), wizard.requestCount('camps')]).toEqual([1, 1]);
  });
});

test('a static host serves the loading state', async ({ organisation, wizard, page }) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const answer = await wizard.delay('camps');
  await wizard.open(camp);
  await expect(page.getByRole('main').getByText('Kampgegevens ophalen')).toBeVisible();
  answer.release();
  await wizard.isAt('campDays');
  expect(wizard.requestCount('camps')).toBe(1);
});
