import { EMPTY_MEDICAL_INFO, type MedicalInfo } from '../../domain/medicalSheet.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { row, type Case } from './Case.ts';

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

const approval = 'subscriber_takeMedicationApproval';

/** A part of a block that is missing, one that is there, and one that is missing under an unticked box. */
const partRows = (
  field: Case<MedicalInfo>['field'],
  [block, part]: [string, Part],
  { missing, complete, unticked }: Record<'missing' | 'complete' | 'unticked', Partial<MedicalInfo>>,
  expected: MessageKey,
) => [
  row(field, `${block} without its ${part}`, missing, expected),
  row(field, `${block} complete`, complete, null),
  row(field, `${block} without its ${part}, under an unticked box`, unticked, null),
];

/** Every rule of the medical sheet (spec 5, medical). The rows start from an empty sheet, which is valid. */
export const MEDICAL_FORM_CASES: readonly Case<MedicalInfo>[] = [
  row(
    approval,
    'medication without approval',
    { ...takes, ...medication(1), [approval]: false },
    'rule.approval',
  ),
  row(approval, 'medication with approval', { ...takes, ...medication(1) }, null),
  row(approval, 'no medication, no approval', EMPTY_MEDICAL_INFO, null),
  ...([1, 2, 3] as const).flatMap((n) =>
    MEDICATION_MESSAGES.flatMap(([part, expected]) =>
      partRows(
        `subscriber_medication${n}_${part}`,
        [`medication ${n}`, part],
        {
          missing: { ...takes, ...medication(1), ...medication(n, part) },
          complete: { ...takes, ...medication(1), ...medication(n) },
          unticked: medication(n, part),
        },
        expected,
      ),
    ),
  ),
  ...MEDICATION_MESSAGES.map(([part, expected]) =>
    row(`subscriber_medication1_${part}`, 'ticked, and nothing filled in', takes, expected),
  ),
  row(
    'subscriber_medication2_name',
    'a second medication that was never added',
    { ...takes, ...medication(1) },
    null,
  ),
  ...([1, 2] as const).flatMap((n) =>
    (['name', 'cantEat', 'symptoms'] as const).flatMap((part) =>
      partRows(
        `subscriber_allergy${n}_${part}`,
        [`allergy ${n}`, part],
        {
          missing: { ...allergic, ...allergy(1), ...allergy(n, part) },
          complete: { ...allergic, ...allergy(1), ...allergy(n) },
          unticked: allergy(n, part),
        },
        'rule.required',
      ),
    ),
  ),
  row('subscriber_allergy1_name', 'ticked, and nothing filled in', allergic, 'rule.required'),
  row(
    'subscriber_allergy2_name',
    'a second allergy that was never added',
    { ...allergic, ...allergy(1) },
    null,
  ),
];
