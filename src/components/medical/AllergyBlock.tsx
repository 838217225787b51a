import { memo } from 'react';
import { ALLERGY_NUMBERS, shownAllergies, type MedicalInfo } from '../../domain/medicalSheet.ts';
import { useWords } from '../../messages/useWords.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { RepeatedBlocks, type BlockRow } from './RepeatedBlocks.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const ROWS = ALLERGY_NUMBERS.map((n): BlockRow => [
  `subscriber_allergy${n}_name`,
  `subscriber_allergy${n}_cantEat`,
  `subscriber_allergy${n}_symptoms`,
]);

/** The allergies: a checkbox that shows up to two blocks. */
export function AllergyBlock() {
  const { values } = useForm<MedicalInfo>('AllergyBlock');
  return <Allergies shown={shownAllergies(values).join()} />;
}

/** `shown`: the numbers of the allergies as a string, which is stable while the parent types. */
const Allergies = memo(function Allergies({ shown }: { shown: string }) {
  const { t } = useWords();
  return (
    <FieldGroup heading={t('allergy.heading')}>
      <CheckboxField<MedicalInfo> name="subscriber_allergy" label={t('allergy.tick')} />
      {shown !== '' && (
        <RepeatedBlocks
          rows={ROWS}
          shown={shown.split(',').map((n) => Number(n) - 1)}
          heading="allergy.number"
          add="allergy.add"
          remove="allergy.remove"
          removed="allergy.removed"
        >
          {([name, cantEat, symptoms], n) => (
            <>
              <TextField<MedicalInfo>
                name={name}
                label={t('allergy.name')}
                summaryLabel={t('allergySummary.name', { n })}
                autoComplete="off"
              />
              <TextField<MedicalInfo>
                name={cantEat}
                label={t('allergy.cantEat')}
                summaryLabel={t('allergySummary.cantEat', { n })}
                help={t('allergy.cantEatHelp')}
                autoComplete="off"
              />
              <TextField<MedicalInfo>
                name={symptoms}
                label={t('allergy.symptoms')}
                summaryLabel={t('allergySummary.symptoms', { n })}
                autoComplete="off"
              />
            </>
          )}
        </RepeatedBlocks>
      )}
    </FieldGroup>
  );
});
