import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billFor, formatEuro, isPriced, lessDaysCents, priceCentsFor } from '../../src/domain/price.ts';
import { fixedCamp, flexibleCamp } from '../../src/testing/camps.ts';

const camp = flexibleCamp(); // 149 euro; 99 for 3 days, 125 for 4.

describe('the price of some days', () => {
  test.each([
    ['5 days at the n-day price', camp, 5, 149_00],
    ['4 days', camp, 4, 125_00],
    ['3 days', camp, 3, 99_00],
    ['a number of days without a price of its own', camp, 2, 149_00],
    ['no days', camp, 0, 149_00],
    ['day prices that are not allowed', flexibleCamp({ selectedDaysDiscountAllowed: false }), 3, 149_00],
    ['day prices of a camp that is not flexible', flexibleCamp({ flexibleBookingAllowed: false }), 3, 149_00],
    ['a free day price', flexibleCamp({ priceCentsByDays: { 3: 0 } }), 3, 0],
  ])('%s', (_about, which, count, expected) => {
    expect(priceCentsFor(which, count)).toBe(expected);
  });
});

test.each([
  ['no days', camp, 0, false],
  ['too few days without a price of their own', camp, 2, false],
  [
    'too many days without a price of their own',
    flexibleCamp({ maximumDays: 3, priceCentsByDays: {} }),
    4,
    false,
  ],
  ['too few days with a price', flexibleCamp({ priceCentsByDays: { 2: 70_00 } }), 2, true],
  ['a valid number of days without a price of its own', flexibleCamp({ priceCentsByDays: {} }), 3, true],
  [
    'too few days of a camp without day prices',
    flexibleCamp({ selectedDaysDiscountAllowed: false }),
    2,
    true,
  ],
])('a price of %s', (_about, which, count, expected) => {
  expect(isPriced(which, count)).toBe(expected);
});

describe("the 'less days' line", () => {
  test.each([
    ['all days: no line', camp, 5, 0],
    ['4 of 5 days', camp, 4, 24_00],
    ['3 of 5 days', camp, 3, 50_00],
    ['fewer days at the full price', camp, 2, 0],
    ['a fixed camp', fixedCamp(), 5, 0],
    ['a day price above the full price', flexibleCamp({ priceCentsByDays: { 3: 200_00 } }), 3, 0],
    [
      'all days cheaper by their own price: still no line',
      flexibleCamp({ priceCentsByDays: { 5: 140_00 } }),
      5,
      0,
    ],
  ])('%s', (_about, which, count, expected) => {
    expect(lessDaysCents(which, count)).toBe(expected);
  });
});

describe('the bill', () => {
  test('has a line for fewer days and one for the discount, and adds up', () => {
    expect(billFor(camp, 3, 10)).toEqual({
      fullCents: 149_00,
      lessDaysCents: 50_00,
      discountCents: 10_00,
      toPayCents: 89_00,
    });
  });

  test.each([
    ['no discount yet', camp, null, 149_00],
    ['a discount with cents', camp, 12.35, 136_65],
    ['a discount of just less than its cents as a float', camp, 19.99, 129_01],
    ['a sum that floats badly', camp, 0.1 + 0.2, 148_70],
    ['a camp without discounts', flexibleCamp({ discountAllowed: false }), 10, 149_00],
    ['a discount above the price', camp, 500, 0],
    ['a discount below zero', camp, -10, 149_00],
  ])('to pay: %s', (_about, which, discount, expected) => {
    expect(billFor(which, 5, discount).toPayCents).toBe(expected);
  });

  test.each([
    ['all days at a price of their own', { 5: 140_00 }, 5, 140_00],
    ['more than the full price', { 4: 160_00 }, 4, 160_00],
    ['fewer days at the full price', {}, 4, 149_00],
    ['no days', { 5: 140_00 }, 0, 149_00],
  ])('adds up: %s', (_about, priceCentsByDays, count, fullCents) => {
    const bill = billFor(flexibleCamp({ priceCentsByDays }), count, 10);
    expect(bill).toEqual({
      fullCents,
      lessDaysCents: 0,
      discountCents: 10_00,
      toPayCents: fullCents - 10_00,
    });
  });

  test('is never below zero and never more than the price', () => {
    const discounts = fc.option(fc.double({ min: -1000, max: 1000, noNaN: true }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), discounts, (count, discount) => {
        const { toPayCents, fullCents } = billFor(camp, count, discount);
        expect(toPayCents).toBeGreaterThanOrEqual(0);
        expect(toPayCents).toBeLessThanOrEqual(fullCents);
        expect(Number.isInteger(toPayCents)).toBe(true);
      }),
    );
  });
});

test.each([
  [149_00, '€ 149,00'],
  [0, '€ 0,00'],
  [5, '€ 0,05'],
  [1_234_56, '€ 1.234,56'],
])('%i cents are written %s', (cents, expected) => {
  expect(formatEuro(cents).replaceAll('\u00a0', ' ')).toBe(expected);
});
