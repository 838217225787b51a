import { bool, object, string, type AnyObject, type Schema } from 'yup';
import {
  ALLERGY_PARTS,
  MEDICATION_PARTS,
  shownAllergies,
  shownMedications,
  type MedicalInfo,
} from '../medicalSheet.ts';
import { storedText } from '../visibleText.ts';
import type { RuleMessage } from './ruleMessage.ts';

const filledIn = (message: RuleMessage) => string().transform(storedText).required(message);

// Created once: the form is validated at every change, and creating the rules takes longer than validating.
const APPROVAL = bool().oneOf([true], { key: 'rule.approval' });
const MEDICATION = {
  name: filledIn({ key: 'rule.medicationName' }),
  frequency: filledIn({ key: 'rule.medicationFrequency' }),
  amount: filledIn({ key: 'rule.medicationAmount' }),
};
const ALLERGY = filledIn({ key: 'rule.required' });

/**
 * The rules of the medical sheet (spec 5, medical). The fields of a shown block are required; those of an unticked
 * block are not validated.
 */
export function medicalFormRules(info: MedicalInfo) {
  const fields: Record<string, Schema<unknown, AnyObject>> = {};
  if (info.subscriber_takeMedication) {
    fields.subscriber_takeMedicationApproval = APPROVAL;
  }
  for (const n of shownMedications(info)) {
    for (const part of MEDICATION_PARTS) {
      fields[`subscriber_medication${n}_${part}`] = MEDICATION[part];
    }
  }
  for (const n of shownAllergies(info)) {
    for (const part of ALLERGY_PARTS) {
      fields[`subscriber_allergy${n}_${part}`] = ALLERGY;
    }
  }
  return object(fields);
}
