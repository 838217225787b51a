import { memo } from 'react';
import { MEDICATION_NUMBERS, shownMedications, type MedicalInfo } from '../../domain/medicalSheet.ts';
import { useWords } from '../../messages/useWords.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { FieldRow } from '../../ui/fields/FieldRow.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { RepeatedBlocks, type BlockRow } from './RepeatedBlocks.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const ROWS = MEDICATION_NUMBERS.map((n): BlockRow => [
  `subscriber_medication${n}_name`,
  `subscriber_medication${n}_frequency`,
  `subscriber_medication${n}_amount`,
]);

/** The medication: a checkbox that shows up to three blocks and the approval. */
export function MedicationBlock() {
  const { values } = useForm<MedicalInfo>('MedicationBlock');
  return <Medications shown={shownMedications(values).join()} />;
}

/** `shown`: the numbers of the medications as a string, which is stable while the parent types. */
const Medications = memo(function Medications({ shown }: { shown: string }) {
  const { t } = useWords();
  return (
    <FieldGroup heading={t('medication.heading')}>
      <CheckboxField<MedicalInfo> name="subscriber_takeMedication" label={t('medication.tick')} />
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
            {([name, frequency, amount], n) => (
              <>
                <TextField<MedicalInfo>
                  name={name}
                  label={t('medication.name')}
                  summaryLabel={t('medicationSummary.name', { n })}
                  autoComplete="off"
                />
                <FieldRow>
                  <TextField<MedicalInfo>
                    name={frequency}
                    label={t('medication.frequency')}
                    summaryLabel={t('medicationSummary.frequency', { n })}
                    autoComplete="off"
                  />
                  <TextField<MedicalInfo>
                    name={amount}
                    label={t('medication.amount')}
                    summaryLabel={t('medicationSummary.amount', { n })}
                    autoComplete="off"
                  />
                </FieldRow>
              </>
            )}
          </RepeatedBlocks>
          <CheckboxField<MedicalInfo>
            name="subscriber_takeMedicationApproval"
            label={t('medication.approval')}
            summaryLabel={t('medicationSummary.approval')}
            required
          />
        </>
      )}
    </FieldGroup>
  );
});
