import { EMPTY_MEDICAL_INFO } from '../../src/domain/medicalSheet.ts';
import { addDays } from '../../src/domain/days.ts';
import { FIRST_MONDAY, flexibleCamp, weekdaysFrom } from '../../stories/support/camps.ts';
import { MEDICAL_INFO, PARENT } from '../../stories/support/people.ts';
import { expect, test } from './fixture.ts';
import { OTHER_PARENT, type Organisation } from './Organisation.ts';

const FOUND = 'Bestaande fiche van uw kind gevonden!';
const NONE = 'Gelieve de medische fiche van uw kind hieronder in te vullen.';

const NOTHING = { subscriber_takeMedication: false, subscriber_allergy: false, subscriber_remarks: '' };

/** A child with a booking for another week, made by its parent of the stories with a whole medical sheet. */
async function childWithSheet(organisation: Organisation) {
  const child = organisation.newChild();
  const earlier = flexibleCamp({ activeDays: weekdaysFrom(addDays(FIRST_MONDAY, 7), 5) });
  await organisation.book(await organisation.addCamp(earlier), child);
  return child;
}

test('the sheet of an earlier enrolment is found, and fills what the parent left alone', async ({
  organisation,
  wizard,
  page,
}) => {
  const child = await childWithSheet(organisation);
  const camp = await organisation.addCamp(flexibleCamp());
  const answer = await wizard.delay('medicalInfo');
  await wizard.openAt('medicalForm', camp, child);
  const form = page.getByRole('main');
  await expect(form.getByText('We controleren of uw kind al een medische fiche bij ons heeft')).toBeVisible();
  const mine = { subscriber_remarks: 'Draagt lenzen.' };
  await wizard.fill(mine);
  answer.release();

  await expect(form.getByText(FOUND, { exact: true })).toBeVisible();
  await wizard.expectValues({ ...MEDICAL_INFO, ...mine });
  // Once: what the parent takes out now stays out.
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
    subscriber_medication1_name: 'Ventolin',
    subscriber_medication1_frequency: 'Voor het sporten',
    subscriber_medication1_amount: '2 pufjes',
  });
});

test('what was typed before going back a step is not filled over', async ({ organisation, wizard, page }) => {
  const child = await childWithSheet(organisation);
  const camp = await organisation.addCamp(flexibleCamp());
  const answer = await wizard.delay('medicalInfo');
  const mine = { subscriber_remarks: 'Draagt lenzen.' };
  await wizard.openAt('medicalForm', camp, child);
  await wizard.fill(mine);
  await page.goBack();
  await wizard.isAt('kidParent');
  await page.goForward();
  await wizard.isAt('medicalForm');
  answer.release();
  await wizard.expectValues({ ...MEDICAL_INFO, ...mine });
});

test.describe('a sheet that is confirmed before it is known whether there is one', () => {
  const WAIT = 'We controleren of uw kind al een medische fiche bij ons heeft';

  test('is asked about once the existing one was looked at', async ({ organisation, wizard, page }) => {
    const child = await childWithSheet(organisation);
    const camp = await organisation.addCamp(flexibleCamp());
    const answer = await wizard.delay('medicalInfo');
    await wizard.openAt('medicalForm', camp, child);
    await wizard.submit();
    // At the button, and at the top where it stands anyhow.
    await expect(page.getByRole('main').getByText(WAIT)).toHaveCount(2);
    answer.release();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await wizard.expectValues(MEDICAL_INFO);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await wizard.continueTo('success');
    const [booked] = await organisation.bookingsOf(camp);
    expect(booked?.medicalInfo).toEqual(MEDICAL_INFO);
  });

  test('is asked about at once where there is none', async ({ organisation, wizard, page }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    const answer = await wizard.delay('medicalInfo');
    await wizard.openAt('medicalForm', camp, organisation.newChild());
    await wizard.submit();
    await expect(page.getByRole('main').getByText(WAIT)).toHaveCount(2);
    answer.release();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Geen medische info die ik hoef te delen' })
      .click();
    await wizard.isAt('confirmation');
  });

  test('is filled in where a mistake was made meanwhile', async ({ organisation, wizard }) => {
    const child = await childWithSheet(organisation);
    const camp = await organisation.addCamp(flexibleCamp());
    const answer = await wizard.delay('medicalInfo');
    await wizard.openAt('medicalForm', camp, child);
    await wizard.fill({ subscriber_takeMedication: true });
    await wizard.submit();
    await wizard.expectFieldError('subscriber_medication1_name', 'Medicatie naam verplicht');
    answer.release();
    await wizard.expectValues(MEDICAL_INFO);
  });
});

test('another parent, and another child, do not get the sheet', async ({ organisation, wizard, page }) => {
  const child = await childWithSheet(organisation);
  const camp = await organisation.addCamp(flexibleCamp());
  const form = page.getByRole('main');
  await wizard.openAt('medicalForm', camp, child, OTHER_PARENT);
  await expect(form.getByText(NONE, { exact: true })).toBeVisible();
  await wizard.expectValues(NOTHING);

  await wizard.link('Terug').click();
  await wizard.isAt('kidParent');
  await wizard.fill(PARENT);
  await wizard.submit();
  await expect(form.getByText(FOUND, { exact: true })).toBeVisible();
  await wizard.expectValues(MEDICAL_INFO);

  await wizard.link('Terug').click();
  await wizard.isAt('kidParent');
  await wizard.fill(organisation.newChild());
  await wizard.submit();
  await expect(form.getByText(NONE, { exact: true })).toBeVisible();
  await wizard.expectValues(NOTHING);
});

test('the dialog about the sheet stays until it is answered', async ({ organisation, wizard, page }) => {
  const camp = await organisation.addCamp(flexibleCamp());
  await wizard.openAt('medicalForm', camp, organisation.newChild());
  await wizard.submit();
  const dialog = page.getByRole('dialog', { name: 'Bevestiging medische fiche' });
  await expect(dialog.getByText('U heeft, indien nodig, alle medische gegevens ingevuld?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Neen, ik vul het nog verder aan' }).click();
  await expect(dialog).toHaveCount(0);
  await wizard.isAt('medicalForm');

  await wizard.fill({ subscriber_takeMedication: true });
  await wizard.submit();
  await wizard.expectFieldError('subscriber_medication1_name', 'Medicatie naam verplicht');
  await wizard.expectFieldError('subscriber_medication1_frequency', 'Frequentie van inname verplicht');
  await wizard.expectFieldError('subscriber_medication1_amount', 'Hoeveelheid van inname verplicht');
  await wizard.expectFieldError('subscriber_takeMedicationApproval', 'Goedkeuring is verplicht');
  await expect(wizard.field('subscriber_medication1_name')).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await wizard.fill({
    subscriber_medication1_name: 'Ventolin',
    subscriber_medication1_frequency: 'Elke dag',
    subscriber_medication1_amount: '1 pufje',
    subscriber_takeMedicationApproval: true,
  });
  await wizard.submit();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  // Not only still visible, as one that fades away is: it still takes the answer.
  await dialog.getByRole('button', { name: 'Ja, alles is gecontroleerd' }).click();
  await wizard.isAt('confirmation');
});
