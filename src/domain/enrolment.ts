import type { Camp } from './camp.ts';
import { isSingleDay } from './camp.ts';
import { sortedDays, type Day } from './days.ts';
import { EMPTY_KID_PARENT, type KidParentValues } from './emptyKidParent.ts';
import { EMPTY_MEDICAL_INFO, sentMedicalInfo, type MedicalInfo } from './medicalSheet.ts';
import { lessDaysCents } from './price.ts';

/** `FIRST_CAMP` = 'Eerste inschrijving', `SAVINGS` = 'Getrouwheidskorting' (spec 3, discount response). */
export const DISCOUNT_TYPES = ['FIRST_CAMP', 'SAVINGS'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

export interface Discount {
  type: DiscountType | null;
  /** In euro; null when there is none. */
  amount: number | null;
}

/** The discount of a response: a known type and an amount in euro as number or numeric string, else none. */
export function readDiscount(response: { DISCOUNT_TYPE?: unknown; DISCOUNT_AMOUNT?: unknown }): Discount {
  const type = DISCOUNT_TYPES.find((known) => known === response.DISCOUNT_TYPE);
  const given = response.DISCOUNT_AMOUNT;
  const amount = typeof given === 'string' ? Number(given.replace(',', '.')) : given;
  return type && typeof amount === 'number' && Number.isFinite(amount) && amount > 0
    ? { type, amount }
    : { type: null, amount: null };
}

export const GENDERS = ['male', 'female'] as const;

/** The extra options offered to the parent. The text itself is the value that is sent (spec 3, subscription_Remark). */
export const OFFERED_OPTIONS = [
  'Vrijetijdstarief: 100 euro (exclusief meerprijs tov van basiskamp van 149 euro)',
  'Monitortarief',
] as const;

/** The values of the camp days step (spec 2, /). */
export interface CampDaysValues {
  /** In calendar order. */
  selectedDays: readonly Day[];
}

/** The values of the confirmation: an extra option and two consents (spec 2, /confirmation). */
export interface ConfirmationValues {
  subscription_Remark: string;
  subscriber_Parent_GdprConsent: boolean;
  subscriber_Parent_EmailConsent: boolean;
}

export interface InputData extends KidParentValues, ConfirmationValues {
  /** The validated voucher, or empty. */
  voucher: string;
  campYear: number | null;
  campMaxBirthyear: number | null;
  campMinBirthyear: number | null;
  campMinimumRequiredCampDays: number;
  campMinimumContiguousCampDays: number;
  campMaximumAllowedCampDays: number | null;
  selectedDays: Day[];
  /** The discount for selecting fewer days, in euro. */
  discountSelectedDays: number;
  subscriber_Medical_MedicalInfo: MedicalInfo;
}

const EMPTY_CONFIRMATION: ConfirmationValues = {
  subscription_Remark: '',
  subscriber_Parent_GdprConsent: false,
  subscriber_Parent_EmailConsent: false,
};

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
    ...EMPTY_KID_PARENT,
    ...EMPTY_CONFIRMATION,
    subscriber_Medical_MedicalInfo: EMPTY_MEDICAL_INFO,
  },
};

/**
 * The initial selection: all days when the camp allows more than 1 day or is not flexible, else none (spec 4, selected
 * days).
 */
export function firstSelection(camp: Camp): Day[] {
  return !isSingleDay(camp) || !camp.flexibleBookingAllowed ? camp.activeDays : [];
}

/** The values of the state for the fields of `form`. */
function valuesOf<Values extends Partial<InputData>>(form: Values, { inputData }: Subscription): Values {
  const fields = Object.keys(form) as (keyof InputData)[];
  return Object.fromEntries(fields.map((field) => [field, inputData[field]])) as Values;
}

/** The values of the child and parent form. */
export const kidParentValues = (state: Subscription) => valuesOf<KidParentValues>(EMPTY_KID_PARENT, state);

