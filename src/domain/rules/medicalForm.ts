import { bool, object, string, type AnyObject, type Schema } from 'yup';
import {
  ALLERGY_PARTS,
  MEDICATION_PARTS,
  shownAllergies,
  shownMedications,
  type MedicalInfo,
} from '../enrolment.ts';
import type { RuleMessage } from './ruleMessage.ts';

const MEDICATION_MESSAGES: Record<(typeof MEDICATION_PARTS)[number], RuleMessage> = {
  name: { key: 'rule.medicationName' },
  frequency: { key: 'rule.medicationFrequency' },
  amount: { key: 'rule.medicationAmount' },
};

/**
 * The rules of the medical sheet (spec 5, medical). Which blocks there are depends on the sheet itself: a block that
 * is shown is complete, and nothing under an unticked box is looked at.
 */
export function medicalFormRules(info: MedicalInfo) {
  const fields: Record<string, Schema<unknown, AnyObject>> = {};
  if (info.subscriber_takeMedication) {
    fields.subscriber_takeMedicationApproval = bool().oneOf([true], { key: 'rule.approval' });
  }
  for (const n of shownMedications(info)) {
    for (const part of MEDICATION_PARTS) {
      fields[`subscriber_medication${n}_${part}`] = string().trim().required(MEDICATION_MESSAGES[part]);
    }
  }
  for (const n of shownAllergies(info)) {
    for (const part of ALLERGY_PARTS) {
      fields[`subscriber_allergy${n}_${part}`] = string().trim().required({ key: 'rule.required' });
    }
  }
  return object(fields);
}
