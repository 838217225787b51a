import { EMPTY_MEDICAL_INFO } from '../../src/domain/medicalSheet.ts';
import { medication, MEDICAL_INFO, PARENT } from '../../src/testing/people.ts';
import { expect, test } from './fixture.ts';
import { OTHER_PARENT } from './Organisation.ts';

const FOUND = 'Bestaande fiche van uw kind gevonden!';
const NONE = 'Gelieve de medische fiche van uw kind hieronder in te vullen.';
const WAIT = 'We controleren of uw kind al een medische fiche bij ons heeft';

const NOTHING = { subscriber_takeMedication: false, subscriber_allergy: false, subscriber_remarks: '' };

test('an existing sheet fills in the untouched fields', async ({ organisation, camp, wizard, page }) => {
  const child = await organisation.bookedChild();
  const response = await wizard.delay('medicalInfo');
  await wizard.openAt('medicalForm', camp, child);
  const form = page.getByRole('main');
  await expect(form.getByText(WAIT)).toBeVisible();
  const mine = { subscriber_remarks: 'Draagt lenzen.' };
  await wizard.fill(mine);
  await page.goBack();
  await wizard.isAt('kidParent');
  await page.goForward();
  await wizard.isAt('medicalForm');
  response.release();

  await expect(form.getByText(FOUND, { exact: true })).toBeVisible();
  await wizard.expectValues({ ...MEDICAL_INFO, ...mine });
  // Only once: fields that the parent clears afterwards stay empty.
  await wizard.fill({ subscriber_allergy: false });
  await wizard.link('Terug').click();
  await wizard.isAt('kidParent');
  await wizard.continueTo('medicalForm');
  await wizard.expectValues({ ...mine, subscriber_takeMedication: true, subscriber_allergy: false });
  expect(wizard.requestCount('medicalInfo')).toBe(1);

  await wizard.continueTo('success');
  const [booked] = await organisation.bookingsOf(camp);
  expect(booked?.medicalInfo).toEqual({
    ...EMPTY_MEDICAL_INFO,
    ...mine,
    subscriber_takeMedication: true,
    subscriber_takeMedicationApproval: true,
    ...medication(1, 'Ventolin', 'Voor het sporten', '2 pufjes'),
  });
});

test.describe('a sheet submitted while the request for the existing one is pending', () => {
  test('does not tick what the parent unticked', async ({ organisation, camp, wizard, page }) => {
    const response = await wizard.delay('medicalInfo');
    await wizard.openAt('medicalForm', camp, await organisation.bookedChild());
    await wizard.fill({ subscriber_allergy: true });
    await wizard.fill({ subscriber_allergy: false });
    await wizard.submit();
    response.release();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await wizard.expectValues({ subscriber_takeMedication: true, subscriber_allergy: false });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('opens the dialog at once if there is no existing sheet', async ({ camp, child, wizard, page }) => {
    const response = await wizard.delay('medicalInfo');
    await wizard.openAt('medicalForm', camp, child);
    await wizard.submit();
    await expect(page.getByRole('main').getByText(WAIT)).toHaveCount(2);
    response.release();
    await wizard.button('Geen medische info die ik hoef te delen').click();
    await wizard.isAt('confirmation');
  });

  test('is filled in after an invalid submit', async ({ organisation, camp, wizard }) => {
    const response = await wizard.delay('medicalInfo');
    await wizard.openAt('medicalForm', camp, await organisation.bookedChild());
    await wizard.fill({ subscriber_takeMedication: true });
    await wizard.submit();
    await wizard.expectFieldError('subscriber_medication1_name', 'Medicatie naam verplicht');
    response.release();
    await wizard.expectValues(MEDICAL_INFO);
  });
});

test('the sheet belongs to one parent and one child', async ({ organisation, camp, child, wizard, page }) => {
  const form = page.getByRole('main');
  const withSheet = await organisation.bookedChild();
  await wizard.openAt('medicalForm', camp, withSheet, OTHER_PARENT);
  await expect(form.getByText(NONE, { exact: true })).toBeVisible();
  await wizard.expectValues(NOTHING);

  for (const [changed, notice, sheet] of [
    [PARENT, FOUND, MEDICAL_INFO],
    [child, NONE, NOTHING],
  ] as const) {
    await wizard.link('Terug').click();
    await wizard.isAt('kidParent');
    await wizard.fill(changed);
    await wizard.submit();
    await expect(form.getByText(notice, { exact: true })).toBeVisible();
    await wizard.expectValues(sheet);
  }
});
