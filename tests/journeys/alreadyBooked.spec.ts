import { campOfDays, flexibleCamp } from '../../src/testing/camps.ts';
import { PARENT } from '../../src/testing/people.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { expect, test } from './fixture.ts';
import { OTHER_PARENT } from './Organisation.ts';

const CAMP_BOOKED = nl.apiError.INVALID_CAMP_ALREADY_BOOKED;

test('the discount check refuses a booked child', async ({ organisation, camp, child, wizard }) => {
  await organisation.book(camp, child);
  await wizard.openAndFillKidParent(camp, child);
  await wizard.submit();
  await expect(wizard.errorBox(CAMP_BOOKED)).toBeFocused();
  await wizard.isAt('kidParent');
  await wizard.expectValues({ ...child, ...PARENT });
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);

  // Another child of this parent can be enrolled.
  await wizard.fill(organisation.newChild());
  await wizard.continueTo('medicalForm');
  await expect(wizard.errorBox(CAMP_BOOKED)).toHaveCount(0);
});

test('without discounts the save refuses it', async ({ organisation, child, wizard }) => {
  const camp = await organisation.addCamp(flexibleCamp({ discountAllowed: false }));
  const days = camp.activeDays.slice(0, 4);
  const remarks = { subscriber_remarks: 'Heeft heimwee.' };
  const option = { subscription_Remark: 'Monitortarief', subscriber_Parent_EmailConsent: true };
  await organisation.book(camp, child, OTHER_PARENT);
  await wizard.open(camp);
  await wizard.chooseDays(days);
  await wizard.walkTo('medicalForm', camp, child);
  await wizard.fill(remarks);
  await wizard.continueTo('confirmation');
  await wizard.fill(option);
  await wizard.confirmEnrolment();

  await wizard.isAt('campDays');
  await wizard.expectUrl(`/?camp=${camp.id}`);
  await expect(wizard.errorBox(CAMP_BOOKED)).toBeFocused();
  await expect(wizard.button('Opnieuw proberen')).toHaveCount(0);
  await wizard.expectDays(days);
  await wizard.continueTo('kidParent');
  await wizard.expectValues({ ...child, ...PARENT });
  await wizard.continueTo('medicalForm');
  await wizard.expectValues(remarks);
  await wizard.continueTo('confirmation');
  await wizard.expectValues({ ...option, subscriber_Parent_GdprConsent: true });
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});

test('refuses days the child has in another camp, and books other days', async ({
  organisation,
  child,
  wizard,
}) => {
  await organisation.book(await organisation.addCamp(flexibleCamp()), child);
  const camp = await organisation.addCamp(campOfDays(10));
  await wizard.openAt('medicalForm', camp, child);
  await wizard.confirmFoundSheet();
  await wizard.isAt('confirmation');
  await wizard.confirmEnrolment();

  const box = wizard.errorBox(nl.apiError.INVALID_PERIOD_ALREADY_BOOKED);
  await wizard.isAt('campDays');
  await expect(box).toBeFocused();
  await expect(box.getByRole('link', { name: nl.otherCamp.link })).toBeVisible();
  const otherWeek = camp.activeDays.slice(5);
  await wizard.chooseDays(otherWeek);
  await wizard.continueTo('kidParent');
  await wizard.expectValues({ ...child, ...PARENT });
  await wizard.continueTo('medicalForm');
  await wizard.confirmFoundSheet();
  await wizard.isAt('confirmation');
  await wizard.submit();
  await wizard.isAt('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ days: otherWeek, discountType: 'SAVINGS' }]);
});
