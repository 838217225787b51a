import type { Camp } from './camp.ts';
import { isSingleDay } from './camp.ts';
import { sortedDays, type Day } from './days.ts';
import { EMPTY_MEDICAL_INFO, sentMedicalInfo, type MedicalInfo } from './medicalSheet.ts';
import { lessDaysCents } from './price.ts';

/** `FIRST_CAMP` = 'Eerste inschrijving', `SAVINGS` = 'Getrouwheidskorting' (spec 3, discount answer). */
export const DISCOUNT_TYPES = ['FIRST_CAMP', 'SAVINGS'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

export interface Discount {
  type: DiscountType | null;
  /** In euro, as the discount answer gives it; null when there is none. */
  amount: number | null;
}

export const GENDERS = ['male', 'female'] as const;

/** The extra options that are offered; the value that travels is the text itself (spec 3, subscription_Remark). */
export const OFFERED_OPTIONS = [
  'Vrijetijdstarief: 100 euro (exclusief meerprijs tov van basiskamp van 149 euro)',
  'Monitortarief',
] as const;

/** What the camp days ask (spec 2, /). */
export interface CampDaysValues {
  /** In calendar order. */
  selectedDays: readonly Day[];
}

/** What the child and parent form asks (spec 3, child and parent). */
export interface KidParentValues {
  subscriber_FirstName: string;
  subscriber_LastName: string;
  /** 11 digits, no dots or dashes. Never stored by the browser. */
  subscriber_NationalNr: string;
  /** `male`, `female`, or empty until chosen. */
  subscriber_GenderId: string;
  subscriber_Parent_FirstName: string;
  subscriber_Parent_LastName: string;
  subscriber_Parent_Street: string;
  subscriber_Parent_HouseNr: string;
  subscriber_Parent_PostalCode: string;
  subscriber_Parent_City: string;
  subscriber_Parent_Country: string;
  subscriber_Parent_NationalNr: string;
  subscriber_Parent_Email: string;
  subscriber_Parent_Email_Repeat: string;
  subscriber_Parent_Phone: string;
  subscriber_Parent_Phone2: string;
}

/** What the confirmation asks: one extra option and the two consents (spec 2, /confirmation). */
export interface ConfirmationValues {
  subscription_Remark: string;
  subscriber_Parent_GdprConsent: boolean;
  subscriber_Parent_EmailConsent: boolean;
}

export interface InputData extends KidParentValues, ConfirmationValues {
  /** The valid voucher of the link, or empty. */
  voucher: string;
  campYear: number | null;
  campMaxBirthyear: number | null;
  campMinBirthyear: number | null;
  campMinimumRequiredCampDays: number;
  campMinimumContiguousCampDays: number;
  campMaximumAllowedCampDays: number | null;
  selectedDays: Day[];
  /** What choosing fewer days saves, in euro. */
  discountSelectedDays: number;
  subscriber_Medical_MedicalInfo: MedicalInfo;
}

/** The whole subscription state of spec 3: what the last call posts. */
export interface Subscription {
  campId: string;
  /** The code of the last failure, or empty. */
  apiError: string;
  discountAllowed: boolean;
  discountType: DiscountType | null;
  /** In euro. */
  discountAmount: number | null;
  medicalInfoRequestFired: boolean;
  inputData: InputData;
}

/** The state before anything is known (defaults of spec 3). */
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
    subscriber_FirstName: '',
    subscriber_LastName: '',
    subscriber_NationalNr: '',
    subscriber_GenderId: '',
    subscriber_Parent_FirstName: '',
    subscriber_Parent_LastName: '',
    subscriber_Parent_Street: '',
    subscriber_Parent_HouseNr: '',
    subscriber_Parent_PostalCode: '',
    subscriber_Parent_City: '',
    subscriber_Parent_Country: 'België',
    subscriber_Parent_NationalNr: '',
    subscriber_Parent_Email: '',
    subscriber_Parent_Email_Repeat: '',
    subscriber_Parent_Phone: '',
    subscriber_Parent_Phone2: '',
    subscriber_Parent_GdprConsent: false,
    subscriber_Parent_EmailConsent: false,
    subscription_Remark: '',
    subscriber_Medical_MedicalInfo: EMPTY_MEDICAL_INFO,
  },
};

