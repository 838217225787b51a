import type { Camp } from '../../../src/domain/camp.ts';
import type { Day } from '../../../src/domain/days.ts';
import type { RuleMessage } from '../../../src/domain/rules/ruleMessage.ts';

/** A row of the day selection: the camp's limits, the days chosen, and what is said of them. */
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

/** Every rule of the day selection (spec 5, day selection). */
export const CAMP_DAYS_CASES: readonly CampDaysCase[] = [
  { about: 'none chosen', limits: limits(3, 5, 1), days: [], expected: minimum(3) },
  { about: 'one fewer than the minimum', limits: limits(3, 5, 1), days: july(5, 6), expected: minimum(3) },
  { about: 'the minimum', limits: limits(3, 5, 1), days: july(5, 7, 9), expected: null },
  { about: 'the maximum', limits: limits(1, 3, 1), days: july(5, 6, 7), expected: null },
  {
    about: 'one more than the maximum',
    limits: limits(1, 3, 1),
    days: july(5, 6, 7, 8),
    expected: maximum(3),
  },
  { about: 'the only day', limits: limits(1, 1, 1), days: july(5), expected: null },
  {
    about: 'a second day where one is allowed',
    limits: limits(1, 1, 1),
    days: july(5, 6),
    expected: maximum(1),
  },
  { about: 'a run of the minimum', limits: limits(3, 5, 3), days: july(6, 7, 8), expected: null },
  { about: 'a run and a day apart', limits: limits(3, 5, 3), days: july(5, 6, 7, 9), expected: null },
  {
    about: 'enough days, the run one short',
    limits: limits(3, 5, 3),
    days: july(5, 6, 8),
    expected: contiguous(3),
  },
  {
    about: 'two runs, each one short',
    limits: limits(3, 5, 3),
    days: july(5, 6, 8, 9),
    expected: contiguous(3),
  },
  {
    about: 'fewer days than the run asks for',
    limits: limits(1, 5, 3),
    days: july(5, 6),
    expected: contiguous(3),
  },
  {
    about: 'none where none is needed but a run is',
    limits: limits(0, 5, 1),
    days: [],
    expected: contiguous(1),
  },
  { about: 'a run in any order of ticking', limits: limits(3, 5, 3), days: july(8, 6, 7), expected: null },
  {
    about: 'Friday and Monday are no run',
    limits: limits(2, 5, 2),
    days: july(9, 12),
    expected: contiguous(2),
  },
  {
    about: 'a run over a month end',
    limits: limits(3, 5, 3),
    days: ['2027-07-30', '2027-07-31', '2027-08-01'],
    expected: null,
  },
  {
    about: 'a run over a year end',
    limits: limits(3, 5, 3),
    days: ['2027-12-30', '2027-12-31', '2028-01-01'],
    expected: null,
  },
  {
    about: 'a run over a leap day',
    limits: limits(3, 5, 3),
    days: ['2028-02-28', '2028-02-29', '2028-03-01'],
    expected: null,
  },
  {
    about: 'no leap day that year',
    limits: limits(2, 5, 2),
    days: ['2027-02-28', '2027-03-01'],
    expected: null,
  },
  {
    about: 'a run over the start of summer time',
    limits: limits(3, 5, 3),
    days: ['2027-03-27', '2027-03-28', '2027-03-29'],
    expected: null,
  },
  {
    about: 'a run over the end of summer time',
    limits: limits(3, 5, 3),
    days: ['2027-10-30', '2027-10-31', '2027-11-01'],
    expected: null,
  },
];
