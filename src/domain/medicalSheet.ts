import {
  ALLERGY_NUMBERS,
  ALLERGY_PARTS,
  EMPTY_MEDICAL_INFO,
  MEDICATION_NUMBERS,
  MEDICATION_PARTS,
  type AllergyField,
  type MedicalInfo,
  type MedicationField,
} from './enrolment.ts';

const FLAGS = [
  'subscriber_takeMedication',
  'subscriber_takeMedicationApproval',
  'subscriber_allergy',
] as const;

/** Every text of a medical sheet's medication and allergy blocks, in page order. */
export const BLOCK_FIELDS: readonly (MedicationField | AllergyField)[] = [
  ...MEDICATION_NUMBERS.flatMap((n) =>
    MEDICATION_PARTS.map((part): MedicationField => `subscriber_medication${n}_${part}`),
  ),
  ...ALLERGY_NUMBERS.flatMap((n) =>
    ALLERGY_PARTS.map((part): AllergyField => `subscriber_allergy${n}_${part}`),
  ),
];

/**
 * Reads the answer of the medical call (spec 7): an object with the sheet's keys. Null when it is anything else,
 * which means there is no sheet. Keys that are no part of a sheet, and values of another type, are left out.
 */
export function readMedicalSheet(answer: unknown): MedicalInfo | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const source = new Map<string, unknown>(Object.entries(answer));
  const sheet: MedicalInfo = { ...EMPTY_MEDICAL_INFO };
  let known = false;
  for (const field of FLAGS) {
    const value = source.get(field);
    if (typeof value !== 'boolean') continue;
    sheet[field] = value;
    known = true;
  }
  for (const field of ['subscriber_remarks', ...BLOCK_FIELDS] as const) {
    const value = source.get(field);
    if (typeof value !== 'string') continue;
    sheet[field] = value;
    known = true;
  }
  return known ? sheet : null;
}

/** The form with the existing sheet filled into the fields the parent has left alone. */
export function withExistingSheet(
  values: MedicalInfo,
  sheet: MedicalInfo,
  isTouched: (field: keyof MedicalInfo) => boolean,
): MedicalInfo {
  const fields = (Object.keys(sheet) as (keyof MedicalInfo)[]).filter((field) => !isTouched(field));
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, sheet[field]])) };
}

/** Whether the sheet says anything a camp must know about medication or allergy (spec 4, medical submit). */
export function hasMedicalData(info: MedicalInfo): boolean {
  return info.subscriber_takeMedication || info.subscriber_allergy;
}