/**
 * The days a camp starts with: all of them when it allows more than 1 day or is not flexible, else none
 * (spec 4, selected days).
 */
export function firstSelection(camp: Camp): Day[] {
  return !isSingleDay(camp) || !camp.flexibleBookingAllowed ? camp.activeDays : [];
}

/** The child and parent form's part of the state. */
export function kidParentValues({ inputData }: Subscription): KidParentValues {
  return {
    subscriber_FirstName: inputData.subscriber_FirstName,
    subscriber_LastName: inputData.subscriber_LastName,
    subscriber_NationalNr: inputData.subscriber_NationalNr,
    subscriber_GenderId: inputData.subscriber_GenderId,
    subscriber_Parent_FirstName: inputData.subscriber_Parent_FirstName,
    subscriber_Parent_LastName: inputData.subscriber_Parent_LastName,
    subscriber_Parent_Street: inputData.subscriber_Parent_Street,
    subscriber_Parent_HouseNr: inputData.subscriber_Parent_HouseNr,
    subscriber_Parent_PostalCode: inputData.subscriber_Parent_PostalCode,
    subscriber_Parent_City: inputData.subscriber_Parent_City,
    subscriber_Parent_Country: inputData.subscriber_Parent_Country,
    subscriber_Parent_NationalNr: inputData.subscriber_Parent_NationalNr,
    subscriber_Parent_Email: inputData.subscriber_Parent_Email,
    subscriber_Parent_Email_Repeat: inputData.subscriber_Parent_Email_Repeat,
    subscriber_Parent_Phone: inputData.subscriber_Parent_Phone,
    subscriber_Parent_Phone2: inputData.subscriber_Parent_Phone2,
  };
}

/** What a second child's enrolment begins with: the parent, the address and the contacts of the first, and no more. */
export function nextChildValues(details: KidParentValues): KidParentValues {
  return {
    ...details,
    subscriber_FirstName: '',
    subscriber_LastName: '',
    subscriber_NationalNr: '',
    subscriber_GenderId: '',
  };
}

/** The confirmation's part of the state. */
export function confirmationValues({ inputData }: Subscription): ConfirmationValues {
  return {
    subscription_Remark: inputData.subscription_Remark,
    subscriber_Parent_GdprConsent: inputData.subscriber_Parent_GdprConsent,
    subscriber_Parent_EmailConsent: inputData.subscriber_Parent_EmailConsent,
  };
}

/** Spec 4 'save state': merges values into inputData. */
export function withInput(state: Subscription, values: Partial<InputData>): Subscription {
  const inputData = { ...state.inputData, ...values };
  const otherChild = inputData.subscriber_NationalNr !== state.inputData.subscriber_NationalNr;
  return {
    ...state,
    ...(otherChild ? NO_DISCOUNT : {}),
    medicalInfoRequestFired: state.medicalInfoRequestFired && !otherChild,
    // One child's sheet can never reach another's enrolment.
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

/** The outcome of the discount check. */
export function withDiscount(state: Subscription, discount: Discount): Subscription {
  return { ...state, discountType: discount.type, discountAmount: discount.amount };
}

/** The outcome of the discount check that the state holds. */
export function discountOf({ discountType, discountAmount }: Subscription): Discount {
  return { type: discountType, amount: discountAmount };
}

/** The chosen days, and what choosing fewer of them saves. */
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
 * The state once the camp is known: its limits are copied in, and its days selected unless a selection for this
 * very camp is already there. What the parent typed stays: another camp is no reason to type it again.
 */
export function withCamp(state: Subscription, camp: Camp, voucher: string): Subscription {
  const sameCamp = state.campId === camp.id;
  const kept = sameCamp ? state.inputData.selectedDays.filter((day) => camp.activeDays.includes(day)) : [];
  const keeps = kept.length > 0 && camp.flexibleBookingAllowed;
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
  return withSelectedDays(next, camp, keeps ? kept : firstSelection(camp));
}
