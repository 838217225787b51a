import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { CHILD, inventedNationalNr, MEDICAL_INFO, PARENT } from '../../../src/testing/people.ts';
import { expect, test } from '../fixture.ts';
import { recordAnnouncements } from '../recordAnnouncements.ts';
import { ScreenReader } from './ScreenReader.ts';

// The same children in every run, because the transcript contains their numbers.
const childOf = (serial: number) => ({ ...CHILD, subscriber_NationalNr: inventedNationalNr(2016, serial) });

test('the transcript of an enrolment', async ({ organisation, camp, wizard, page }) => {
  await wizard.open(camp);
  await wizard.isAt('campDays');
  const reader = await ScreenReader.on(page.mainFrame());
  await reader.read('Kampdagen kiezen');
  await reader.startRecording();
  await page.getByRole('checkbox', { name: 'vrijdag 9 juli 2027' }).focus();
  // Focus and live region are announced independently; waiting makes their order deterministic.
  await reader.expectPhrase('checkbox, vrijdag 9 juli 2027, checked');
  await page.keyboard.press('Space');
  await reader.expectPhrase('polite: Te betalen: € 125,00');
  await reader.stopRecording('Een dag minder');

  await wizard.continueTo('kidParent');
  await reader.read('Gegevens kind en ouder', 'main');
  await wizard.fill({ ...childOf(901), ...PARENT });
  await wizard.continueTo('medicalForm');
  await expect(page.getByRole('main').getByText(nl.medicalForm.noSheet)).toBeVisible();
  await reader.read('Medische fiche', 'main');
  await wizard.fill(MEDICAL_INFO);
  await reader.read('Medische fiche, ingevuld', 'main');
  await wizard.submit();
  await expect(page.getByRole('dialog')).toBeVisible();
  await reader.read('De vraag over de fiche', '[role="dialog"]');
  await wizard.button(nl.medicalSheetDialog.checked).click();
  await wizard.isAt('confirmation');
  await reader.read('Bevestiging', 'main');
  await wizard.continueTo('success');
  await reader.read('Bedankt');

  const [booked] = await organisation.bookingsOf(camp);
  const transcript = reader.text.replaceAll(booked?.reference ?? 'none', 'REFERENTIE');
  expect(transcript).toMatchSnapshot('enrolment.txt');
});

test('announces every loading message once', async ({ camp, child, wizard, page }) => {
  // The live region, which exists before its text changes.
  const announced = await recordAnnouncements(page, 'p[role="status"]');
  const expectAnnounced = (words: string) => expect.poll(async () => (await announced()).at(-1)).toBe(words);
  const campResponse = await wizard.delay('camps');
  const discountResponse = await wizard.delay('checkDiscounts');
  const sheetResponse = await wizard.delay('medicalInfo');
  const saveResponse = await wizard.delay('saveWebSubscription');
  await wizard.open(camp);
  await expectAnnounced(nl.loading.camp);
  campResponse.release();
  await wizard.isAt('campDays');
  await wizard.continueTo('kidParent');
  await wizard.fill({ ...child, ...PARENT });
  await wizard.submit();
  await expectAnnounced(nl.loading.child);
  discountResponse.release();
  await wizard.isAt('medicalForm');
  await expectAnnounced(nl.loading.medical);
  sheetResponse.release();
  await expectAnnounced(nl.medicalForm.noSheet);
  await wizard.continueTo('confirmation');
  await wizard.confirmEnrolment();
  await expectAnnounced(nl.loading.confirm);
  saveResponse.release();
  await wizard.isAt('success');
  const waits: string[] = Object.values(nl.loading);
  // Shown only after a save that times out.
  const expected = waits.filter((words) => words !== nl.loading.resend);
  expect((await announced()).filter((words) => waits.includes(words))).toEqual(expected);
});

test('the transcript of mistakes', async ({ organisation, camp, wizard, page }) => {
  const child = childOf(902);
  await organisation.book(camp, child);
  await wizard.open(camp);
  await wizard.isAt('campDays');
  const reader = await ScreenReader.on(page.mainFrame());
  await wizard.chooseDays([]);
  await wizard.submit();
  await expect(wizard.field('selectedDays').first()).toBeFocused();
  await reader.read('Geen dag gekozen', 'main');
  await wizard.chooseDays(camp.activeDays);
  await wizard.submit();

  await wizard.isAt('kidParent');
  await wizard.submit();
  await expect(wizard.field('subscriber_FirstName')).toBeFocused();
  await reader.read('Niets ingevuld', 'main');
  await wizard.fill({ ...child, ...PARENT });
  await wizard.submit();
  await expect(wizard.errorBox(nl.apiError.INVALID_CAMP_ALREADY_BOOKED)).toBeFocused();
  await reader.read('Al ingeschreven', 'header');
  await wizard.fill(childOf(903));
  await wizard.submit();

  await wizard.isAt('medicalForm');
  await expect(page.getByRole('main').getByText(nl.medicalForm.noSheet)).toBeVisible();
  await wizard.fill({ subscriber_takeMedication: true, subscriber_allergy: true });
  await wizard.submit();
  await expect(wizard.field('subscriber_medication1_name')).toBeFocused();
  await reader.read('Medische fiche, niets ingevuld', 'main');
  await wizard.fill(MEDICAL_INFO);
  await wizard.continueTo('confirmation');
  await wizard.submit();
  await expect(wizard.field('subscriber_Parent_GdprConsent')).toBeFocused();
  await reader.read('Geen toestemming', 'main');
  await page.route('**/api/saveWebSubscription', (route) => route.fulfill({ status: 400, body: 'INVALID' }));
  await wizard.confirmEnrolment();
  await wizard.isAt('campDays');
  await expect(wizard.errorBox(nl.apiError.INVALID)).toBeFocused();
  await reader.read('Niet gelukt', 'header');
  expect(reader.text).toMatchSnapshot('mistakes.txt');
});
