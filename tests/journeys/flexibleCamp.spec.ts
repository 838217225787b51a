import { flexibleCamp } from '../../stories/support/camps.ts';
import { PARENT } from '../../stories/support/people.ts';
import { expect, test } from './fixture.ts';

test('a flexible camp with fewer days and a first discount', async ({ organisation, wizard, page }) => {
  const camp = await organisation.offers(flexibleCamp({ seatsOpen: 2 }));
  await wizard.open(camp);
  await wizard.chooseDays(camp.activeDays.slice(0, 3));
  await wizard.submit();
  await wizard.isAt('kidParent');
  await wizard.fill({ ...organisation.newChild(), ...PARENT });
  await wizard.submit();
  await wizard.isAt('medicalForm');
  await wizard.confirmSheet('nothing');
  await wizard.isAt('confirmation');
  await wizard.confirmEnrolment();
  await wizard.isAt('success');

  const [booked] = await organisation.bookingsOf(camp);
  expect(booked).toMatchObject({ discountType: 'FIRST_CAMP', toPayCents: 89_00, withVoucher: false });
  expect(await organisation.seatsOpen(camp)).toBe(1);
  await expect(page.getByText(booked?.reference ?? 'no reference')).toBeVisible();
});
