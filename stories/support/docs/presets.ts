import {
  confirmationValues,
  EMPTY_SUBSCRIPTION,
  kidParentValues,
  OFFERED_OPTIONS,
  type Discount,
} from '../../../src/domain/enrolment.ts';
import { EMPTY_MEDICAL_INFO } from '../../../src/domain/medicalSheet.ts';
import { ERROR_CODES, type Problem } from '../../../src/domain/errorCodes.ts';
import type { Camp } from '../../../src/domain/camp.ts';
import type { Day } from '../../../src/domain/days.ts';
import { campOfDays, fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from '../camps.ts';
import { CONFIRMATION, FULL_MEDICAL_INFO, KID_PARENT, MEDICAL_INFO, SECOND_CHILD } from '../people.ts';

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

/** The named values of a control for a prop that is an object: of all components, or of one as `Component.prop`. */
export const PRESETS: Readonly<Record<string, Record<string, unknown>>> = {
  'KidParent.values': {
    Empty: kidParentValues(EMPTY_SUBSCRIPTION),
    'Filled in': KID_PARENT,
    'Second child': { ...KID_PARENT, ...SECOND_CHILD },
  },
  'MedicalForm.values': {
    Empty: EMPTY_MEDICAL_INFO,
    'One medication, one allergy': MEDICAL_INFO,
    'All medications and allergies': FULL_MEDICAL_INFO,
  },
  'MedicalForm.existing': {
    Loading: { status: 'loading' },
    'Not found': { status: 'none' },
    Found: { status: 'found', sheet: MEDICAL_INFO },
  },
  'Confirmation.values': {
    Empty: confirmationValues(EMPTY_SUBSCRIPTION),
    Consent: CONFIRMATION,
    'Consent and extra option': { ...CONFIRMATION, subscription_Remark: OFFERED_OPTIONS[0] },
  },
  camp,
  problem,
  discount,
  selectedDays,
};
