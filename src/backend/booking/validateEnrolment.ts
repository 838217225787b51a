import type { Camp } from '../../domain/camp.ts';
import { sortedDays, type Day } from '../../domain/days.ts';
import type { InputData } from '../../domain/enrolment.ts';
import {
  sentMedicalInfo,
  shownAllergies,
  shownMedications,
  type MedicalInfo,
} from '../../domain/medicalSheet.ts';
import { campDaysProblem } from '../../domain/rules/campDays.ts';
import { confirmationRules } from '../../domain/rules/confirmation.ts';
import { passesAll } from '../../domain/rules/problemsOf.ts';
import { kidParentRules, type KidParentContext } from '../../domain/rules/kidParent.ts';
import { medicalFormRules } from '../../domain/rules/medicalForm.ts';

/** A booking is for days of the camp: for all of them unless it is flexible, else as spec 5, day selection. */
function mayBookDays(camp: Camp, selected: readonly Day[]): boolean {
  if (!selected.every((day) => camp.activeDays.includes(day))) return false;
  return camp.flexibleBookingAllowed
    ? campDaysProblem(camp, selected) === null
    : selected.length === camp.activeDays.length;
}

/** Building the rules of a form takes ten times as long as asking them (0.4 ms against 0.04), so they are kept. */
const kidParentRulesKept = new Map<string, ReturnType<typeof kidParentRules>>();
const medicalFormRulesKept = new Map<string, ReturnType<typeof medicalFormRules>>();
/** Kinds of camps, by their birth years, that are kept on one day. */
const MOST_KEPT = 1000;

function rulesOfKidParent(context: KidParentContext): ReturnType<typeof kidParentRules> {
  // A voucher is a text of the parent's: too many kinds to keep.
  if (context.voucher !== '') return kidParentRules(context);
  const key = JSON.stringify([context.today, context.campMaxBirthyear, context.campMinBirthyear]);
  const kept = kidParentRulesKept.get(key);
  if (kept) return kept;
  if (kidParentRulesKept.size >= MOST_KEPT) kidParentRulesKept.clear();
  const rules = kidParentRules(context);
  kidParentRulesKept.set(key, rules);
  return rules;
}

/** The rules of a sheet are those of the blocks it shows. */
function rulesOfMedicalForm(info: MedicalInfo): ReturnType<typeof medicalFormRules> {
  const blocks = [info.subscriber_takeMedication, shownMedications(info), shownAllergies(info)];
  const key = JSON.stringify(blocks);
  const rules = medicalFormRulesKept.get(key) ?? medicalFormRules(info);
  medicalFormRulesKept.set(key, rules);
  return rules;
}

/**
 * Whether the answers pass every rule of spec 5: the very rules the wizard asks, with the camp's own limits
 * instead of the copies in the post.
 */
export function validateEnrolment(camp: Camp, inputData: InputData, today: Day): boolean {
  const { maxBirthyear: campMaxBirthyear, minBirthyear: campMinBirthyear } = camp;
  const context = { voucher: inputData.voucher.trim(), campMaxBirthyear, campMinBirthyear, today };
  const medicalInfo = sentMedicalInfo(inputData.subscriber_Medical_MedicalInfo);
  return (
    mayBookDays(camp, inputData.selectedDays) &&
    passesAll(rulesOfKidParent(context), inputData) &&
    passesAll(rulesOfMedicalForm(medicalInfo), medicalInfo) &&
    passesAll(confirmationRules, inputData)
  );
}

/**
 * The answers as they are kept and compared: texts trimmed as the rules trim them, days in order, and nothing of
 * what the server knows better (the copies of the camp's limits). Their keys are in one order, whatever that of the
 * post, for a retry may be written down by another browser's hand.
 */
export function keptAnswers(inputData: InputData) {
  const trimmed = <Values extends object>(values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
    ) as Values;
  const {
    campYear: _campYear,
    campMaxBirthyear: _campMaxBirthyear,
    campMinBirthyear: _campMinBirthyear,
    campMinimumRequiredCampDays: _campMinimumRequiredCampDays,
    campMinimumContiguousCampDays: _campMinimumContiguousCampDays,
    campMaximumAllowedCampDays: _campMaximumAllowedCampDays,
    discountSelectedDays: _discountSelectedDays,
    selectedDays,
    voucher,
    subscriber_Medical_MedicalInfo: medicalInfo,
    ...details
  } = inputData;
  return {
    days: sortedDays(selectedDays),
    voucher: voucher.trim(),
    details: trimmed(details),
    medicalInfo: trimmed(sentMedicalInfo(medicalInfo)),
  };
}

export type KeptAnswers = ReturnType<typeof keptAnswers>;
