import type { Camp } from '../camp.ts';
import { longestRun, type Day } from '../days.ts';
import type { RuleMessage } from './ruleMessage.ts';

/** The limits of a camp for a selection of its days. */
export type DayLimits = Pick<Camp, 'minimumDays' | 'maximumDays' | 'minimumContiguousDays'>;

/**
 * The first failed rule of a day selection in the order of spec 5, or null. Not a yup schema, because there is one value.
 */
export function campDaysProblem(camp: DayLimits, days: readonly Day[]): RuleMessage | null {
  const { minimumDays, maximumDays, minimumContiguousDays } = camp;
  if (days.length < minimumDays) return { key: 'rule.daysMinimum', values: { n: minimumDays } };
  if (days.length > maximumDays) return { key: 'rule.daysMaximum', values: { n: maximumDays } };
  return longestRun(days) < minimumContiguousDays
    ? { key: 'rule.daysContiguous', values: { n: minimumContiguousDays } }
    : null;
}
