import { expect, type Page } from '@playwright/test';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from '../../../src/testing/camps.ts';
import { MEDICAL_INFO, PARENT } from '../../../src/testing/people.ts';
import type { Organisation } from '../Organisation.ts';
import { Wizard } from '../Wizard.ts';

/** Called in each state of the wizard, with its name. */
type Visit = (state: string) => Promise<void>;

interface Scenario {
  /** The console errors that the scenario causes. */
  expectedErrors: RegExp[];
  run: (organisation: Organisation, page: Page, visit: Visit) => Promise<void>;
}

/** Opens two medications and two allergies, all empty. */
async function openEveryBlock(wizard: Wizard): Promise<void> {
  await wizard.fill({ subscriber_takeMedication: true, subscriber_allergy: true });
  await wizard.button(nl.medication.add).click();
  await wizard.button(nl.allergy.add).click();
  await expect(wizard.field('subscriber_allergy2_symptoms')).toBeVisible();
}

/** A whole enrolment with every loading state. */
async function enrolment(organisation: Organisation, page: Page, visit: Visit): Promise<void> {
  const wizard = new Wizard(page);
  const camp = await organisation.addCamp(flexibleCamp());
  const child = organisation.newChild();
  const campResponse = await wizard.delay('camps');
  const discountResponse = await wizard.delay('checkDiscounts');
  const sheetResponse = await wizard.delay('medicalInfo');
  const saveResponse = await wizard.delay('saveWebSubscription');

  await wizard.open(camp);
  const main = page.getByRole('main');
  await expect(main.getByText(nl.loading.camp)).toBeVisible();
  await visit('the camp is loading');
  campResponse.release();
  await wizard.isAt('campDays');
  await visit('camp days');
  const close = await wizard.openSummary();
  await wizard.calendarToggle.click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await visit('camp days with the calendar');
  await close();
  await wizard.submit();

  await wizard.isAt('kidParent');
  await visit('child and parent, empty');
  await wizard.fill({ ...child, ...PARENT });
  await visit('child and parent, filled in');
  await wizard.submit();
  await expect(main.getByText(nl.loading.child)).toBeVisible();
  await visit('the child is checked');
  discountResponse.release();

  await wizard.isAt('medicalForm');
  await expect(main.getByText(nl.loading.medical)).toBeVisible();
  await visit('the existing medical sheet is requested');
  sheetResponse.release();
  await expect(main.getByText(nl.medicalForm.noSheet)).toBeVisible();
  await visit('medical sheet, empty');
  await openEveryBlock(wizard);
  await visit('medical sheet with all its blocks');
  await wizard.fill({ subscriber_takeMedication: false, subscriber_allergy: false });
  await wizard.submit();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('the dialog about the sheet');
  await wizard.button(nl.medicalSheetDialog.nothing).click();

  await wizard.isAt('confirmation');
  await visit('confirmation');
  await wizard.fill({ subscription_Remark: 'Monitortarief' });
  await expect(main.getByText(nl.extraOptions.note)).toBeVisible();
  await visit('confirmation with an extra option');
  await wizard.confirmEnrolment();
  await expect(main.getByText(nl.loading.confirm)).toBeVisible();
  await visit('the enrolment is sent');
  saveResponse.release();
  await wizard.isAt('success');
  await visit('thank-you');
  await page.goBack();
  await expect(page.getByRole('heading', { name: nl.alreadyConfirmed.title })).toBeVisible();
  await visit('already confirmed');
}

