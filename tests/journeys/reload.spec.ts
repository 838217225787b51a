import type { Dialog } from '@playwright/test';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { MEDICAL_INFO, PARENT, type CHILD } from '../../src/testing/people.ts';
import { expect, test } from './fixture.ts';
import { Wizard } from './Wizard.ts';

const NOT_RESTORED = { subscriber_NationalNr: '', subscriber_Parent_NationalNr: '' };
const numbersOf = ({ subscriber_NationalNr }: typeof CHILD) => ({
  subscriber_NationalNr,
  subscriber_Parent_NationalNr: PARENT.subscriber_Parent_NationalNr,
});
const OPTION = { subscription_Remark: 'Monitortarief' };

/** Reloads and accepts the browser's confirmation. Returns whether there was one. */
async function reload({ page }: Wizard): Promise<boolean> {
  let confirmed = false;
  const answer = (dialog: Dialog) => {
    confirmed = dialog.type() === 'beforeunload';
    void dialog.accept();
  };
  page.on('dialog', answer);
  await page.reload();
  page.off('dialog', answer);
  return confirmed;
}

test('a reload restores no numbers and no sheet', async ({ organisation, camp, child, wizard, page }) => {
  const days = camp.activeDays.slice(1, 4);
  await wizard.open(camp);
  expect(await reload(wizard)).toBe(false);
  await wizard.chooseDays(days);
  await expect(page.getByText('Gekozen: 3 van 5')).toBeVisible();
  expect(await reload(wizard)).toBe(true);
  await wizard.isAt('campDays');
  await wizard.expectDays(days);

  await wizard.continueTo('kidParent');
  await wizard.fill({ ...child, ...PARENT });
  expect(await reload(wizard)).toBe(true);
  await wizard.isAt('kidParent');
  await wizard.expectValues({ ...child, ...PARENT, ...NOT_RESTORED });
  await expect(page.getByText(nl.storage.restored)).toBeVisible();

  await wizard.fill(numbersOf(child));
  await wizard.continueTo('medicalForm');
  await page.goBack();
  await wizard.isAt('kidParent');
  await expect(page.getByText(nl.storage.restored)).toHaveCount(0);
  await wizard.continueTo('medicalForm');
  await wizard.fill(MEDICAL_INFO);
  expect(await reload(wizard)).toBe(true);
  await wizard.isAt('kidParent');
  await wizard.expectValues({ ...child, ...PARENT, ...NOT_RESTORED });

  await wizard.fill(numbersOf(child));
  await wizard.continueTo('medicalForm');
  await wizard.expectValues({
    subscriber_takeMedication: false,
    subscriber_allergy: false,
    subscriber_remarks: '',
  });
  await wizard.fill(MEDICAL_INFO);
  await wizard.continueTo('confirmation');
  await wizard.fill(OPTION);
  expect(await reload(wizard)).toBe(true);
  await wizard.isAt('kidParent');
  await wizard.fill(numbersOf(child));
  await wizard.continueTo('confirmation');
  await wizard.expectValues({ ...OPTION, subscriber_Parent_GdprConsent: false });
  await wizard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ days, details: OPTION }]);
});

test('Back moves one step after a reload', async ({ camp, child, wizard, page }) => {
  await wizard.openAt('confirmation', camp, child);
  await reload(wizard);
  await wizard.isAt('kidParent');
  await page.goForward();
  await wizard.isAt('kidParent');
  await page.goBack();
  await wizard.isAt('campDays');
  await page.goForward();
  await wizard.isAt('kidParent');
  await wizard.fill(numbersOf(child));
  await wizard.continueTo('confirmation');
});

test('a restored tab without its history shows a step', async ({ camp, wizard, page }) => {
  await wizard.open(camp);
  const url = `/medicalForm?camp=${camp.id}`;
  const opened = page.waitForEvent('popup');
  await page.evaluate((url) => void window.open(url), url);
  const tab = await opened;
  const restored = new Wizard(tab);
  await restored.isAt('kidParent');
  await tab.evaluate((url) => {
    history.replaceState({ key: 'restored', idx: 0, usr: { after: 'kidParent' } }, '', url);
  }, url);
  await tab.reload();
  await restored.isAt('kidParent');
  expect(await tab.evaluate(() => history.length)).toBe(1);
});

test('cancelling clears everything', async ({ organisation, camp, child, wizard, page }) => {
  await wizard.open(camp);
  await wizard.chooseDays(camp.activeDays.slice(0, 3));
  await wizard.walkTo('medicalForm', camp, child);
  await wizard.fill({ subscriber_remarks: 'Heeft heimwee.' });
  // With a listener Playwright does not dismiss dialogs itself, so an unexpected one would block the navigation.
  page.on('dialog', () => {});
  await wizard.cancel();
  await expect(page).toHaveURL('/organisatie/');
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);

  await page.goBack();
  await wizard.isAt('campDays');
  await wizard.expectDays(camp.activeDays);
  await wizard.walkTo('kidParent', camp);
  await wizard.expectValues({ ...NOT_RESTORED, subscriber_FirstName: '', subscriber_Parent_Street: '' });
  expect(await organisation.bookingsOf(camp)).toEqual([]);
});

test('two tabs have separate answers', async ({ organisation, camp, child: noor, wizard }) => {
  const tuur = { ...organisation.newChild(), subscriber_FirstName: 'Tuur' };
  const other = await wizard.inNewTab();
  // A tab that is not in front may get no frames, which a click waits for.
  const show = (tab: Wizard) => tab.page.bringToFront();
  await show(wizard);
  await wizard.open(camp);
  await wizard.chooseDays(camp.activeDays.slice(0, 3));
  await show(other);
  await other.open(camp);
  await other.chooseDays(camp.activeDays.slice(2));
  await show(wizard);
  await wizard.walkTo('medicalForm', camp, noor);
  await show(other);
  await other.walkTo('confirmation', camp, tuur);
  await show(wizard);
  await wizard.page.reload();
  await wizard.isAt('kidParent');
  await wizard.expectValues({ subscriber_FirstName: 'Noor' });
  await show(other);
  await other.continueTo('success');
  await show(wizard);
  await wizard.fill(numbersOf(noor));
  await wizard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([
    { days: camp.activeDays.slice(2), details: tuur },
    { days: camp.activeDays.slice(0, 3), details: noor },
  ]);
});
