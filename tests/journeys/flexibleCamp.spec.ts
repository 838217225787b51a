import { addDays } from '../../src/domain/days.ts';
import { FIRST_MONDAY, flexibleCamp, singleDayCamp, weekdaysFrom } from '../../stories/support/camps.ts';
import { PARENT } from '../../stories/support/people.ts';
import { expect, test } from './fixture.ts';

test('books a flexible camp with fewer days and the first-camp discount @phone', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(flexibleCamp({ seatsOpen: 2 }));
  const child = organisation.newChild();
  await wizard.open(camp);
  await wizard.expectDays(camp.activeDays);
  await wizard.expectBill(camp, { 'Gekozen dagen': '5', Prijs: '€ 149,00', 'Te betalen': '€ 149,00' });

  const days = camp.activeDays.slice(0, 3);
  await wizard.chooseDays(days);
  await expect(page.getByRole('checkbox', { name: 'maandag 5 juli 2027' })).toBeChecked();
  const lessDays = { 'Gekozen dagen': '3 van 5', Prijs: '€ 149,00', 'Minder dagen': '− € 50,00' };
  await wizard.expectBill(camp, { ...lessDays, 'Te betalen': '€ 99,00' });
  await wizard.continueTo('kidParent');
  await wizard.expectUrl(`/kid-parent?camp=${camp.id}`);
  await wizard.fill({ ...child, ...PARENT });
  await wizard.continueTo('medicalForm');
  const bill = { ...lessDays, 'Eerste inschrijving': '− € 10,00', 'Te betalen': '€ 89,00' };
  await wizard.expectBill(camp, bill);
  await wizard.continueTo('confirmation');
  await wizard.expectBill(camp, bill);
  await wizard.continueTo('success');

  const [booked, ...more] = await organisation.bookingsOf(camp);
  expect(more).toEqual([]);
  expect(booked).toMatchObject({
    days,
    discountType: 'FIRST_CAMP',
    toPayCents: 89_00,
    withVoucher: false,
    details: {
      ...child,
      ...PARENT,
      subscriber_Parent_GdprConsent: true,
      subscriber_Parent_EmailConsent: false,
    },
    medicalInfo: { subscriber_takeMedication: false, subscriber_allergy: false, subscriber_remarks: '' },
  });
  expect(await organisation.seatsOpen(camp)).toBe(1);
  await expect(page.getByText(booked?.reference ?? 'no reference').filter({ visible: true })).toBeVisible();
});

test('gives the loyalty discount for the second camp of a child', async ({ organisation, wizard }) => {
  const child = organisation.newChild();
  const nextWeek = weekdaysFrom(addDays(FIRST_MONDAY, 7), 5);
  await organisation.book(await organisation.addCamp(flexibleCamp({ activeDays: nextWeek })), child);
  const camp = await organisation.addCamp(flexibleCamp());
  await wizard.openAt('medicalForm', camp, child);
  await wizard.confirmFoundSheet();
  await wizard.isAt('confirmation');
  await wizard.expectBill(camp, {
    'Gekozen dagen': '5',
    Prijs: '€ 149,00',
    Getrouwheidskorting: '− € 15,00',
    'Te betalen': '€ 134,00',
  });
  await wizard.continueTo('success');
  expect(await organisation.bookingsOf(camp)).toMatchObject([
    { discountType: 'SAVINGS', toPayCents: 134_00 },
  ]);
});

test('shows the error of an invalid selection of days', async ({ organisation, wizard, page }) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const [monday = '', tuesday = '', , thursday = ''] = camp.activeDays;
  await wizard.open(camp);
  await wizard.chooseDays([monday, tuesday]);
  await wizard.submit();
  await wizard.expectFieldError('selectedDays', 'Let op: er moet minimaal 3 dag(en) geselecteerd worden');
  await expect(wizard.field('selectedDays').first()).toBeFocused();
  await wizard.chooseDays([monday, tuesday, thursday]);
  await wizard.expectFieldError(
    'selectedDays',
    'Let op: voor dit kamp moet je minstens 3 aaneengesloten dagen kiezen',
  );
  await page.goto(`/kid-parent?camp=${camp.id}`);
  await wizard.isAt('campDays');
});

test('books one day of a camp of single days', async ({ organisation, wizard }) => {
  const camp = await organisation.addCamp(singleDayCamp());
  const [, tuesday = '', wednesday = ''] = camp.activeDays;
  await wizard.open(camp);
  await wizard.expectDays([]);
  await wizard.button('Verder met deze dag').click();
  await wizard.expectFieldError('selectedDays', 'Let op: er moet minimaal 1 dag(en) geselecteerd worden');
  await wizard.chooseDays([tuesday, wednesday]);
  await wizard.expectFieldError('selectedDays', 'Let op: er kan maximaal 1 dag(en) geselecteerd worden');
  await wizard.chooseDays([wednesday]);
  await wizard.walkTo('success', camp, organisation.newChild());
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ days: [wednesday], toPayCents: 35_00 }]);
});
