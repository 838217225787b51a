import type { Dialog } from '@playwright/test';
import { flexibleCamp } from '../../stories/support/camps.ts';
import { MEDICAL_INFO, PARENT } from '../../stories/support/people.ts';
import { expect, test } from './fixture.ts';
import type { Wizard } from './Wizard.ts';

const ASKED_AGAIN = { subscriber_NationalNr: '', subscriber_Parent_NationalNr: '' };
const OPTION = { subscription_Remark: 'Monitortarief' };

/** Everything this browser keeps of the page, as text. */
function storedBy({ page }: Wizard): Promise<string> {
  return page.evaluate(() => JSON.stringify([sessionStorage, localStorage, document.cookie]));
}

/** Reloads as a parent does, and answers the browser's question with yes; tells whether it was asked. */
async function reload({ page }: Wizard): Promise<boolean> {
  let asked = false;
  const answer = (dialog: Dialog) => {
    asked = dialog.type() === 'beforeunload';
    void dialog.accept();
  };
  page.on('dialog', answer);
  await page.reload();
  page.off('dialog', answer);
  return asked;
}

test('a reload of each step keeps what may be kept and asks the rest again', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const child = organisation.newChild();
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
  await wizard.expectValues({ ...child, ...PARENT, ...ASKED_AGAIN });

  await wizard.fill({ ...child, ...PARENT });
  await wizard.continueTo('medicalForm');
  await wizard.fill(MEDICAL_INFO);
  expect(await reload(wizard)).toBe(true);
  await wizard.isAt('kidParent');
  await wizard.expectValues({ ...child, ...PARENT, ...ASKED_AGAIN });

  await wizard.fill({ ...child, ...PARENT });
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
  const stored = await storedBy(wizard);
  expect(stored).toContain(PARENT.subscriber_Parent_Street);
  for (const secret of [
    child.subscriber_NationalNr,
    PARENT.subscriber_Parent_NationalNr,
    'Ventolin',
    'Noten',
  ]) {
    expect(stored).not.toContain(secret);
  }

  await wizard.fill({ ...child, ...PARENT });
  await wizard.continueTo('confirmation');
  await wizard.expectValues({ ...OPTION, subscriber_Parent_GdprConsent: false });
  await wizard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ days, details: OPTION }]);
});

test('a parent who is asked before a reload and stays loses nothing', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const child = organisation.newChild();
  await wizard.openAt('kidParent', camp, child);
  await wizard.fill(child);
  const question = page.waitForEvent('dialog');
  await page.evaluate(() => window.setTimeout(() => window.location.reload()));
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await wizard.expectValues(child);
});

test('a voucher survives a reload', async ({ organisation, wizard, page }) => {
  const camp = await organisation.addCamp(flexibleCamp({ seatsOpen: 0 }));
  await wizard.open(camp, await organisation.createVoucher(camp));
  await wizard.isAt('campDays');
  await wizard.expectUrl(`/?camp=${camp.id}`);
  await page.reload();
  await wizard.isAt('campDays');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await wizard.walkTo('success', camp, organisation.newChild());
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ withVoucher: true }]);
});

test('cancelling goes back to the organisation and forgets everything', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(flexibleCamp());
  await wizard.open(camp);
  await wizard.chooseDays(camp.activeDays.slice(0, 3));
  await wizard.walkTo('medicalForm', camp, organisation.newChild());
  await wizard.fill({ subscriber_remarks: 'Heeft heimwee.' });
  // Listening makes Playwright leave the answer to us: a question would keep the page here.
  page.on('dialog', () => {});
  await wizard.cancel();
  await expect(page).toHaveURL('/organisatie/');
  expect(await storedBy(wizard)).toBe('[{},{},""]');

  await page.goBack();
  await wizard.isAt('campDays');
  await wizard.expectDays(camp.activeDays);
  await wizard.walkTo('kidParent', camp, organisation.newChild());
  await wizard.expectValues({ ...ASKED_AGAIN, subscriber_FirstName: '', subscriber_Parent_Street: '' });
  expect(await organisation.bookingsOf(camp)).toEqual([]);
});

test('the way out opened in another tab cancels nothing in this one', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const answers = await wizard.openAndFillKidParent(camp, organisation.newChild());
  const opened = page.context().waitForEvent('page');
  await wizard.link('Annuleren').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await wizard.expectValues(answers);
  await wizard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});

test('cancelling keeps the screen until the next page is there, and nothing of it', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const answers = await wizard.openAndFillKidParent(camp, organisation.newChild());
  page.on('dialog', () => {});
  // An answer that leaves the page where it is.
  await page.route('/organisatie/', (route) => route.fulfill({ status: 204 }));
  await wizard.cancel();
  await wizard.expectValues(answers);
  await page.reload();
  expect(await storedBy(wizard)).toBe('[{},{},""]');
  await wizard.isAt('kidParent');
  await wizard.expectValues({ ...ASKED_AGAIN, subscriber_FirstName: '', subscriber_Parent_Street: '' });
});

test('two tabs with two children do not mix', async ({ organisation, wizard }) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const [noor, tuur] = [
    organisation.newChild(),
    { ...organisation.newChild(), subscriber_FirstName: 'Tuur' },
  ];
  const other = await wizard.inNewTab();
  await wizard.open(camp);
  await wizard.chooseDays(camp.activeDays.slice(0, 3));
  await other.open(camp);
  await other.chooseDays(camp.activeDays.slice(2));
  await wizard.walkTo('medicalForm', camp, noor);
  await other.walkTo('confirmation', camp, tuur);
  await wizard.page.reload();
  await wizard.isAt('kidParent');
  await wizard.expectValues({ subscriber_FirstName: 'Noor' });
  await other.continueTo('success');
  await wizard.fill({ ...noor, ...PARENT });
  await wizard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([
    { days: camp.activeDays.slice(2), details: tuur },
    { days: camp.activeDays.slice(0, 3), details: noor },
  ]);
});
