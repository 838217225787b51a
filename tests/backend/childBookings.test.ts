import { expect, test } from 'vitest';
import { certainConflictOf, conflictOf, discountOf } from '../../src/backend/booking/childBookings.ts';
import { readSettings } from '../../src/backend/service/settings.ts';
import { fixedCamp, flexibleCamp } from '../../src/testing/camps.ts';

const { activeDays } = flexibleCamp();
const bookedOn = (...numbers: number[]) => ({
  campIds: numbers.length > 0 ? ['ANDER'] : [],
  days: numbers.map((n) => activeDays[n] ?? ''),
  sameKey: null,
});
const PERIOD = 'INVALID_PERIOD_ALREADY_BOOKED';

// The flexible camp has five days, of which at least three in a row are chosen.
test.each([
  ['no day', flexibleCamp(), [], null],
  ['days that leave three in a row', flexibleCamp(), [0, 1], null],
  ['days that leave too few', flexibleCamp({ minimumContiguousDays: 1 }), [0, 1, 2], PERIOD],
  ['a day that leaves too few in a row', flexibleCamp(), [2], PERIOD],
  ['a day of a fixed camp', fixedCamp({ activeDays, minimumDays: 1, minimumContiguousDays: 1 }), [0], PERIOD],
])('before days are chosen, a child that is booked on %s', (_about, camp, booked, code) => {
  expect(certainConflictOf(bookedOn(...booked), camp)).toBe(code);
});

test('a child that has booked the camp cannot book it again, on other days and whatever the case of its id', () => {
  const camp = flexibleCamp({ id: 'Zomer' });
  const booked = { ...bookedOn(0), campIds: ['ZOMER'] };
  expect(conflictOf(booked, camp, activeDays.slice(1))).toBe('INVALID_CAMP_ALREADY_BOOKED');
  expect(conflictOf(bookedOn(0), camp, activeDays.slice(1))).toBe(null);
  expect(conflictOf(bookedOn(0), camp, activeDays)).toBe(PERIOD);
});

test('there is no discount for a camp without discounts, nor one of 0 euro', () => {
  const settings = readSettings({ DISCOUNT_FIRST_CAMP: '12.5', DISCOUNT_SAVINGS: '0' });
  const none = { type: null, amount: null };
  expect(discountOf(settings, 'FIRST_CAMP', flexibleCamp())).toEqual({ type: 'FIRST_CAMP', amount: 12.5 });
  expect(discountOf(settings, 'SAVINGS', flexibleCamp())).toEqual(none);
  expect(discountOf(settings, 'FIRST_CAMP', flexibleCamp({ discountAllowed: false }))).toEqual(none);
});