/** The answers that a parent checks before confirming, without the option of that page. */
export const answersOf = (state: Subscription) => ({
  kidParent: kidParentValues(state),
  days: state.inputData.selectedDays,
  sheet: state.inputData.subscriber_Medical_MedicalInfo,
});

/** The initial values for another child of the same parent: the parent's name, address and contact details. */
export function nextChildValues(details: KidParentValues): KidParentValues {
  const isOfParent = ([field]: [string, string]) => field.startsWith('subscriber_Parent_');
  return { ...EMPTY_KID_PARENT, ...Object.fromEntries(Object.entries(details).filter(isOfParent)) };
}

/** The values of the confirmation. */
export const confirmationValues = (state: Subscription) => valuesOf(EMPTY_CONFIRMATION, state);

/** Spec 4 'save state': merges values into inputData. */
export function withInput(state: Subscription, values: Partial<InputData>): Subscription {
  const inputData = { ...state.inputData, ...values };
  const otherChild = inputData.subscriber_NationalNr !== state.inputData.subscriber_NationalNr;
  return {
    ...state,
    ...(otherChild ? NO_DISCOUNT : {}),
    medicalInfoRequestFired: state.medicalInfoRequestFired && !otherChild,
    // A medical sheet belongs to one child.
    inputData: otherChild ? { ...inputData, subscriber_Medical_MedicalInfo: EMPTY_MEDICAL_INFO } : inputData,
  };
}

const NO_DISCOUNT = { discountType: null, discountAmount: null } as const;

/** Spec 4 'save medical state': replaces the medical block. */
export function withMedicalInfo(state: Subscription, medicalInfo: MedicalInfo): Subscription {
  return {
    ...state,
    inputData: { ...state.inputData, subscriber_Medical_MedicalInfo: sentMedicalInfo(medicalInfo) },
  };
}

/** Spec 4 'set API error'. */
export function withApiError(state: Subscription, apiError: string): Subscription {
  return { ...state, apiError };
}

/** Stores the result of the discount check. */
export function withDiscount(state: Subscription, discount: Discount): Subscription {
  return { ...state, discountType: discount.type, discountAmount: discount.amount };
}

/** The stored result of the discount check. */
export function discountOf({ discountType, discountAmount }: Subscription): Discount {
  return { type: discountType, amount: discountAmount };
}

/** Stores the selected days and the discount for them. */
export function withSelectedDays(
  state: Subscription,
  camp: Camp,
  selectedDays: readonly Day[],
): Subscription {
  return withInput(state, {
    selectedDays: sortedDays(selectedDays),
    discountSelectedDays: lessDaysCents(camp, selectedDays.length) / 100,
  });
}

/**
 * Stores the camp: copies its limits, and selects its days unless days of this camp are already selected. The parent's
 * answers are preserved when the camp changes.
 */
export function withCamp(state: Subscription, camp: Camp, voucher: string): Subscription {
  const sameCamp = state.campId === camp.id;
  const remaining = sameCamp
    ? state.inputData.selectedDays.filter((day) => camp.activeDays.includes(day))
    : [];
  const hasRemaining = remaining.length > 0 && camp.flexibleBookingAllowed;
  const next: Subscription = {
    ...state,
    ...(sameCamp && camp.discountAllowed ? {} : NO_DISCOUNT),
    campId: camp.id,
    discountAllowed: camp.discountAllowed,
    inputData: {
      ...state.inputData,
      voucher,
      campYear: Number(camp.activeDays[0]?.slice(0, 4)),
      campMaxBirthyear: camp.maxBirthyear,
      campMinBirthyear: camp.minBirthyear,
      campMinimumRequiredCampDays: camp.minimumDays,
      campMinimumContiguousCampDays: camp.minimumContiguousDays,
      campMaximumAllowedCampDays: camp.maximumDays,
    },
  };
  return withSelectedDays(next, camp, hasRemaining ? remaining : firstSelection(camp));
}
