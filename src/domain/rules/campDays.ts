import type { Camp } from '../camp.ts';
import { longestRun, type Day } from '../days.ts';
import type { RuleMessage } from './ruleMessage.ts';

/** The limits of a camp for a selection of its days. */
export type DayLimits = Pick<Camp, 'minimumDays' | 'maximumDays' | 'minimumContiguousDays'>;

/** The rules of the day selection, in the order of spec 5. */
const RULES: readonly [
  fails: (days: readonly Day[], camp: DayLimits) => boolean,
  message: (camp: DayLimits) => RuleMessage,
][] = [
  [
    (days, camp) => days.length < camp.minimumDays,
    (camp) => ({ key: 'rule.daysMinimum', values: { n: camp.minimumDays } }),
  ],
  [
    (days, camp) => days.length > camp.maximumDays,
    (camp) => ({ key: 'rule.daysMaximum', values: { n: camp.maximumDays } }),
  ],
  [
    (days, camp) => longestRun(days) < camp.minimumContiguousDays,
    (camp) => ({ key: 'rule.daysContiguous', values: { n: camp.minimumContiguousDays } }),
  ],
];

/**
 * The first failed rule of a day selection, or null (spec 5, day selection). Not a yup schema, because there is one
 * value.
 */
export function campDaysProblem(camp: DayLimits, days: readonly Day[]): RuleMessage | null {
  const failed = RULES.find(([fails]) => fails(days, camp));
  return failed ? failed[1](camp) : null;
}
