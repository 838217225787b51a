import { expectTypeOf, test } from 'vitest';
import { CheckboxField, type CheckboxFieldProps } from '../../../src/ui/fields/CheckboxField.tsx';
import type { ChoiceFieldProps } from '../../../src/ui/fields/ChoiceField.tsx';
import type { SelectFieldProps } from '../../../src/ui/fields/SelectField.tsx';
import { TextField, type TextFieldProps } from '../../../src/ui/fields/TextField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import type { ConfirmationValues } from '../../../src/domain/enrolment.ts';
import type { MedicalInfo } from '../../../src/domain/medicalSheet.ts';

// Checked by the compiler (`npm test -- types`).
test('a field only accepts names of its own form with its type of value', () => {
  expectTypeOf<TextFieldProps<KidParentValues>['name']>().toEqualTypeOf<keyof KidParentValues>();
  expectTypeOf<TextFieldProps<ConfirmationValues>['name']>().toEqualTypeOf<'subscription_Remark'>();
  expectTypeOf<CheckboxFieldProps<MedicalInfo>['name']>().toEqualTypeOf<
    'subscriber_takeMedication' | 'subscriber_takeMedicationApproval' | 'subscriber_allergy'
  >();
  expectTypeOf<'subscriber_allergy1_name'>().toExtend<TextFieldProps<MedicalInfo>['name']>();
});

test('a choice may be typed by its options', () => {
  interface Values {
    kind: 'day' | 'week';
    maybe?: 'day' | null;
    text: string;
    ticked: boolean;
  }
  expectTypeOf<SelectFieldProps<Values>['name']>().toEqualTypeOf<'kind' | 'maybe' | 'text'>();
  expectTypeOf<ChoiceFieldProps<Values>['name']>().toEqualTypeOf<'kind' | 'maybe' | 'text'>();
  expectTypeOf<TextFieldProps<Values>['name']>().toEqualTypeOf<'text'>();
});

test('the form of a field is not derived from its name', () => {
  const fields = () => [
    // @ts-expect-error -- no form
    TextField({ name: 'subscriber_FirstName', label: 'kidParent.childFirstName' }),
    // @ts-expect-error -- no form
    CheckboxField({ name: 'subscriber_allergy', label: 'allergy.tick' }),
  ];
  expectTypeOf(fields).toBeFunction();
});