/** Errors on every step. */
async function mistakes(organisation: Organisation, page: Page, visit: Visit): Promise<void> {
  const wizard = new Wizard(page);
  await page.route('**/api/medicalInfo*', (route) =>
    route.fulfill({ status: 503, body: 'INVALID', headers: { 'Retry-After': '60' } }),
  );
  const camp = await organisation.addCamp(flexibleCamp());
  await wizard.open(camp);
  await wizard.chooseDays([]);
  await wizard.submit();
  await expect(wizard.field('selectedDays').first()).toBeFocused();
  await visit('camp days, none chosen');
  await wizard.chooseDays(camp.activeDays);
  await wizard.submit();

  await wizard.isAt('kidParent');
  await wizard.submit();
  await expect(wizard.field('subscriber_FirstName')).toBeFocused();
  await visit('child and parent, nothing filled in');
  await wizard.fill({ ...organisation.newChild(2019), ...PARENT, subscriber_Parent_Phone: 'geen' });
  await wizard.submit();
  await expect(wizard.link(nl.otherCamp.link)).toBeVisible();
  await visit('child and parent, too young for the camp');
  await wizard.fill({ ...organisation.newChild(), ...PARENT });
  await wizard.link(nl.campHeader.cancel).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('the dialog before leaving');
  await wizard.button(nl.leaveDialog.stay).click();
  await wizard.submit();

  await wizard.isAt('medicalForm');
  await expect(page.getByRole('status').filter({ hasText: nl.rush.busy })).toBeVisible();
  await visit('the server is busy');
  await wizard.button(nl.rush.stop).click();
  await openEveryBlock(wizard);
  await wizard.submit();
  await expect(wizard.field('subscriber_medication1_name')).toBeFocused();
  await visit('medical sheet, nothing filled in');
  await wizard.button(nl.medication.remove.replace('{{n}}', '2')).click();
  await wizard.button(nl.allergy.remove.replace('{{n}}', '2')).click();
  await wizard.fill(MEDICAL_INFO);
  await wizard.confirmSheet('checked');

  await wizard.isAt('confirmation');
  await wizard.submit();
  await expect(wizard.field('subscriber_Parent_GdprConsent')).toBeFocused();
  await visit('confirmation without consent');
  await page.route('**/api/saveWebSubscription', (route) => route.fulfill({ status: 500 }));
  await wizard.confirmEnrolment();
  await expect(wizard.errorBox(nl.apiError.INVALID)).toBeFocused();
  await visit('a rejected enrolment');
}

/** Other first pages: kinds of camps, vouchers and errors. */
async function arrivals(organisation: Organisation, page: Page, visit: Visit): Promise<void> {
  const wizard = new Wizard(page);
  await wizard.open(await organisation.addCamp(fixedCamp()));
  await wizard.isAt('kidParent');
  await visit('a fixed camp');
  await wizard.open(await organisation.addCamp(singleDayCamp()));
  await wizard.isAt('campDays');
  await visit('a camp of one day');

  const full = await organisation.addCamp(fullCamp());
  await wizard.open(full);
  await expect(wizard.fullNotice).toBeVisible();
  await visit('a full camp');
  await wizard.open(full, await organisation.createVoucher(full, 'expired'));
  await expect(wizard.errorBox(nl.apiError.EXPIRED_VOUCHER)).toBeVisible();
  await visit('an expired voucher');
  await wizard.open(full, await organisation.createVoucher(full));
  await expect(page.getByText(nl.campHeader.voucher)).toBeVisible();
  await visit('a voucher');

  await page.goto('/organisatie/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit('the page of the organisation');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheidsverklaring' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toegankelijkheidsverklaring' })).toBeVisible();
  await visit('the accessibility statement');
  await page.goto('/nergens');
  await expect(page.getByText('Deze pagina bestaat niet.')).toBeVisible();
  await visit('a 404 page');
  await page.goto('/?camp=BESTAAT-NIET');
  await expect(page.getByRole('heading', { name: nl.campProblem.unknown })).toBeVisible();
  await visit('an unknown camp');
  await page.route('**/api/camps?*', (route) => route.abort());
  await page.goto('/?camp=GEEN-ANTWOORD');
  await expect(page.getByRole('heading', { name: nl.campProblem.unanswered })).toBeVisible();
  await visit('a camp without a response');
  await page.route('**/?camp=*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"apiKey"', '"apiKeyy"') });
  });
  await page.goto('/?camp=ZONDER-INSTELLING');
  await expect(page.getByRole('heading', { name: nl.configProblem.title })).toBeVisible();
  await visit('a page with an invalid configuration');
}

/** Every state of every step, in three scenarios with the real wizard. */
export const SCENARIOS = {
  enrolment: { expectedErrors: [], run: enrolment },
  mistakes: {
    expectedErrors: [/status of 503 .*\/api\/medicalInfo/, /status of 500 .*\/api\/saveWebSubscription/],
    run: mistakes,
  },
  arrivals: {
    expectedErrors: [
      /status of 404 .*\/(nergens|\?camp=)/,
      /net::ERR_FAILED .*\/api\/camps/,
      /the configuration lacks a usable apiKey/,
    ],
    run: arrivals,
  },
} satisfies Record<string, Scenario>;
