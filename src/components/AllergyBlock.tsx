import { ALLERGY_NUMBERS, ALLERGY_PARTS, shownAllergies, type MedicalInfo } from '../domain/medicalSheet.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { CheckboxField } from './fields/CheckboxField.tsx';
import { RepeatedBlocks } from './fields/RepeatedBlocks.tsx';
import { TextField } from './fields/TextField.tsx';
import { useFormPart } from './fields/useFormPart.ts';
import { useOpeningTick } from './fields/useOpeningTick.ts';

const TICK: keyof MedicalInfo = 'subscriber_allergy';
const ROWS = ALLERGY_NUMBERS.map((n) => ALLERGY_PARTS.map((part) => `subscriber_allergy${n}_${part}`));

/** The child's allergies: a tick opens up to two (spec 2, 5 and 9). */
export function AllergyBlock() {
  // As a text, which stays the same while the parent types in one of them.
  const shown = useFormPart(({ values }) => shownAllergies(values as unknown as MedicalInfo).join());
  const onTick = useOpeningTick(TICK, ROWS[0] ?? []);
  return (
    <FieldGroup heading="allergy.heading">
      <CheckboxField name={TICK} label="allergy.tick" onTick={onTick} />
      {shown !== '' && (
        <RepeatedBlocks
          rows={ROWS}
          shown={shown.split(',').map((n) => Number(n) - 1)}
          heading="allergy.number"
          add="allergy.add"
          remove="allergy.remove"
          removed="allergy.removed"
        >
          {([name = '', cantEat = '', symptoms = '']) => (
            <>
              <TextField name={name} label="allergy.name" autoComplete="off" />
              <TextField name={cantEat} label="allergy.cantEat" autoComplete="off" />
              <TextField name={symptoms} label="allergy.symptoms" autoComplete="off" />
            </>
          )}
        </RepeatedBlocks>
      )}
    </FieldGroup>
  );
}
