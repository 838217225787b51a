import { stepUrl } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { flexibleCamp, singleDayCamp } from '../../../src/testing/camps.ts';
import { expect, test, WIDTHS } from '../fixture.ts';
import { delayScripts, markPrerendered, openBeforeScripts } from './prerenderedPage.ts';

test.describe('the prerendered page of a flexible camp', () => {
  test('shows the days, and keeps changes from before hydration', async ({ camp, wizard, page }) => {
    const isStillPrerendered = await markPrerendered(page);
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
    expect(await isStillPrerendered()).toBe(true);
    expect(wizard.requestCount('camps')).toBe(0);
  });

  test('repeats a submit from before hydration', async ({ camp, wizard, page }) => {
    const scripts = await openBeforeScripts(page, camp);
    await wizard.submit();
    scripts.release();
    await wizard.isAt('kidParent');
  });

  for (const width of WIDTHS)
    test(`has focus rings, and repeats a click from before hydration ${width}`, async ({
      camp,
      keyboard,
      page,
    }) => {
      const scripts = await openBeforeScripts(page, camp);
      await keyboard.expectNoTrap();
      const toggle = keyboard.isNarrow ? keyboard.button(nl.summaryBar.toggle) : keyboard.calendarToggle;
      await keyboard.press(toggle, 'Enter');
      scripts.release();
      await expect(page.getByRole('dialog').or(page.getByRole('grid')).first()).toBeVisible();
      if (keyboard.isNarrow) {
        // An opened drawer moves the focus into itself.
        const dialog = page.getByRole('dialog');
        const focused = page.locator(':focus');
        await expect(dialog.and(focused).or(dialog.locator(focused))).toBeAttached();
        await page.keyboard.press('Tab');
      }
      await keyboard.expectVisibleFocus();
    });

  test('restores the stored days on a reload', async ({ camp, wizard, page }) => {
    await wizard.open(camp);
    await wizard.chooseDays(camp.activeDays.slice(1));
    await expect(page.getByText('Gekozen: 4 van 5')).toBeVisible();
    const isStillPrerendered = await markPrerendered(page);
    const scripts = await delayScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await wizard.expectDays(camp.activeDays.slice(1));
    await wizard.chooseDays(camp.activeDays.slice(2));
    scripts.release();
    await expect(page.getByText('Gekozen: 3 van 5')).toBeVisible();
    await wizard.expectDays(camp.activeDays.slice(2));
    expect(await isStillPrerendered()).toBe(true);
    expect(wizard.requestCount('camps')).toBe(0);
  });

  for (const [gone, chosen] of [
    ['one of the stored days', 2],
    ['the only stored day', 1],
  ] as const) {
    test(`says on a reload that the camp has lost ${gone}`, async ({ organisation, camp, wizard, page }) => {
      await wizard.open(camp);
      await wizard.chooseDays(camp.activeDays.slice(0, chosen));
      await expect(page.getByText(`Gekozen: ${chosen} van 5`)).toBeVisible();
      await organisation.updateCamp({ ...camp, activeDays: camp.activeDays.slice(1) });
      const isStillPrerendered = await markPrerendered(page);
      await page.reload();
      await expect(page.getByRole('banner')).toContainText(nl.campChange.days);
      await wizard.expectDays(camp.activeDays.slice(1, chosen));
      expect(await isStillPrerendered()).toBe(true);
    });
  }

  test('keeps unticked days when another camp is stored', async ({ organisation, camp, wizard, page }) => {
    await wizard.open(await organisation.addCamp(flexibleCamp()));
    await wizard.chooseDays(camp.activeDays.slice(0, 3));
    await wizard.continueTo('kidParent');
    const scripts = await openBeforeScripts(page, camp);
    await wizard.expectDays(camp.activeDays);
    await wizard.chooseDays(camp.activeDays.slice(1));
    await wizard.submit();
    scripts.release();
    await wizard.isAt('kidParent');
    await page.goBack();
    await wizard.expectDays(camp.activeDays.slice(1));
  });

  test('validates days on hydration that were ticked before', async ({ organisation, wizard, page }) => {
    const camp = await organisation.addCamp(singleDayCamp());
    const scripts = await openBeforeScripts(page, camp);
    await wizard.chooseDays(camp.activeDays.slice(0, 2));
    scripts.release();
    await wizard.expectFieldError('selectedDays', 'Let op: er kan maximaal 1 dag(en) geselecteerd worden');
  });

  test('clears the stored answers when cancelled before hydration', async ({ camp, wizard, page }) => {
    await wizard.openAndFillKidParent(camp);
    await delayScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
    await wizard.link('Annuleren').click();
    await expect(page).toHaveURL('/organisatie/');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('is rendered again for a camp that becomes full', async ({ organisation, camp, wizard, page }) => {
    await wizard.open(camp);
    await expect(wizard.fullNotice).toHaveCount(0);
    await organisation.updateCamp({ ...camp, seatsOpen: 0 });
    await wizard.open(camp);
    await expect(wizard.fullNotice).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
  });

  test('is inert while the wizard refetches the camp', async ({ organisation, camp, wizard, page }) => {
    await wizard.open(camp, await organisation.createVoucher(camp));
    await wizard.isAt('campDays');
    const [, left = ''] = camp.activeDays;
    await wizard.chooseDays(camp.activeDays.filter((day) => day !== left));
    const scripts = await delayScripts(page);
    await page.goto(stepUrl('campDays', camp.id.toLowerCase()), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('form')).toBeVisible();
    await expect(page.locator('#root')).toHaveJSProperty('inert', true);
    scripts.release();
    await wizard.continueTo('kidParent');
  });

  test('is not prerendered with a voucher', async ({ organisation, camp, wizard }) => {
    await wizard.open(camp, await organisation.createVoucher(camp));
    await wizard.isAt('campDays');
    expect([wizard.requestCount('validateVoucher'), wizard.requestCount('camps')]).toEqual([1, 1]);
  });

  test('is replaced when the server did not see the voucher', async ({
    organisation,
    camp,
    wizard,
    page,
  }) => {
    const voucher = await organisation.createVoucher(camp);
    await page.goto(`${stepUrl('campDays', camp.id)}&#38;voucher=${voucher}`);
    await expect(page.getByText(nl.campHeader.voucher)).toBeVisible();
    await wizard.isAt('campDays');
    expect(wizard.requestCount('validateVoucher')).toBe(1);
  });
});
