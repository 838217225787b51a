import { EMPTY_MEDICAL_INFO, type MedicalInfo } from '../../../src/domain/medicalSheet.ts';
import type { MessageKey } from '../../../src/messages/messages.ts';
import type { Case } from './Case.ts';

type Part = 'name' | 'frequency' | 'amount' | 'cantEat' | 'symptoms';

const block = (start: string, parts: readonly Part[], missing?: Part): Partial<MedicalInfo> =>
  Object.fromEntries(parts.map((part) => [`${start}_${part}`, part === missing ? ' ' : 'Iets']));

const medication = (n: number, missing?: Part) =>
  block(`subscriber_medication${n}`, ['name', 'frequency', 'amount'], missing);
const allergy = (n: number, missing?: Part) =>
  block(`subscriber_allergy${n}`, ['name', 'cantEat', 'symptoms'], missing);

const MEDICATION_MESSAGES = [
  ['name', 'rule.medicationName'],
  ['frequency', 'rule.medicationFrequency'],
  ['amount', 'rule.medicationAmount'],
] as const satisfies [Part, MessageKey][];

const takes: Partial<MedicalInfo> = {
  subscriber_takeMedication: true,
  subscriber_takeMedicationApproval: true,
};
const allergic: Partial<MedicalInfo> = { subscriber_allergy: true };

/** Every rule of the medical sheet (spec 5, medical). The rows start from an empty sheet, which is a good one. */
export const MEDICAL_FORM_CASES: readonly Case<MedicalInfo>[] = [
  {
    field: 'subscriber_takeMedicationApproval',
    about: 'medication without approval',
    values: { ...takes, ...medication(1), subscriber_takeMedicationApproval: false },
    expected: 'rule.approval',
  },
  {
    field: 'subscriber_takeMedicationApproval',
    about: 'medication with approval',
    values: { ...takes, ...medication(1) },
    expected: null,
  },
  {
    field: 'subscriber_takeMedicationApproval',
    about: 'no medication, no approval',
    values: EMPTY_MEDICAL_INFO,
    expected: null,
  },
  ...([1, 2, 3] as const).flatMap((n) =>
    MEDICATION_MESSAGES.flatMap(([part, expected]): Case<MedicalInfo>[] => [
      {
        field: `subscriber_medication${n}_${part}`,
        about: `medication ${n} without its ${part}`,
        values: { ...takes, ...medication(1), ...medication(n, part) },
        expected,
      },
      {
        field: `subscriber_medication${n}_${part}`,
        about: `medication ${n} complete`,
        values: { ...takes, ...medication(1), ...medication(n) },
        expected: null,
      },
      {
        field: `subscriber_medication${n}_${part}`,
        about: `medication ${n} without its ${part}, under an unticked box`,
        values: medication(n, part),
        expected: null,
      },
    ]),
  ),
  ...MEDICATION_MESSAGES.map(([part, expected]): Case<MedicalInfo> => ({
    field: `subscriber_medication1_${part}`,
    about: 'ticked, and nothing filled in',
    values: takes,
    expected,
  })),
  {
    field: 'subscriber_medication2_name',
    about: 'a second medication that was never added',
    values: { ...takes, ...medication(1) },
    expected: null,
  },
  ...([1, 2] as const).flatMap((n) =>
    (['name', 'cantEat', 'symptoms'] as const).flatMap((part): Case<MedicalInfo>[] => [
      {
        field: `subscriber_allergy${n}_${part}`,
        about: `allergy ${n} without its ${part}`,
        values: { ...allergic, ...allergy(1), ...allergy(n, part) },
        expected: 'rule.required',
      },
      {
        field: `subscriber_allergy${n}_${part}`,
        about: `allergy ${n} complete`,
        values: { ...allergic, ...allergy(1), ...allergy(n) },
        expected: null,
      },
      {
        field: `subscriber_allergy${n}_${part}`,
        about: `allergy ${n} without its ${part}, under an unticked box`,
        values: allergy(n, part),
        expected: null,
      },
    ]),
  ),
  {
    field: 'subscriber_allergy1_name',
    about: 'ticked, and nothing filled in',
    values: allergic,
    expected: 'rule.required',
  },
  {
    field: 'subscriber_allergy2_name',
    about: 'a second allergy that was never added',
    values: { ...allergic, ...allergy(1) },
    expected: null,
  },
];
