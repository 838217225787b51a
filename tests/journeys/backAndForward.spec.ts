import nl from '../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp } from '../../src/testing/camps.ts';
import { PARENT } from '../../src/testing/people.ts';
import { expect, test } from './fixture.ts';

test('Back and Forward keep every answer @engines', async ({ organisation, camp, child, wizard, page }) => {
  const days = camp.activeDays.slice(0, 4);
  const half = { subscriber_FirstName: 'Noor', subscriber_NationalNr: '1613', subscriber_GenderId: 'female' };
  const medical = { subscriber_allergy: true, subscriber_allergy1_name: 'Noten' };
  const option = { subscription_Remark: 'Monitortarief', subscriber_Parent_EmailConsent: true };
  await wizard.open(camp);
  await wizard.chooseDays(days);
  await wizard.continueTo('kidParent');
  await wizard.fill(half);

  await page.goBack();
  await wizard.isAt('campDays');
  await wizard.expectDays(days);
  await page.goForward();
  await wizard.isAt('kidParent');
  await wizard.expectValues(half);

  await wizard.fill({ ...child, ...PARENT });
  await wizard.continueTo('medicalForm');
  await wizard.fill(medical);
  await page.goBack();
  await wizard.isAt('kidParent');
  await wizard.expectValues({ ...child, ...PARENT });
  await page.goForward();
  await wizard.isAt('medicalForm');
  await wizard.expectValues(medical);

  await wizard.fill({ subscriber_allergy1_cantEat: 'Pindakaas', subscriber_allergy1_symptoms: 'Jeuk' });
  await wizard.continueTo('confirmation');
  await wizard.fill(option);
  await page.goBack();
  await wizard.isAt('medicalForm');
  await wizard.expectValues(medical);
  await page.goBack();
  await page.goBack();
  await wizard.isAt('campDays');
  await wizard.expectDays(days);
  await page.goForward();
  await wizard.isAt('kidParent');
  await page.goForward();
  await wizard.isAt('medicalForm');
  await page.goForward();
  await wizard.isAt('confirmation');
  await wizard.expectValues(option);
  await wizard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([
    { days, medicalInfo: medical, details: { ...child, ...PARENT, ...option } },
  ]);
});

test('Back from another camp returns to the step of this one, with its days', async ({
  organisation,
  camp,
  child,
  wizard,
  page,
}) => {
  const other = await organisation.addCamp(fixedCamp());
  const days = camp.activeDays.slice(0, 3);
  page.on('dialog', (dialog) => void dialog.accept());
  await wizard.open(camp);
  await wizard.chooseDays(days);
  await wizard.walkTo('confirmation', camp, child);
  await wizard.openAt('kidParent', other);
  await wizard.expectValues({ subscriber_FirstName: child.subscriber_FirstName });
  await page.goBack();
  await wizard.expectUrl(`/kid-parent?camp=${camp.id}`);
  await wizard.isAt('kidParent');
  await wizard.link(nl.action.back).click();
  await wizard.expectDays(days);
});

test('Back closes what is open over a step @phone', async ({ camp, wizard, page }) => {
  const dialog = page.getByRole('dialog');
  await wizard.openAt('kidParent', camp);
  await wizard.openSummary();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await wizard.isAt('campDays');
  await expect(dialog).toHaveCount(0);

  await wizard.submit();
  await wizard.fill({ subscriber_FirstName: 'Noor' });
  await wizard.link(nl.campHeader.cancel).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await wizard.isAt('campDays');
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await wizard.isAt('kidParent');
  await expect(dialog).toHaveCount(0);
});

test('Forward and the header lead to finished steps only', async ({ camp, child, wizard, page }) => {
  const steps = page.getByRole('navigation', { name: 'Stappen van de inschrijving' });
  await wizard.openAt('confirmation', camp, child);
  await expect(steps.locator('[aria-current="step"]')).toHaveText('Bevestiging');
  await page.goBack();
  await wizard.isAt('medicalForm');
  await expect(steps.getByRole('link')).toHaveText(['Kampdagen kiezen', 'Gegevens kind en ouder']);
  await page.goBack();
  await wizard.isAt('kidParent');
  await wizard.fill({ subscriber_Parent_Street: '' });
  await page.goForward();
  await wizard.expectUrl(`/kid-parent?camp=${camp.id}`);
  await wizard.isAt('kidParent');
  await wizard.expectValues({ subscriber_Parent_Street: '' });
  await expect(steps.getByRole('link')).toHaveText(['Kampdagen kiezen']);

  await steps.getByRole('link').click();
  await wizard.isAt('campDays');
  await wizard.chooseDays([]);
  await page.goBack();
  await wizard.expectUrl(`/?camp=${camp.id}`);
  await wizard.isAt('campDays');
});
