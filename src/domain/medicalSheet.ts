import { readFlag } from './readFlag.ts';
import { storable, storedText } from './visibleText.ts';

/** Up to 3 medications and 2 allergies (spec 9). */
export const MEDICATION_NUMBERS = [1, 2, 3] as const;
/** The numbers of the allergies of a sheet. */
export const ALLERGY_NUMBERS = [1, 2] as const;
/** The number of a medication. */
export type MedicationNumber = (typeof MEDICATION_NUMBERS)[number];
/** The number of an allergy. */
export type AllergyNumber = (typeof ALLERGY_NUMBERS)[number];
/** The ends of the field names of a medication. */
export const MEDICATION_PARTS = ['name', 'frequency', 'amount'] as const;
/** The ends of the field names of an allergy. */
export const ALLERGY_PARTS = ['name', 'cantEat', 'symptoms'] as const;
type MedicationField = `subscriber_medication${MedicationNumber}_${(typeof MEDICATION_PARTS)[number]}`;
type AllergyField = `subscriber_allergy${AllergyNumber}_${(typeof ALLERGY_PARTS)[number]}`;
/** A field of a medication or an allergy. */
export type BlockField = MedicationField | AllergyField;

/** The medical sheet (spec 3). The fields of a block are absent while the block is not shown. */
export type MedicalInfo = {
  subscriber_takeMedication: boolean;
  subscriber_takeMedicationApproval: boolean;
  subscriber_allergy: boolean;
  subscriber_remarks: string;
} & { [Field in BlockField]?: string };

/** The request for the child's existing sheet (spec 4, medical step). `sheet` is null after it has been filled in. */
export type ExistingSheet =
  { status: 'loading' } | { status: 'none' } | { status: 'found'; sheet: MedicalInfo | null };

/** An empty medical sheet. */
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

const medicationFields = (n: MedicationNumber) =>
  MEDICATION_PARTS.map((part): MedicationField => `subscriber_medication${n}_${part}`);

const allergyFields = (n: AllergyNumber) =>
  ALLERGY_PARTS.map((part): AllergyField => `subscriber_allergy${n}_${part}`);

/** The fields of each medication and of each allergy, with the flag that shows them. */
const BLOCKS: readonly { flag: (typeof FLAGS)[number]; blocks: readonly BlockField[][] }[] = [
  { flag: 'subscriber_takeMedication', blocks: MEDICATION_NUMBERS.map(medicationFields) },
  { flag: 'subscriber_allergy', blocks: ALLERGY_NUMBERS.map(allergyFields) },
];
/** The fields of the medication and allergy blocks, in page order. */
export const BLOCK_FIELDS: readonly BlockField[] = BLOCKS.flatMap(({ blocks }) => blocks.flat());

/**
 * Parses the response of the medical call (spec 7). Null when it is not an object with keys of a sheet: then there is no
 * sheet. Another system writes it, so flags can be 0 or 1 and texts numbers. Unknown keys and values of another type are
 * left out, and blocks without a text: later ones move up. Without a readable flag, blocks with a text are shown.
 */
export function readMedicalSheet(response: unknown): MedicalInfo | null {
  if (typeof response !== 'object' || response === null || Array.isArray(response)) return null;
  const source = new Map<string, unknown>(Object.entries(response));
  const textAt = (field: string) => {
    const value = source.get(field);
    return typeof value === 'string' || typeof value === 'number' ? storable(String(value)) : undefined;
  };
  const sheet: MedicalInfo = {
    ...EMPTY_MEDICAL_INFO,
    subscriber_remarks: textAt('subscriber_remarks') ?? '',
  };
  const flags = FLAGS.filter((field) => readFlag(source.get(field)) !== null);
  for (const field of flags) sheet[field] = readFlag(source.get(field)) === true;
  for (const { flag, blocks } of BLOCKS) {
    const filled = blocks.filter((fields) => fields.some((field) => storedText(textAt(field) ?? '') !== ''));
    if (!flags.includes(flag)) sheet[flag] = filled.length > 0;
    for (const [index, fields] of filled.entries())
      for (const [part, field] of (blocks[index] ?? []).entries()) sheet[field] = textAt(fields[part] ?? '');
  }
  const texts = ['subscriber_remarks', ...BLOCK_FIELDS].filter((field) => textAt(field) !== undefined);
  return flags.length + texts.length > 0 ? sheet : null;
}

