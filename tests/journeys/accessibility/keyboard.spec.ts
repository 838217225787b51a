import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp, flexibleCamp, fullCamp } from '../../../stories/support/camps.ts';
import { MEDICAL_INFO, PARENT } from '../../../stories/support/people.ts';
import { expect, test as base } from '../fixture.ts';
import { Keyboard } from './Keyboard.ts';

const test = base.extend<{ keyboard: Keyboard }>({
  keyboard: async ({ page }, use, testInfo) => {
    await use(new Keyboard(page));
    testInfo.annotations.push({ type: 'journeys by keyboard', description: '1' });
  },
});

test('by keyboard: a flexible camp @phone', async ({ organisation, wizard, page, keyboard }) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const child = organisation.newChild();
  await wizard.open(camp);
  await wizard.isAt('campDays');
  await keyboard.expectNoTrap();
  for (const name of ['donderdag 8 juli 2027', 'vrijdag 9 juli 2027'])
    await keyboard.press(page.getByRole('checkbox', { name }), 'Space');
  if (wizard.isNarrow) await keyboard.press(wizard.button(nl.summaryBar.toggle), 'Enter');
  await keyboard.press(wizard.calendarToggle, 'Enter');
  await expect(page.getByRole('grid').first()).toBeVisible();
  if (wizard.isNarrow) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keyboard.expectNoTrap();
  await keyboard.submit();

  await wizard.isAt('kidParent');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.fill({ ...child, ...PARENT });
  await keyboard.expectNoTrap();
  await keyboard.submit();

  await wizard.isAt('medicalForm');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { subscriber_takeMedication, subscriber_takeMedicationApproval, ...sheet } = MEDICAL_INFO;
  await keyboard.fill({ subscriber_takeMedication });
  await keyboard.press(wizard.button(nl.medication.add), 'Enter');
  await expect(wizard.field('subscriber_medication2_name')).toBeFocused();
  await keyboard.press(wizard.button(nl.medication.remove.replace('{{n}}', '2')), 'Enter', 'Shift+Tab');
  await expect(wizard.button(nl.medication.add)).toBeFocused();
  await keyboard.fill({ ...sheet, subscriber_takeMedicationApproval });
  await keyboard.expectNoTrap();
  await keyboard.submit();
  await keyboard.press(wizard.button(nl.medicalSheetDialog.checked), 'Enter');

  await wizard.isAt('confirmation');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.fill({ subscription_Remark: 'Monitortarief', subscriber_Parent_GdprConsent: true });
  await expect(page.getByText(nl.extraOptions.note)).toBeVisible();
  await keyboard.expectNoTrap();
  await keyboard.submit();
  await wizard.isAt('success');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.press(page.getByRole('link', { name: /^Terug naar / }), 'Enter');
  await expect(page).toHaveURL('/organisatie/');
  expect(await organisation.bookingsOf(camp)).toMatchObject([
    {
      days: camp.activeDays.slice(0, 3),
      details: { ...child, ...PARENT, subscription_Remark: 'Monitortarief' },
      medicalInfo: MEDICAL_INFO,
    },
  ]);
});

