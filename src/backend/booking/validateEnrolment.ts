import QuickLRU from 'quick-lru';
import type { AnyObjectSchema } from 'yup';
import type { Camp } from '../../domain/camp.ts';
import { sortedDays, type Day } from '../../domain/days.ts';
import { confirmationValues, kidParentValues, type InputData } from '../../domain/subscription.ts';
import {
  BLOCK_FIELDS,
  sentMedicalInfo,
  shownAllergies,
  shownMedications,
  type MedicalInfo,
} from '../../domain/medicalSheet.ts';
import { campDaysProblem } from '../../domain/rules/campDays.ts';
import { confirmationRules } from '../../domain/rules/confirmation.ts';
import { kidParentRules } from '../../domain/rules/kidParent.ts';
import { kidParentContext } from '../../domain/rules/kidParentContext.ts';
import { medicalFormRules } from '../../domain/rules/medicalForm.ts';
import { storedText } from '../../domain/visibleText.ts';

/** Whether these are all days of the camp or, in a flexible camp, a valid selection (spec 5). */
function mayBookDays(camp: Camp, selected: readonly Day[]): boolean {
  if (!selected.every((day) => camp.activeDays.includes(day))) return false;
  return camp.flexibleBookingAllowed
    ? campDaysProblem(camp, selected) === null
    : selected.length === camp.activeDays.length;
}

/** Creating a stack trace takes longer than the rules. */
const WITHOUT_STACK = { disableStackTrace: true };

/** Building the rules of a form takes ten times as long as checking them (0.4 ms and 0.04 ms), so they are cached. */
const cachedRules = new QuickLRU<string, AnyObjectSchema>({ maxSize: 1000 });

function rulesFor(parts: readonly unknown[], build: () => AnyObjectSchema): AnyObjectSchema {
  const key = JSON.stringify(parts);
  const rules = cachedRules.get(key) ?? build();
  cachedRules.set(key, rules);
  return rules;
}

/**
 * The posted sheet without unticked blocks, and without a second or third one that is empty: the wizard leaves these out,
 * but another program may post all texts of spec 3.
 */
export function postedMedicalInfo(posted: MedicalInfo): MedicalInfo {
  const info = { ...posted };
  for (const field of BLOCK_FIELDS) if (storedText(info[field] ?? '') === '') info[field] = undefined;
  return sentMedicalInfo(info);
}

/** Whether the answers pass every rule of spec 5, with the camp's own limits instead of the posted copies. */
export function validateEnrolment(camp: Camp, inputData: InputData, today: Day): boolean {
  const hasVoucher = inputData.voucher.trim() !== '';
  const context = kidParentContext(camp, hasVoucher ? 'voucher' : '', today);
  const info = postedMedicalInfo(inputData.subscriber_Medical_MedicalInfo);
  // The rules of a sheet depend on the blocks it shows.
  const blocks = [info.subscriber_takeMedication, shownMedications(info), shownAllergies(info)];
  const ofKidParent = rulesFor(['kidParent', context], () => kidParentRules(context));
  const ofMedicalForm = rulesFor(['medicalForm', blocks], () => medicalFormRules(info));
  return (
    mayBookDays(camp, inputData.selectedDays) &&
    ofKidParent.isValidSync(inputData, WITHOUT_STACK) &&
    ofMedicalForm.isValidSync(info, WITHOUT_STACK) &&
    confirmationRules.isValidSync(inputData, WITHOUT_STACK)
  );
}

/**
 * The answers as they are stored and compared: with texts as in the rules, with sorted days, without the copies of the
 * camp's limits, and with keys in a fixed order.
 */
export function normalisedAnswers(inputData: InputData) {
  const stored = (value: unknown) => (typeof value === 'string' ? storedText(value) : value);
  const storedIn = <Values extends object>(values: Values) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, stored(value)])) as Values;
  const { subscription_Remark, ...consents } = confirmationValues({ inputData });
  return {
    days: sortedDays(inputData.selectedDays),
    voucher: inputData.voucher.trim(),
    details: storedIn({ ...kidParentValues({ inputData }), ...consents, subscription_Remark }),
    medicalInfo: postedMedicalInfo(inputData.subscriber_Medical_MedicalInfo),
  };
}

export type Answers = ReturnType<typeof normalisedAnswers>;
