import { fixedCamp } from '../../src/testing/camps.ts';
import { expect, test } from './fixture.ts';

test('a fixed camp starts at the child form @engines', async ({ organisation, child, wizard, page }) => {
  const camp = await organisation.addCamp(fixedCamp());
  await page.goto(`/?camp=${camp.id.toLowerCase()}`);
  await wizard.isAt('kidParent');
  await wizard.expectUrl(`/kid-parent?camp=${camp.id}`);
  const steps = page.getByRole('navigation', { name: 'Stappen van de inschrijving' }).getByRole('listitem');
  await expect(steps).toHaveText(['Gegevens kind en ouder', 'Medische fiche', 'Bevestiging'], {
    useInnerText: true,
  });
  await expect(wizard.link('Terug')).toHaveCount(0);

  await wizard.walkTo('medicalForm', camp, child);
  await wizard.link('Terug').click();
  await wizard.isAt('kidParent');
  await wizard.expectUrl(`/kid-parent?camp=${camp.id}`);
  await wizard.continueTo('success');
  await expect(steps).toHaveCount(0);
  expect(await organisation.bookingsOf(camp)).toMatchObject([
    { days: camp.activeDays, toPayCents: 219_00, discountType: 'FIRST_CAMP' },
  ]);
});
