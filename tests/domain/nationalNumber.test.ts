import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthYear, hasValidCheckDigits } from '../../src/domain/nationalNumber.ts';
import { inventedNationalNr } from '../../src/testing/people.ts';

const nineDigits = fc.integer({ min: 0, max: 999_999_999 }).map((n) => String(n).padStart(9, '0'));

describe('check digits', () => {
  test.each([
    ['85130100102', true],
    ['15130100116', true],
    ['85130100103', false],
    ['00000000097', true], // 0 mod 97 is 0, so the check number is 97.
    ['00000000000', false],
    ['', false],
    ['8513010010', false],
    ['851301001020', false],
    ['85.13.01-001', false],
    ['8513010010５', false],
  ])('%s: %s', (nationalNr, expected) => {
    expect(hasValidCheckDigits(nationalNr)).toBe(expected);
  });

  test('exactly the two check numbers of spec 5 are right, whatever the nine digits', () => {
    fc.assert(
      fc.property(nineDigits, (nine) => {
        const right = new Set([97 - (Number(nine) % 97), 97 - (Number(`2${nine}`) % 97)]);
        for (let check = 0; check < 100; check += 1) {
          expect(hasValidCheckDigits(nine + String(check).padStart(2, '0'))).toBe(right.has(check));
        }
      }),
      { numRuns: 20 },
    );
  });
});

test.each([
  ['2026-11-21', '26', 1926], // The current year is not in the past.
  ['2026-11-21', '25', 2025],
  ['2026-11-21', '12', 2012],
  ['2026-11-21', '11', 1911], // 26 - 15 is the limit.
  ['2026-11-21', '00', 1900],
  ['2026-11-21', '99', 1999],
  ['2026-11-21', '85', 1985],
  ['2027-01-01', '26', 2026],
  ['2027-01-01', '12', 1912],
  ['2026-12-31', '12', 2012],
  ['2010-06-01', '05', 2005],
  ['2010-06-01', '99', 1999],
])('the century guess: on %s, %s is %i', (today, yy, expected) => {
  expect(birthYear(`${yy}130100100`, today)).toBe(expected);
});

test('invented people have valid check digits, an impossible month and their birth year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1927, max: 2025 }), fc.integer({ min: 0, max: 999 }), (year, serial) => {
      const nationalNr = inventedNationalNr(year, serial);
      expect(hasValidCheckDigits(nationalNr)).toBe(true);
      expect(Number(nationalNr.slice(2, 4))).toBeGreaterThan(12);
      expect(Number(nationalNr.slice(0, 2))).toBe(year % 100);
    }),
  );
});
