import { flexibleCamp, singleDayCamp } from '../../src/testing/camps.ts';
import { PARENT } from '../../src/testing/people.ts';
import { expect, test, WIDTHS } from './fixture.ts';

for (const width of WIDTHS)
  test(`books fewer days at a discount ${width}`, async ({ organisation, child, wizard, page }) => {
    const camp = await organisation.addCamp(flexibleCamp({ seatsOpen: 2 }));
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

test('books one day of a camp that allows a single day', async ({ organisation, child, wizard }) => {
  const camp = await organisation.addCamp(singleDayCamp());
  const [, tuesday = '', wednesday = ''] = camp.activeDays;
  await wizard.open(camp);
  await wizard.expectDays([]);
  await wizard.chooseDays([tuesday, wednesday]);
  await wizard.button('Verder met deze dag').click();
  await wizard.expectFieldError('selectedDays', 'Let op: er kan maximaal 1 dag(en) geselecteerd worden');
  await wizard.chooseDays([wednesday]);
  await wizard.walkTo('success', camp, child);
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ days: [wednesday], toPayCents: 35_00 }]);
});
