import {
  MEDICATION_NUMBERS,
  MEDICATION_PARTS,
  shownMedications,
  type MedicalInfo,
} from '../domain/medicalSheet.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldRow } from './FieldRow.tsx';
import { CheckboxField } from './fields/CheckboxField.tsx';
import { RepeatedBlocks } from './fields/RepeatedBlocks.tsx';
import { TextField } from './fields/TextField.tsx';
import { useFormPart } from './fields/useFormPart.ts';
import { useOpeningTick } from './fields/useOpeningTick.ts';

const TICK: keyof MedicalInfo = 'subscriber_takeMedication';
const APPROVAL: keyof MedicalInfo = 'subscriber_takeMedicationApproval';
const ROWS = MEDICATION_NUMBERS.map((n) =>
  MEDICATION_PARTS.map((part) => `subscriber_medication${n}_${part}`),
);

/** The child's medication: a tick opens up to three medications and asks for the approval (spec 2, 5 and 9). */
export function MedicationBlock() {
  // As a text, which stays the same while the parent types in one of them.
  const shown = useFormPart(({ values }) => shownMedications(values as unknown as MedicalInfo).join());
  const onTick = useOpeningTick(TICK, ROWS[0] ?? []);
  return (
    <FieldGroup heading="medication.heading">
      <CheckboxField name={TICK} label="medication.tick" onTick={onTick} />
      {shown !== '' && (
        <>
          <RepeatedBlocks
            rows={ROWS}
            shown={shown.split(',').map((n) => Number(n) - 1)}
            heading="medication.number"
            add="medication.add"
            remove="medication.remove"
            removed="medication.removed"
          >
            {([name = '', frequency = '', amount = '']) => (
              <>
                <TextField name={name} label="medication.name" autoComplete="off" />
                <FieldRow>
                  <TextField name={frequency} label="medication.frequency" autoComplete="off" />
                  <TextField name={amount} label="medication.amount" autoComplete="off" />
                </FieldRow>
              </>
            )}
          </RepeatedBlocks>
          <CheckboxField name={APPROVAL} label="medication.approval" required />
        </>
      )}
    </FieldGroup>
  );
}
