import type { Discount } from '../../../src/domain/enrolment.ts';
import { ERROR_CODES, type Problem } from '../../../src/domain/errorCodes.ts';
import type { Camp } from '../../../src/domain/camp.ts';
import type { Day } from '../../../src/domain/days.ts';
import { campOfDays, fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from '../camps.ts';

const camp: Record<string, Camp> = {
  'Flexible, five days': flexibleCamp(),
  'Fixed week': fixedCamp(),
  'One day of five': singleDayCamp(),
  'Sixty days': campOfDays(60),
  'Fully booked': fullCamp(),
};

const problem: Record<string, Problem> = {
  ...Object.fromEntries(ERROR_CODES.map((code) => [code, { code }])),
  'No connection': { code: 'INVALID', transport: { kind: 'network' } },
  'Time-out': { code: 'INVALID', transport: { kind: 'timeout', ms: 15_000 } },
};

const discount: Record<string, Discount> = {
  None: { type: null, amount: null },
  'First enrolment, € 10': { type: 'FIRST_CAMP', amount: 10 },
  'Loyalty, € 12,50': { type: 'SAVINGS', amount: 12.5 },
};

const days = flexibleCamp().activeDays;
const selectedDays: Record<string, readonly Day[]> = {
  'All five': days,
  'First three': days.slice(0, 3),
  'Not in a row': [0, 1, 3].flatMap((n) => days[n] ?? []),
  None: [],
};

/** What a control offers by name for a prop that is an object. */
export const PRESETS: Readonly<Record<string, Record<string, unknown>>> = {
  camp,
  problem,
  discount,
  selectedDays,
};
