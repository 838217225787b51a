import type { Camp } from '../camp.ts';
import { longestRun, type Day } from '../days.ts';
import type { RuleMessage } from './ruleMessage.ts';

/** What a camp asks of a selection of its days. */
export type DayLimits = Pick<Camp, 'minimumDays' | 'maximumDays' | 'minimumContiguousDays'>;

/** The rules of the day selection in the order of spec 5: each breaks for some selections and names a number. */
const RULES: readonly [
  broken: (days: readonly Day[], camp: DayLimits) => boolean,
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

/** The first broken rule of a day selection, or null (spec 5, day selection). No yup: there are no fields here. */
export function campDaysProblem(camp: DayLimits, days: readonly Day[]): RuleMessage | null {
  const broken = RULES.find(([isBroken]) => isBroken(days, camp));
  return broken ? broken[1](camp) : null;
}