test('by keyboard: a fixed camp, with the dialog answered twice', async ({
  organisation,
  wizard,
  page,
  keyboard,
}) => {
  const camp = await organisation.addCamp(fixedCamp());
  await wizard.open(camp);
  await wizard.isAt('kidParent');
  await keyboard.fill({ ...organisation.newChild(), ...PARENT });
  await page.keyboard.press('Enter');
  await wizard.isAt('medicalForm');
  await keyboard.submit();

  const dialog = page.getByRole('dialog', { name: nl.medicalSheetDialog.title });
  await expect(dialog).toHaveAccessibleDescription(
    `Medicatie: geen · Allergie: geen · Opmerkingen: neen ${nl.medicalSheetDialog.message}`,
  );
  const yes = wizard.button(nl.medicalSheetDialog.nothing);
  const no = wizard.button(nl.medicalSheetDialog.fillIn);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  for (const button of [yes, no, yes]) await keyboard.goTo(button);
  for (const button of [no, yes, no]) await keyboard.goTo(button, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(wizard.forward).toBeFocused();
  await page.keyboard.press('Enter');
  await keyboard.press(yes, 'Space');

  await wizard.isAt('confirmation');
  await keyboard.press(wizard.link(nl.action.back), 'Enter');
  await wizard.isAt('medicalForm');
  await keyboard.submit();
  await keyboard.press(yes, 'Enter');
  await wizard.isAt('confirmation');
  await keyboard.fill({ subscriber_Parent_GdprConsent: true });
  await keyboard.submit();
  await wizard.isAt('success');
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});

test('by keyboard: a full camp with a voucher', async ({ organisation, wizard, page, keyboard }) => {
  const camp = await organisation.addCamp(fullCamp());
  await wizard.open(camp, await organisation.createVoucher(camp));
  await expect(page.getByText(nl.campHeader.voucher)).toBeVisible();
  await keyboard.submit();
  await wizard.isAt('kidParent');
  await keyboard.fill({ ...organisation.newChild(), ...PARENT });
  await keyboard.submit();
  await wizard.isAt('medicalForm');
  await keyboard.submit();
  await keyboard.press(wizard.button(nl.medicalSheetDialog.nothing), 'Enter');
  await wizard.isAt('confirmation');
  await keyboard.fill({ subscriber_Parent_GdprConsent: true });
  await keyboard.submit();
  await wizard.isAt('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ withVoucher: true }]);
});

test('by keyboard: mistakes on every step', async ({ organisation, wizard, page, keyboard }) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const problemAt = (label: string, sentence: string) => wizard.link(`${label}: ${sentence}`);
  await wizard.open(camp);
  await wizard.isAt('campDays');
  const days = await page.getByRole('checkbox').all();
  for (const day of days) await keyboard.press(day, 'Space');
  await keyboard.submit();
  await expect(wizard.field('selectedDays').first()).toBeFocused();
  for (const day of days) await keyboard.press(day, 'Space');
  await keyboard.submit();

  await wizard.isAt('kidParent');
  await keyboard.submit();
  await expect(wizard.field('subscriber_FirstName')).toBeFocused();
  // Back into the summary, and by its last link to the last field.
  const phone2 = problemAt(nl.kidParent.phone2, nl.rule.required);
  await keyboard.press(phone2, 'Enter', 'Shift+Tab');
  await expect(wizard.field('subscriber_Parent_Phone2')).toBeFocused();
  await keyboard.expectFocusSeen();
  await keyboard.fill({ ...organisation.newChild(), ...PARENT });
  await keyboard.submit();

  await wizard.isAt('medicalForm');
  await keyboard.fill({ subscriber_takeMedication: true, subscriber_allergy: true });
  await keyboard.submit();
  await expect(wizard.field('subscriber_medication1_name')).toBeFocused();
  const symptoms = problemAt(nl.allergySummary.symptoms.replace('{{n}}', '1'), nl.rule.required);
  await keyboard.press(symptoms, 'Enter', 'Shift+Tab');
  await expect(wizard.field('subscriber_allergy1_symptoms')).toBeFocused();
  const { subscriber_takeMedicationApproval, ...sheet } = MEDICAL_INFO;
  await keyboard.fill({ ...sheet, subscriber_takeMedicationApproval });
  await keyboard.submit();
  await keyboard.press(wizard.button(nl.medicalSheetDialog.checked), 'Enter');

  await wizard.isAt('confirmation');
  await keyboard.submit();
  await expect(wizard.field('subscriber_Parent_GdprConsent')).toBeFocused();
  await page.keyboard.press('Space');
  await keyboard.submit();
  await wizard.isAt('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ medicalInfo: MEDICAL_INFO }]);
});

test('by keyboard: a child with a booking', async ({ organisation, wizard, keyboard }) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const child = organisation.newChild();
  await organisation.book(camp, child);
  await wizard.open(camp);
  await keyboard.submit();
  await wizard.isAt('kidParent');
  await keyboard.fill({ ...child, ...PARENT });
  await keyboard.submit();
  const box = wizard.errorBox(nl.apiError.INVALID_CAMP_ALREADY_BOOKED);
  await expect(box).toBeFocused();
  const mail = box.getByRole('link', { name: /^Mail / });
  await keyboard.goTo(mail);
  await keyboard.fill({ subscriber_NationalNr: organisation.newChild().subscriber_NationalNr });
  await keyboard.submit();
  await wizard.isAt('medicalForm');
  await keyboard.submit();
  await keyboard.press(wizard.button(nl.medicalSheetDialog.nothing), 'Enter');
  await wizard.isAt('confirmation');
  await keyboard.fill({ subscriber_Parent_GdprConsent: true });
  await keyboard.submit();
  await wizard.isAt('success');
  expect(await organisation.bookingsOf(camp)).toHaveLength(2);
});