/**
 * The form's values with the existing sheet in the fields the parent has not changed. Two medications or allergies are
 * never mixed: one of the sheet completes the block that the parent started with its name, or else fills a free one, or
 * without one is added to the remarks. With medication of the parent, the approval of the sheet is not that of all
 * medication.
 */
export function withExistingSheet(
  values: MedicalInfo,
  sheet: MedicalInfo,
  isTouched: (field: keyof MedicalInfo) => boolean,
): MedicalInfo {
  const hasOwnMedication = MEDICATION_NUMBERS.flatMap(medicationFields).some(isTouched);
  const isKept = (field: keyof MedicalInfo) =>
    isTouched(field) || (field === 'subscriber_takeMedicationApproval' && hasOwnMedication);
  const filled = { ...values };
  const remarks = [(isTouched('subscriber_remarks') ? values : sheet).subscriber_remarks];
  for (const field of FLAGS) if (!isKept(field)) filled[field] = sheet[field];
  const nameIn = (info: MedicalInfo, [name]: BlockField[]) =>
    storedText((name && info[name]) ?? '').toLowerCase();
  for (const { flag, blocks } of BLOCKS) {
    const started = blocks.filter((fields) => fields.some(isTouched));
    const free = blocks.filter((fields) => !started.includes(fields));
    const found = blocks.filter(
      (fields) => sheet[flag] && fields.some((field) => sheet[field] !== undefined),
    );
    for (const from of found) {
      const name = nameIn(sheet, from);
      const same = started.find((fields) => name !== '' && nameIn(values, fields) === name);
      if (same) started.splice(started.indexOf(same), 1);
      const to = same ?? free.shift();
      if (!to) remarks.push(from.flatMap((field) => sheet[field] || []).join(', '));
      for (const [part, field] of (to ?? []).entries())
        if (!isTouched(field)) filled[field] = sheet[from[part] ?? field];
    }
  }
  filled.subscriber_remarks = remarks.filter(Boolean).join('\n');
  return filled;
}

/** Whether the sheet has medication or allergies (spec 4, medical submit). */
export function hasMedicalData(info: MedicalInfo): boolean {
  return info.subscriber_takeMedication || info.subscriber_allergy;
}

/** The numbers of the shown medications. The first is shown when medication is ticked. */
export function shownMedications(info: MedicalInfo): MedicationNumber[] {
  if (!info.subscriber_takeMedication) return [];
  return MEDICATION_NUMBERS.filter(
    (n) => n === 1 || medicationFields(n).some((field) => info[field] !== undefined),
  );
}

/** The numbers of the shown allergies, likewise. */
export function shownAllergies(info: MedicalInfo): AllergyNumber[] {
  if (!info.subscriber_allergy) return [];
  return ALLERGY_NUMBERS.filter(
    (n) => n === 1 || allergyFields(n).some((field) => info[field] !== undefined),
  );
}

/** The names of the medications and allergies. */
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

/** The sheet as it is sent and stored: without the fields of an unticked block. */
export function sentMedicalInfo(info: MedicalInfo): MedicalInfo {
  const sent: MedicalInfo = {
    subscriber_takeMedication: info.subscriber_takeMedication,
    subscriber_takeMedicationApproval:
      info.subscriber_takeMedication && info.subscriber_takeMedicationApproval,
    subscriber_allergy: info.subscriber_allergy,
    subscriber_remarks: storedText(info.subscriber_remarks),
  };
  const fields = [
    ...shownMedications(info).flatMap(medicationFields),
    ...shownAllergies(info).flatMap(allergyFields),
  ];
  for (const field of fields) sent[field] = storedText(info[field] ?? '');
  return sent;
}
