import {
  EMPTY_CONFIRMATION,
  GENDERS,
  OFFERED_OPTIONS,
  type Discount,
} from '../../../src/domain/enrolment.ts';
import { EMPTY_MEDICAL_INFO, type MedicalInfo } from '../../../src/domain/medicalSheet.ts';
import { ERROR_CODES, type Problem } from '../../../src/domain/errorCodes.ts';
import type { Camp } from '../../../src/domain/camp.ts';
import type { Day } from '../../../src/domain/days.ts';
import { EMPTY_KID_PARENT, type KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { dayRepairs, type DayRepair } from '../../../src/domain/dayRepair.ts';
import type { DayLimits } from '../../../src/domain/rules/campDays.ts';
import { campOfDays, fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from '../../../src/testing/camps.ts';
import { KID_PARENT_CONTEXT } from '../../../src/testing/cases/kidParent.ts';
import {
  bookingOf,
  CONFIRMATION,
  FULL_MEDICAL_INFO,
  KID_PARENT,
  MEDICAL_INFO,
  SECOND_CHILD,
} from '../../../src/testing/people.ts';
import {
  ALL_CORRECTED,
  MANY_PROBLEMS,
  ONE_CORRECTED,
  ONE_PROBLEM,
  SAME_WORDS,
  THREE_PROBLEMS,
  TWO_OF_ONE_CARD,
} from '../data/fieldProblems.ts';
import { changeLinks, navSteps } from '../data/navSteps.ts';
import { VOUCHER } from '../wizard/links.ts';
import { PAYMENT } from '../data/wizardConfig.ts';
import { t } from '../record/recording.ts';

const camp: Record<string, Camp> = {
  'Flexible with five days': flexibleCamp(),
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
  'First enrolment 10 euro': { type: 'FIRST_CAMP', amount: 10 },
  'Loyalty 12 euro 50': { type: 'SAVINGS', amount: 12.5 },
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

const repairs: Record<string, readonly DayRepair[]> = {
  'One day more': dayRepairs(
    flexibleCamp(),
    [0, 1, 3].flatMap((n) => week[n] ?? []),
  ),
  'Either of two days': dayRepairs(flexibleCamp(), week.slice(1, 3)),
  'No day chosen': dayRepairs(flexibleCamp(), []),
  'Two days fewer': dayRepairs(
    flexibleCamp({ minimumDays: 1, maximumDays: 3, minimumContiguousDays: 1 }),
    week,
  ),
  'None possible': [],
};

const sheet: Record<string, MedicalInfo> = {
  Empty: EMPTY_MEDICAL_INFO,
  'One medication and one allergy': MEDICAL_INFO,
  'All medications and allergies': FULL_MEDICAL_INFO,
};

const kidParent: Record<string, KidParentValues> = {
  Empty: EMPTY_KID_PARENT,
  'Filled in': KID_PARENT,
  'Second child': { ...KID_PARENT, ...SECOND_CHILD },
};

const changes = {
  'Flexible camp': changeLinks(flexibleCamp()),
  'Fixed camp': changeLinks(fixedCamp()),
  None: [],
};

const answers = {
  kidParent: KID_PARENT,
  sheet: MEDICAL_INFO,
  days: week,
  changes: changes['Flexible camp'],
};
const recap = {
  'Flexible camp': answers,
  'Fixed camp': { ...answers, days: fixedCamp().activeDays, changes: changes['Fixed camp'] },
  'Three days': { ...answers, days: week.slice(0, 3) },
  'All medications and allergies': { ...answers, sheet: FULL_MEDICAL_INFO },
  'Nothing on the sheet': { ...answers, sheet: EMPTY_MEDICAL_INFO },
};

const leisure = { value: OFFERED_OPTIONS[0], label: t('extraOptions.leisure') };
const monitor = { value: OFFERED_OPTIONS[1], label: t('extraOptions.monitor') };
const male = { value: GENDERS[0], label: t('kidParent.male') };
const female = { value: GENDERS[1], label: t('kidParent.female') };

const PAYMENTS = { 'With note': PAYMENT, 'Without note': { ...PAYMENT, note: '' } };

/**
 * The named values of a control for a prop that is an object: of all components, or of one as `Component.prop`. Storybook
 * drops a name from the address of a story unless it consists of letters, digits, spaces, hyphens and underscores.
 */
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
    Empty: EMPTY_CONFIRMATION,
    Consent: CONFIRMATION,
    'Consent and extra option': { ...CONFIRMATION, subscription_Remark: OFFERED_OPTIONS[0] },
  },
  'ChoiceField.options': { Two: [male, female], 'Two turned round': [female, male], One: [female] },
  'SelectField.options': { Two: [leisure, monitor], 'The long one': [leisure], 'The short one': [monitor] },
  'ErrorSummary.problems': {
    One: ONE_PROBLEM,
    'Two of one card': TWO_OF_ONE_CARD,
    'Three of three cards': THREE_PROBLEMS,
    'Six of three cards': MANY_PROBLEMS,
    'One corrected': ONE_CORRECTED,
    'All corrected': ALL_CORRECTED,
    'Same words shown once': SAME_WORDS,
  },
  // Not of ThankYou, whose `payment` is an element.
  'PaymentDetails.payment': PAYMENTS,
  'PrintedConfirmation.payment': { ...PAYMENTS, None: undefined },
  'Success.payment': { ...PAYMENTS, None: undefined },
  'StepActions.back': { 'Previous step': { href: '/kid-parent', label: t('action.back') }, None: undefined },
  'StepNav.current': {
    'Camp days': 'campDays',
    'Child and parent': 'kidParent',
    'Medical sheet': 'medicalForm',
    Confirmation: 'confirmation',
  },
  'StepNav.steps': {
    'None finished': navSteps(flexibleCamp(), 'campDays'),
    'One finished': navSteps(flexibleCamp(), 'kidParent'),
    'Two finished': navSteps(flexibleCamp(), 'medicalForm'),
    'Three finished': navSteps(flexibleCamp(), 'confirmation'),
    'Fixed camp none finished': navSteps(fixedCamp(), 'kidParent'),
    'Fixed camp one finished': navSteps(fixedCamp(), 'medicalForm'),
    'Fixed camp two finished': navSteps(fixedCamp(), 'confirmation'),
  },
  activeDays,
  booking: {
    'With reference': bookingOf(flexibleCamp()),
    'Without reference': bookingOf(flexibleCamp(), { reference: undefined }),
    'Nothing to pay': bookingOf(flexibleCamp(), { toPayCents: 0 }),
  },
  camp,
  changes,
  days: selectedDays,
  details: kidParent,
  discount,
  kidParent,
  limits,
  problem,
  recap,
  repairs,
  selectedDays,
  sheet,
  transport: {
    None: undefined,
    'No connection': { kind: 'network' },
    'Time-out': { kind: 'timeout', ms: 15_000 },
    Aborted: { kind: 'aborted' },
  },
};
