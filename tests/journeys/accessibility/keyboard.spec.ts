import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp } from '../../../src/testing/camps.ts';
import { MEDICAL_INFO, PARENT } from '../../../src/testing/people.ts';
import { expect, test, WIDTHS } from '../fixture.ts';

test.beforeEach(() => {
  test.info().annotations.push({ type: 'journeys by keyboard', description: '1' });
});

for (const width of WIDTHS)
  test(`a flexible camp ${width}`, async ({ organisation, camp, child, page, keyboard }) => {
    await keyboard.open(camp);
    await keyboard.isAt('campDays');
    await keyboard.expectNoTrap();
    for (const name of ['donderdag 8 juli 2027', 'vrijdag 9 juli 2027'])
      await keyboard.press(page.getByRole('checkbox', { name }), 'Space');
    if (keyboard.isNarrow) await keyboard.press(keyboard.button(nl.summaryBar.toggle), 'Enter');
    await keyboard.press(keyboard.calendarToggle, 'Enter');
    await expect(page.getByRole('grid').first()).toBeVisible();
    if (keyboard.isNarrow) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await keyboard.expectNoTrap();
    await keyboard.submit();

    await keyboard.isAt('kidParent');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keyboard.fill({ ...child, ...PARENT });
    await keyboard.expectNoTrap();
    await keyboard.submit();

    await keyboard.isAt('medicalForm');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const { subscriber_takeMedication, subscriber_takeMedicationApproval, ...sheet } = MEDICAL_INFO;
    await keyboard.fill({ subscriber_takeMedication });
    await keyboard.press(keyboard.button(nl.medication.add), 'Enter');
    await expect(keyboard.field('subscriber_medication2_name')).toBeFocused();
    await keyboard.press(keyboard.button(nl.medication.remove.replace('{{n}}', '2')), 'Enter', 'Shift+Tab');
    await expect(keyboard.button(nl.medication.add)).toBeFocused();
    await keyboard.fill({ ...sheet, subscriber_takeMedicationApproval });
    await keyboard.expectNoTrap();
    await keyboard.confirmSheet('checked');

    await keyboard.isAt('confirmation');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keyboard.fill({ subscription_Remark: 'Monitortarief', subscriber_Parent_GdprConsent: true });
    await expect(page.getByText(nl.extraOptions.note)).toBeVisible();
    await keyboard.expectNoTrap();
    await keyboard.submit();
    await keyboard.isAt('success');
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

test('a fixed camp, with the dialog closed once and confirmed once', async ({
  organisation,
  child,
  page,
  keyboard,
}) => {
  const camp = await organisation.addCamp(fixedCamp({ seatsOpen: 0 }));
  await keyboard.open(camp, await organisation.createVoucher(camp));
  await keyboard.isAt('kidParent');
  await keyboard.expectUrl(`/kid-parent?camp=${camp.id}`);
  await expect(page.getByText(nl.campHeader.voucher)).toBeVisible();
  await keyboard.fill({ ...child, ...PARENT });
  await page.keyboard.press('Enter');
  await keyboard.isAt('medicalForm');
  await keyboard.submit();

  const dialog = page.getByRole('dialog', { name: nl.medicalSheetDialog.title });
  await expect(dialog).toHaveAccessibleDescription(
    `Medicatie: geen Allergie: geen Opmerkingen: geen ${nl.medicalSheetDialog.message}`,
  );
  const yes = keyboard.button(nl.medicalSheetDialog.nothing);
  const no = keyboard.button(nl.medicalSheetDialog.fillIn);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  for (const button of [yes, no, yes]) await keyboard.tabTo(button, 'Tab');
  for (const button of [no, yes, no]) await keyboard.tabTo(button, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(keyboard.forward).toBeFocused();
  await page.keyboard.press('Enter');
  await keyboard.press(yes, 'Space');

  await keyboard.isAt('confirmation');
  await keyboard.press(keyboard.link(nl.action.back), 'Enter');
  await keyboard.isAt('medicalForm');
  await keyboard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ withVoucher: true }]);
});

test('mistakes on every step', async ({ organisation, camp, child, page, keyboard }) => {
  const problemAt = (label: string, sentence: string) => keyboard.link(`${label}: ${sentence}`);
  const card = (heading: string) => page.getByRole('button', { name: `${heading}:` });
  await keyboard.open(camp);
  await keyboard.isAt('campDays');
  const days = await page.getByRole('checkbox').all();
  for (const day of days) await keyboard.press(day, 'Space');
  await keyboard.submit();
  await expect(keyboard.field('selectedDays').first()).toBeFocused();
  for (const day of days) await keyboard.press(day, 'Space');
  await keyboard.submit();

  await keyboard.isAt('kidParent');
  await keyboard.submit();
  await expect(keyboard.field('subscriber_FirstName')).toBeFocused();
  // Shift+Tab to the last card of the summary; its last link focuses the last field.
  const phone2 = problemAt(nl.kidParent.phone2, nl.rule.required);
  await keyboard.press(card(nl.kidParent.contact), 'Enter', 'Shift+Tab');
  await keyboard.press(phone2, 'Enter');
  await expect(keyboard.field('subscriber_Parent_Phone2')).toBeFocused();
  await keyboard.expectVisibleFocus();
  const booked = organisation.newChild();
  await organisation.book(camp, booked);
  await keyboard.fill({ ...booked, ...PARENT });
  await keyboard.submit();
  const box = keyboard.errorBox(nl.apiError.INVALID_CAMP_ALREADY_BOOKED);
  await expect(box).toBeFocused();
  await keyboard.tabTo(box.getByRole('link', { name: /^Mail / }));
  await keyboard.fill({ subscriber_NationalNr: child.subscriber_NationalNr });
  await keyboard.submit();

  await keyboard.isAt('medicalForm');
  await keyboard.fill({ subscriber_takeMedication: true, subscriber_allergy: true });
  await keyboard.submit();
  await expect(keyboard.field('subscriber_medication1_name')).toBeFocused();
  const symptoms = problemAt(nl.allergySummary.symptoms.replace('{{n}}', '1'), nl.rule.required);
  await keyboard.press(card(nl.allergy.heading), 'Enter', 'Shift+Tab');
  await keyboard.press(symptoms, 'Enter');
  await expect(keyboard.field('subscriber_allergy1_symptoms')).toBeFocused();
  const { subscriber_takeMedicationApproval, ...sheet } = MEDICAL_INFO;
  await keyboard.fill({ ...sheet, subscriber_takeMedicationApproval });
  await keyboard.confirmSheet('checked');

  await keyboard.isAt('confirmation');
  await keyboard.submit();
  await expect(keyboard.field('subscriber_Parent_GdprConsent')).toBeFocused();
  await keyboard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([
    { details: booked },
    { details: child, medicalInfo: MEDICAL_INFO },
  ]);
});
