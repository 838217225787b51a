import {
  confirmationValues,
  EMPTY_SUBSCRIPTION,
  kidParentValues,
  OFFERED_OPTIONS,
  type Discount,
} from '../../../src/domain/enrolment.ts';
import { EMPTY_MEDICAL_INFO, type MedicalInfo } from '../../../src/domain/medicalSheet.ts';
import { ERROR_CODES, type Problem } from '../../../src/domain/errorCodes.ts';
import type { Camp } from '../../../src/domain/camp.ts';
import type { Day } from '../../../src/domain/days.ts';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import type { DayLimits } from '../../../src/domain/rules/campDays.ts';
import { campOfDays, fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from '../camps.ts';
import { KID_PARENT_CONTEXT } from '../cases/kidParent.ts';
import {
  bookingOf,
  CONFIRMATION,
  FULL_MEDICAL_INFO,
  KID_PARENT,
  MEDICAL_INFO,
  SECOND_CHILD,
} from '../people.ts';
import { VOUCHER } from '../wizard/links.ts';
import { PAYMENT } from '../wizardConfig.ts';

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

const week = flexibleCamp().activeDays;
const selectedDays: Record<string, readonly Day[]> = {
  'All five': week,
  'First three': week.slice(0, 3),
  'Not in a row': [0, 1, 3].flatMap((n) => week[n] ?? []),
  'First one': week.slice(0, 1),
  None: [],
};
const activeDays: Record<string, readonly Day[]> = {
  'Five in a week': week,
  'Ten in two weeks': campOfDays(10).activeDays,
  Sixty: campOfDays(60).activeDays,
  One: campOfDays(1).activeDays,
};
const limits: Record<string, DayLimits | undefined> = {
  'Three to five in a row': flexibleCamp(),
  'One to three': flexibleCamp({ minimumDays: 1, maximumDays: 3, minimumContiguousDays: 1 }),
  'Exactly three': flexibleCamp({ minimumDays: 3, maximumDays: 3, minimumContiguousDays: 1 }),
  One: singleDayCamp(),
  'Not possible': campOfDays(5, { minimumContiguousDays: 6 }),
  None: undefined,
};

const sheet: Record<string, MedicalInfo> = {
  Empty: EMPTY_MEDICAL_INFO,
  'One medication, one allergy': MEDICAL_INFO,
  'All medications and allergies': FULL_MEDICAL_INFO,
};

const kidParent: Record<string, KidParentValues> = {
  Empty: kidParentValues(EMPTY_SUBSCRIPTION),
  'Filled in': KID_PARENT,
  'Second child': { ...KID_PARENT, ...SECOND_CHILD },
};

/** The named values of a control for a prop that is an object: of all components, or of one as `Component.prop`. */
export const PRESETS: Readonly<Record<string, Record<string, unknown>>> = {
  'KidParent.values': kidParent,
  'KidParent.context': {
    'Without voucher': KID_PARENT_CONTEXT,
    'With voucher': { ...KID_PARENT_CONTEXT, voucher: VOUCHER },
  },
  'MedicalForm.values': sheet,
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
  activeDays,
  booking: {
    'With reference': bookingOf(flexibleCamp()),
    'Without reference': bookingOf(flexibleCamp(), { reference: undefined }),
    'Nothing to pay': bookingOf(flexibleCamp(), { toPayCents: 0 }),
  },
  camp,
  days: selectedDays,
  details: kidParent,
  discount,
  kidParent,
  limits,
  payment: { 'With note': PAYMENT, 'Without note': { ...PAYMENT, note: '' }, None: undefined },
  problem,
  selectedDays,
  sheet,
  transport: {
    None: undefined,
    'No connection': { kind: 'network' },
    'Time-out': { kind: 'timeout', ms: 15_000 },
    Aborted: { kind: 'aborted' },
  },
};
