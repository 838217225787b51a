import type { Camp } from '../../domain/camp.ts';
import type { Day } from '../../domain/days.ts';
import type { RuleMessage } from '../../domain/rules/ruleMessage.ts';

/** A row of the day selection: the camp's limits, the selected days and the resulting error. */
export interface CampDaysCase {
  about: string;
  limits: Pick<Camp, 'minimumDays' | 'maximumDays' | 'minimumContiguousDays'>;
  days: Day[];
  expected: RuleMessage | null;
}

const limits = (minimumDays: number, maximumDays: number, minimumContiguousDays: number) => ({
  minimumDays,
  maximumDays,
  minimumContiguousDays,
});
const july = (...days: number[]) => days.map((day) => `2027-07-${String(day).padStart(2, '0')}`);

const minimum = (n: number): RuleMessage => ({ key: 'rule.daysMinimum', values: { n } });
const maximum = (n: number): RuleMessage => ({ key: 'rule.daysMaximum', values: { n } });
const contiguous = (n: number): RuleMessage => ({ key: 'rule.daysContiguous', values: { n } });

type Row = [about: string, limits: CampDaysCase['limits'], days: Day[], expected: RuleMessage | null];

const ROWS: readonly Row[] = [
  ['none chosen', limits(3, 5, 1), [], minimum(3)],
  ['one fewer than the minimum', limits(3, 5, 1), july(5, 6), minimum(3)],
  ['the minimum', limits(3, 5, 1), july(5, 7, 9), null],
  ['the maximum', limits(1, 3, 1), july(5, 6, 7), null],
  ['one more than the maximum', limits(1, 3, 1), july(5, 6, 7, 8), maximum(3)],
  ['the only day', limits(1, 1, 1), july(5), null],
  ['a second day where one is allowed', limits(1, 1, 1), july(5, 6), maximum(1)],
  ['the minimum in a row', limits(3, 5, 3), july(6, 7, 8), null],
  ['the minimum in a row, and another day', limits(3, 5, 3), july(5, 6, 7, 9), null],
  ['enough days, one too few in a row', limits(3, 5, 3), july(5, 6, 8), contiguous(3)],
  ['twice two days in a row', limits(3, 5, 3), july(5, 6, 8, 9), contiguous(3)],
  ['fewer days than must be in a row', limits(1, 5, 3), july(5, 6), contiguous(3)],
  ['none chosen, and one is required in a row', limits(0, 5, 1), [], contiguous(1)],
  ['in a row, ticked in another order', limits(3, 5, 3), july(8, 6, 7), null],
  ['Friday and Monday are not in a row', limits(2, 5, 2), july(9, 12), contiguous(2)],
  ['in a row over the end of a month', limits(3, 5, 3), ['2027-07-30', '2027-07-31', '2027-08-01'], null],
  ['in a row over the end of a year', limits(3, 5, 3), ['2027-12-30', '2027-12-31', '2028-01-01'], null],
  ['in a row over a leap day', limits(3, 5, 3), ['2028-02-28', '2028-02-29', '2028-03-01'], null],
  ['no leap day that year', limits(2, 5, 2), ['2027-02-28', '2027-03-01'], null],
  [
    'in a row over the start of summer time',
    limits(3, 5, 3),
    ['2027-03-27', '2027-03-28', '2027-03-29'],
    null,
  ],
  ['in a row over the end of summer time', limits(3, 5, 3), ['2027-10-30', '2027-10-31', '2027-11-01'], null],
];

/** Every rule of the day selection (spec 5, day selection). */
export const CAMP_DAYS_CASES: readonly CampDaysCase[] = ROWS.map(([about, bounds, days, expected]) => ({
  about,
  limits: bounds,
  days,
  expected,
}));
