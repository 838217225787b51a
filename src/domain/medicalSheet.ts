/** Up to 3 medications and 2 allergies (spec 9). */
export const MEDICATION_NUMBERS = [1, 2, 3] as const;
export const ALLERGY_NUMBERS = [1, 2] as const;
export type MedicationNumber = (typeof MEDICATION_NUMBERS)[number];
export type AllergyNumber = (typeof ALLERGY_NUMBERS)[number];
export const MEDICATION_PARTS = ['name', 'frequency', 'amount'] as const;
export const ALLERGY_PARTS = ['name', 'cantEat', 'symptoms'] as const;
type MedicationField = `subscriber_medication${MedicationNumber}_${(typeof MEDICATION_PARTS)[number]}`;
type AllergyField = `subscriber_allergy${AllergyNumber}_${(typeof ALLERGY_PARTS)[number]}`;
/** A text of a medication or an allergy. */
export type BlockField = MedicationField | AllergyField;

/**
 * The medical sheet (spec 3). A block's fields are absent while the block is not shown and texts, perhaps empty,
 * once it is; so the second medication exists only after the parent added it.
 */
export type MedicalInfo = {
  subscriber_takeMedication: boolean;
  subscriber_takeMedicationApproval: boolean;
  subscriber_allergy: boolean;
  subscriber_remarks: string;
} & { [Field in BlockField]?: string };

/** What is known of the child's existing sheet (spec 4, medical step). A found sheet is there until it was filled in. */
export type ExistingSheet =
  { status: 'loading' } | { status: 'none' } | { status: 'found'; sheet: MedicalInfo | null };

/** A medical sheet on which nothing is filled in yet. */
export const EMPTY_MEDICAL_INFO: MedicalInfo = {
  subscriber_takeMedication: false,
  subscriber_takeMedicationApproval: false,
  subscriber_allergy: false,
  subscriber_remarks: '',
};

const FLAGS = [
  'subscriber_takeMedication',
  'subscriber_takeMedicationApproval',
  'subscriber_allergy',
] as const;

/** Every text of a medical sheet's medication and allergy blocks, in page order. */
export const BLOCK_FIELDS: readonly BlockField[] = [
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

/** Which medications are on the sheet, each shown and to be completed. The first is there once medication is ticked. */
export function shownMedications(info: MedicalInfo): MedicationNumber[] {
  if (!info.subscriber_takeMedication) return [];
  return MEDICATION_NUMBERS.filter(
    (n) =>
      n === 1 || MEDICATION_PARTS.some((part) => info[`subscriber_medication${n}_${part}`] !== undefined),
  );
}

/** Which allergies are on the sheet, likewise. */
export function shownAllergies(info: MedicalInfo): AllergyNumber[] {
  if (!info.subscriber_allergy) return [];
  return ALLERGY_NUMBERS.filter(
    (n) => n === 1 || ALLERGY_PARTS.some((part) => info[`subscriber_allergy${n}_${part}`] !== undefined),
  );
}

/** The medications and allergies on the sheet by their names. */
export function namesOnSheet(info: MedicalInfo): { medications: string[]; allergies: string[] } {
  const given = (name: string | undefined) => name !== undefined && name.trim() !== '';
  return {
    medications: shownMedications(info)
      .map((n) => info[`subscriber_medication${n}_name`])
      .filter(given) as string[],
    allergies: shownAllergies(info)
      .map((n) => info[`subscriber_allergy${n}_name`])
      .filter(given) as string[],
  };
}

/** The sheet without what lies under an unticked block: that is never sent, nor validated. */
export function sentMedicalInfo(info: MedicalInfo): MedicalInfo {
  const sent: MedicalInfo = {
    subscriber_takeMedication: info.subscriber_takeMedication,
    subscriber_takeMedicationApproval:
      info.subscriber_takeMedication && info.subscriber_takeMedicationApproval,
    subscriber_allergy: info.subscriber_allergy,
    subscriber_remarks: info.subscriber_remarks,
  };
  for (const n of shownMedications(info)) {
    for (const part of MEDICATION_PARTS) {
      const field: MedicationField = `subscriber_medication${n}_${part}`;
      sent[field] = info[field] ?? '';
    }
  }
  for (const n of shownAllergies(info)) {
    for (const part of ALLERGY_PARTS) {
      const field: AllergyField = `subscriber_allergy${n}_${part}`;
      sent[field] = info[field] ?? '';
    }
  }
  return sent;
}
