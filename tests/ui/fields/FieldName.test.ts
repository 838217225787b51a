import { expectTypeOf, test } from 'vitest';
import { CheckboxField, type CheckboxFieldProps } from '../../../src/ui/fields/CheckboxField.tsx';
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
  // Without a form type a field accepts no name.
  expectTypeOf<TextFieldProps<object>['name']>().toBeNever();
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
