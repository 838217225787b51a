import { describe, expect, test } from 'vitest';
import { dayRepairs } from '../../src/domain/dayRepair.ts';
import type { Camp } from '../../src/domain/camp.ts';
import { addDays, type Day } from '../../src/domain/days.ts';
import { campDaysProblem } from '../../src/domain/rules/campDays.ts';
import { campOfDays, FIRST_MONDAY, weekdaysFrom } from '../../stories/support/camps.ts';

/** The most days a calendar of these tests has. */
const MOST_DAYS = 12;
/** Calendars with at most this many days are tested with every selection and every limit. */
const MOST_DAYS_EXHAUSTED = 5;
/** So many draws of limits and selection for each larger calendar. */
const DRAWS = 4;

type Limits = Pick<Camp, 'minimumDays' | 'maximumDays' | 'minimumContiguousDays'>;

/** A camp of `count` days; bit n of `gaps` says that a day without camp comes after day n. */
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

/** The longest row of days in a selection of that calendar, by day numbers alone. */
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

/** The repairs by trying every selection there is: the fewest changes, then the earliest days. */
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

function check(count: number, gaps: number, selected: number, limits: Limits): void {
  const days = calendar(count, gaps);
  const camp = { activeDays: days, ...limits };
  const chosen = days.filter((_, n) => selected & (1 << n));
  const maskOf = (some: readonly Day[]) => some.reduce((mask, day) => mask | (1 << days.indexOf(day)), 0);
  const repairs = dayRepairs(camp, chosen);
  const masks = repairs.map(({ selectedDays }) => maskOf(selectedDays));
  const wanted = byTrying(count, gaps, selected, limits);
  // Comparing texts is faster than `expect`, which is called a million times here.
  if (masks.join() !== wanted.join())
    expect(masks, JSON.stringify({ count, gaps, selected, ...limits })).toEqual(wanted);
  for (const [place, { selectedDays, added, removed }] of repairs.entries()) {
    const mask = masks[place] ?? 0;
    if (campDaysProblem(camp, selectedDays) !== null || maskOf(added) !== (mask & ~selected))
      expect.fail(`${selectedDays.join()} is no repair`);
    if (maskOf(removed) !== (selected & ~mask)) expect.fail(`${removed.join()} is not removed`);
  }
}

/** The same draws at every run. */
function drawsFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const counts = Array.from({ length: MOST_DAYS }, (_, n) => n + 1);

/** Every calendar of so many days, by its gaps. */
const calendarsOf = (count: number) => Array.from({ length: 1 << (count - 1) }, (_, gaps) => gaps);

describe('the repairs are the nearest', () => {
  test.each(counts.slice(0, MOST_DAYS_EXHAUSTED))(
    'with %i days, for every selection and all limits',
    (count) => {
      const calendars = calendarsOf(count);
      let checked = 0;
      for (const gaps of calendars)
        for (let selected = 0; selected < 1 << count; selected += 1)
          for (let minimumDays = 1; minimumDays <= count + 1; minimumDays += 1)
            for (let maximumDays = 1; maximumDays <= count; maximumDays += 1)
              for (
                let minimumContiguousDays = 0;
                minimumContiguousDays <= count;
                minimumContiguousDays += 1
              ) {
                check(count, gaps, selected, { minimumDays, maximumDays, minimumContiguousDays });
                checked += 1;
              }
      expect(checked).toBe(calendars.length * 2 ** count * (count + 1) ** 2 * count);
    },
  );

  test.each(counts.slice(MOST_DAYS_EXHAUSTED))(
    'with %i days, for limits drawn for every calendar',
    (count) => {
      const draw = drawsFrom(count);
      for (const gaps of calendarsOf(count))
        for (let n = 0; n < DRAWS; n += 1)
          check(count, gaps, draw(1 << count), {
            minimumDays: 1 + draw(count),
            maximumDays: 1 + draw(count),
            minimumContiguousDays: draw(Math.min(count, 6)),
          });
    },
  );
});

test('a day in the middle that is missing', () => {
  const [monday = '', tuesday = '', wednesday = '', thursday = ''] = weekdaysFrom(FIRST_MONDAY, 5);
  const selectedDays = [monday, tuesday, wednesday, thursday];
  expect(dayRepairs(campOfDays(5, { minimumContiguousDays: 4 }), [monday, wednesday, thursday])).toEqual([
    { selectedDays, added: [tuesday], removed: [] },
  ]);
});

test('a camp of 60 days asks for 30 in a row, and has no row of that length', () => {
  const camp = campOfDays(60, { minimumContiguousDays: 30 });
  expect(dayRepairs(camp, camp.activeDays)).toEqual([]);
});
