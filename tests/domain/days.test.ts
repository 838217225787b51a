import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  belgianDay,
  daysBetween,
  isDay,
  longDate,
  longestRun,
  runs,
  shortDate,
  sortedDays,
  weekday,
  withDay,
} from '../../src/domain/days.ts';

/** Any day of half a century, leap days and changes of the clock included. */
const anyDay = fc.integer({ min: 0, max: 18_262 }).map((n) => addDays('2000-01-01', n));
const someDays = fc.uniqueArray(anyDay, { maxLength: 20 });

test.each([
  ['2027-07-31T21:59:59Z', '2027-07-31'],
  ['2027-07-31T22:00:00Z', '2027-08-01'],
  ['2027-12-31T22:59:59Z', '2027-12-31'],
  ['2027-12-31T23:00:00Z', '2028-01-01'],
])('at %s it is %s in Belgium', (moment, day) => {
  expect(belgianDay(new Date(moment))).toBe(day);
});

test.each([
  ['2027-07-05', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-04-31', false],
  ['2027-7-5', false],
  ['05/07/2027', false],
  ['2027-07-05T00:00:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

describe('counting days', () => {
  test.each([
    ['2027-07-05', 1, '2027-07-06'],
    ['2027-07-31', 1, '2027-08-01'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-27', 2, '2027-03-29'], // Summer time begins.
    ['2027-10-30', 2, '2027-11-01'], // Summer time ends.
    ['2027-07-01', -1, '2027-06-30'],
    ['no day', 1, ''],
  ])('%s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  test('daysBetween is the inverse of addDays', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  test('a week later is the same weekday, a day later the next', () => {
    expect(weekday('2027-07-05')).toBe(0);
    expect(weekday('2027-07-11')).toBe(6);
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekday(addDays(day, 7))).toBe(weekday(day));
        expect(weekday(addDays(day, 1))).toBe((weekday(day) + 1) % 7);
      }),
    );
  });
});

describe('the longest run', () => {
  test.each([
    [[], 0],
    [['2027-07-05'], 1],
    [['2027-07-05', '2027-07-05'], 1],
    [['2027-07-05', '2027-07-07'], 1],
    [['2027-07-09', '2027-07-12', '2027-07-13'], 2],
    [['2027-07-05', '2027-07-06', '2027-07-08', '2027-07-09', '2027-07-10'], 3],
    [['2027-07-08', '2027-07-09', '2027-07-10', '2027-07-05', '2027-07-06'], 3],
  ])('of %j is %i', (days, expected) => {
    expect(longestRun(days)).toBe(expected);
  });

  test('is the length of consecutive days in any order, without a day apart', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 40 }), fc.integer(), (first, length, seed) => {
        const row = Array.from({ length }, (_, n) => addDays(first, n));
        const shuffled = row.toSorted((a, b) => ((daysBetween(a, b) * seed) % 7) - 3);
        expect(longestRun(shuffled)).toBe(length);
        expect(longestRun([...shuffled, addDays(first, length + 1)])).toBe(length);
      }),
    );
  });
});

test('ranges of consecutive days, over the end of a month and a change of the clock', () => {
  expect(runs([])).toEqual([]);
  expect(runs(['2027-10-30', '2027-11-01', '2027-10-31', '2027-11-03'])).toEqual([
    { from: '2027-10-30', to: '2027-11-01' },
    { from: '2027-11-03', to: '2027-11-03' },
  ]);
});

test('days are sorted, each once', () => {
  expect(sortedDays(['2027-07-06', '2027-07-05', '2027-07-06'])).toEqual(['2027-07-05', '2027-07-06']);
});

test('ticking inserts a day in order, unticking removes it, and the list is not mutated', () => {
  const days = ['2027-07-05', '2027-07-07'];
  expect(withDay(days, '2027-07-06', true)).toEqual(['2027-07-05', '2027-07-06', '2027-07-07']);
  expect(withDay(days, '2027-07-05', false)).toEqual(['2027-07-07']);
  expect(withDay(days, '2027-07-09', false)).toEqual(days);
  expect(days).toEqual(['2027-07-05', '2027-07-07']);
  fc.assert(
    fc.property(someDays, anyDay, (selected, day) => {
      const ticked = withDay(selected, day, true);
      expect(ticked).toContain(day);
      expect(withDay(ticked, day, true)).toEqual(ticked);
      expect(withDay(ticked, day, false)).not.toContain(day);
    }),
  );
});

test.each([
  ['2027-07-05', 'maandag 5 juli 2027', '05/07/2027'],
  ['2027-03-28', 'zondag 28 maart 2027', '28/03/2027'],
  ['2027-12-31', 'vrijdag 31 december 2027', '31/12/2027'],
])('%s is written %s, and short %s', (day, long, short) => {
  expect(longDate(day)).toBe(long);
  expect(shortDate(day)).toBe(short);
});
