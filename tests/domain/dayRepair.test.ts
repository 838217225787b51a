import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayRepairs } from '../../src/domain/dayRepair.ts';
import type { Camp } from '../../src/domain/camp.ts';
import { addDays, type Day } from '../../src/domain/days.ts';
import { campDaysProblem } from '../../src/domain/rules/campDays.ts';
import { campOfDays, FIRST_MONDAY, weekdaysFrom } from '../../src/testing/camps.ts';

/** The maximum number of days of a calendar in these tests. */
const MOST_DAYS = 12;

type Limits = Pick<Camp, 'minimumDays' | 'maximumDays' | 'minimumContiguousDays'>;

/** A camp of `count` days; bit n of `gaps` adds a day without camp after day n. */
function calendar(count: number, gaps: number): Day[] {
  let day = FIRST_MONDAY;
  return Array.from({ length: count }, (_, n) => {
    const here = day;
    day = addDays(day, gaps & (1 << n) ? 2 : 1);
    return here;
  });
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** The longest run of days in a selection of that calendar, by day numbers. */
function longestRow(mask: number, count: number, gaps: number): number {
  let longest = 0;
  let row = 0;
  for (let n = 0; n < count; n += 1) {
    row = mask & (1 << n) ? row + 1 : 0;
    longest = Math.max(longest, row);
    if (gaps & (1 << n)) row = 0;
  }
  return longest;
}

/** The repairs by brute force: the fewest changes, then the earliest days. */
function byTrying(count: number, gaps: number, selected: number, limits: Limits): number[] {
  const holds = (mask: number) =>
    bits(mask) >= limits.minimumDays &&
    bits(mask) <= limits.maximumDays &&
    longestRow(mask, count, gaps) >= limits.minimumContiguousDays;
  if (holds(selected)) return [];
  let fewest = Infinity;
  let found: number[] = [];
  for (let mask = 0; mask < 1 << count; mask += 1) {
    const changes = bits(mask ^ selected);
    if (changes > fewest || !holds(mask)) continue;
    if (changes < fewest) found = [];
    fewest = changes;
    found.push(mask);
  }
  const places = (mask: number) =>
    Array.from({ length: count }, (_, n) => n)
      .filter((n) => mask & (1 << n))
      .map((n) => String(n).padStart(2, '0'))
      .join();
  return found.sort((one, other) => (places(one) < places(other) ? -1 : 1)).slice(0, 2);
}

/** A calendar of so many days with its gaps, a selection and limits. */
const anyCase = fc.integer({ min: 1, max: MOST_DAYS }).chain((count) => {
  const mask = fc.nat(2 ** count - 1);
  const days = (min: number, max: number) => fc.integer({ min, max });
  const limits = fc.record({
    minimumDays: days(1, count + 1),
    maximumDays: days(1, count),
    minimumContiguousDays: days(0, count),
  });
  return fc.record({ count: fc.constant(count), gaps: mask, selected: mask, limits });
});

test('the repairs are the nearest, in every calendar', () => {
  fc.assert(
    fc.property(anyCase, ({ count, gaps, selected, limits }) => {
      const days = calendar(count, gaps);
      const chosen = days.filter((_, n) => selected & (1 << n));
      const maskOf = (some: readonly Day[]) => some.reduce((mask, day) => mask | (1 << days.indexOf(day)), 0);
      const expected = byTrying(count, gaps, selected, limits);
      const camp = { activeDays: days, ...limits };
      const repairs = dayRepairs(camp, chosen);
      expect(
        repairs.map(({ selectedDays, added, removed }) => [selectedDays, added, removed].map(maskOf)),
      ).toEqual(expected.map((mask) => [mask, mask & ~selected, selected & ~mask]));
      for (const { selectedDays } of repairs) expect(campDaysProblem(camp, selectedDays)).toBeNull();
    }),
    { numRuns: 5_000 },
  );
});

test('a day in the middle that is missing', () => {
  const [monday = '', tuesday = '', wednesday = '', thursday = ''] = weekdaysFrom(FIRST_MONDAY, 5);
  const selectedDays = [monday, tuesday, wednesday, thursday];
  expect(dayRepairs(campOfDays(5, { minimumContiguousDays: 4 }), [monday, wednesday, thursday])).toEqual([
    { selectedDays, added: [tuesday], removed: [] },
  ]);
});

test('a camp of 60 days requires 30 in a row, and has no run of that length', () => {
  const camp = campOfDays(60, { minimumContiguousDays: 30 });
  expect(dayRepairs(camp, camp.activeDays)).toEqual([]);
});

test('a camp requires more days in a row than a year has', () => {
  expect(dayRepairs(campOfDays(5, { minimumContiguousDays: Number.MAX_SAFE_INTEGER }), [])).toEqual([]);
});
