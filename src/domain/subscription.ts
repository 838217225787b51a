import type { Camp } from './camp.ts';
import type { Day } from './days.ts';
import { EMPTY_KID_PARENT, type KidParentValues } from './emptyKidParent.ts';
import {
  EMPTY_ANSWERS,
  EMPTY_CONFIRMATION,
  type Answers,
  type ConfirmationValues,
  type DiscountType,
} from './enrolment.ts';
import type { MedicalInfo } from './medicalSheet.ts';
import { lessDaysCents } from './price.ts';

/** The `inputData` of spec 3: the answers, and copies of the camp's limits. */
export interface InputData extends KidParentValues, ConfirmationValues {
  /** The validated voucher, or empty. */
  voucher: string;
  campYear: number | null;
  campMaxBirthyear: number | null;
  campMinBirthyear: number | null;
  campMinimumRequiredCampDays: number;
  campMinimumContiguousCampDays: number;
  campMaximumAllowedCampDays: number | null;
  selectedDays: readonly Day[];
  /** The discount for selecting fewer days, in euro. */
  discountSelectedDays: number;
  subscriber_Medical_MedicalInfo: MedicalInfo;
}

/** The subscription state of spec 3, which the save call posts. */
export interface Subscription {
  campId: string;
  /** The last error code, or empty. */
  apiError: string;
  discountAllowed: boolean;
  discountType: DiscountType | null;
  /** In euro. */
  discountAmount: number | null;
  medicalInfoRequestFired: boolean;
  inputData: InputData;
}

function inputDataOf(answers: Answers) {
  return {
    ...answers.kidParent,
    ...answers.confirmation,
    subscriber_Medical_MedicalInfo: answers.medicalForm,
  };
}

/** The initial state (defaults of spec 3). */
export const EMPTY_SUBSCRIPTION: Subscription = {
  campId: '',
  apiError: '',
  discountAllowed: false,
  discountType: null,
  discountAmount: null,
  medicalInfoRequestFired: false,
  inputData: {
    voucher: '',
    campYear: null,
    campMaxBirthyear: null,
    campMinBirthyear: null,
    campMinimumRequiredCampDays: 5,
    campMinimumContiguousCampDays: 5,
    campMaximumAllowedCampDays: null,
    selectedDays: [],
    discountSelectedDays: 0,
    ...inputDataOf(EMPTY_ANSWERS),
  },
};

/**
 * The state that the save call posts (spec 3). Every error is cleared and the existing sheet was requested when an
 * enrolment is confirmed.
 */
export function subscriptionOf(camp: Camp, answers: Answers): Subscription {
  return {
    campId: camp.id,
    apiError: '',
    discountAllowed: camp.discountAllowed,
    discountType: answers.discount.type,
    discountAmount: answers.discount.amount,
    medicalInfoRequestFired: true,
    inputData: {
      voucher: answers.voucher,
      campYear: Number(camp.activeDays[0]?.slice(0, 4)),
      campMaxBirthyear: camp.maxBirthyear,
      campMinBirthyear: camp.minBirthyear,
      campMinimumRequiredCampDays: camp.minimumDays,
      campMinimumContiguousCampDays: camp.minimumContiguousDays,
      campMaximumAllowedCampDays: camp.maximumDays,
      selectedDays: answers.selectedDays,
      discountSelectedDays: lessDaysCents(camp, answers.selectedDays.length) / 100,
      ...inputDataOf(answers),
    },
  };
}

/** The values of the state for the fields of `form`. */
function valuesOf<Values extends Partial<InputData>>(form: Values, inputData: InputData): Values {
  const fields = Object.keys(form) as (keyof InputData)[];
  return Object.fromEntries(fields.map((field) => [field, inputData[field]])) as Values;
}

/** The values of the child and parent form in a posted state. */
export const kidParentValues = ({ inputData }: Pick<Subscription, 'inputData'>) =>
  valuesOf<KidParentValues>(EMPTY_KID_PARENT, inputData);

/** The values of the confirmation in a posted state. */
export const confirmationValues = ({ inputData }: Pick<Subscription, 'inputData'>) =>
  valuesOf(EMPTY_CONFIRMATION, inputData);
