import { isSingleDay, type Camp } from './camp.ts';
import { sortedDays, type Day } from './days.ts';
import { EMPTY_KID_PARENT, type KidParentValues } from './emptyKidParent.ts';
import { EMPTY_MEDICAL_INFO, type MedicalInfo } from './medicalSheet.ts';
import { billFor } from './price.ts';

/** `FIRST_CAMP` = 'Eerste inschrijving', `SAVINGS` = 'Getrouwheidskorting' (spec 3, discount response). */
export const DISCOUNT_TYPES = ['FIRST_CAMP', 'SAVINGS'] as const;
/** A type of discount (spec 3, discount response). */
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** The discount of a child; both null when there is none. `amount` is in euro. */
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
    : NO_DISCOUNT;
}

/** The values of the gender field (spec 3). */
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

/** The values of the confirmation at its start. */
export const EMPTY_CONFIRMATION: ConfirmationValues = {
  subscription_Remark: '',
  subscriber_Parent_GdprConsent: false,
  subscriber_Parent_EmailConsent: false,
};

/** The submitted answers of an enrolment, by form, and what the calls added to them. */
export interface Answers extends CampDaysValues {
  /** The validated voucher, or empty. */
  voucher: string;
  kidParent: KidParentValues;
  /** The result of the discount check. */
  discount: Discount;
  medicalForm: MedicalInfo;
  confirmation: ConfirmationValues;
}

const NO_DISCOUNT: Discount = { type: null, amount: null };

/** The initial answers. */
export const EMPTY_ANSWERS: Answers = {
  voucher: '',
  selectedDays: [],
  kidParent: EMPTY_KID_PARENT,
  discount: NO_DISCOUNT,
  medicalForm: EMPTY_MEDICAL_INFO,
  confirmation: EMPTY_CONFIRMATION,
};

/**
 * The initial selection: all days when the camp allows more than 1 day or is not flexible, else none (spec 4, selected
 * days).
 */
export function firstSelection(camp: Camp): Day[] {
  return !isSingleDay(camp) || !camp.flexibleBookingAllowed ? camp.activeDays : [];
}

/** The initial values for another child of the same parent: the parent's name, address and contact details. */
export function nextChildValues(details: KidParentValues): KidParentValues {
  const isOfParent = ([field]: [string, string]) => field.startsWith('subscriber_Parent_');
  return { ...EMPTY_KID_PARENT, ...Object.fromEntries(Object.entries(details).filter(isOfParent)) };
}

/** The answers with the submitted child and parent. A discount and a medical sheet belong to one child. */
export function withKidParent(answers: Answers, kidParent: KidParentValues): Answers {
  const isOtherChild = kidParent.subscriber_NationalNr !== answers.kidParent.subscriber_NationalNr;
  return {
    ...answers,
    kidParent,
    ...(isOtherChild ? { discount: NO_DISCOUNT, medicalForm: EMPTY_MEDICAL_INFO } : {}),
  };
}

/** The answers with the days of this camp that are in `days`. */
export function withDays(answers: Answers, camp: Camp, days: readonly Day[]): Answers {
  return { ...answers, selectedDays: sortedDays(days.filter((day) => camp.activeDays.includes(day))) };
}

/**
 * The answers for a loaded camp: its days are selected unless days of this camp already are. `isOther`: the answers are
 * of another camp. `isShown`: the parent has seen the days, so that none may be left after a change of the camp.
 */
export function withCamp(
  answers: Answers,
  camp: Camp,
  voucher: string,
  isOther: boolean,
  isShown = false,
): Answers {
  const kept = withDays(answers, camp, isOther ? [] : answers.selectedDays);
  const isKept = camp.flexibleBookingAllowed && ((isShown && !isOther) || kept.selectedDays.length > 0);
  return {
    ...(isKept ? kept : withDays(answers, camp, firstSelection(camp))),
    voucher,
    discount: !isOther && camp.discountAllowed ? answers.discount : NO_DISCOUNT,
  };
}

/** The amount to pay, in cents. */
export function toPayCents({ selectedDays, discount }: Answers, camp: Camp): number {
  return billFor(camp, selectedDays.length, discount.amount).toPayCents;
}
