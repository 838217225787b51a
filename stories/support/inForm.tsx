import { styled } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { expect } from 'storybook/test';
import { FormContext } from '../../src/components/fields/FormContext.ts';
import { useForm } from '../../src/components/fields/useForm.ts';
import type { ConfirmationValues, KidParentValues } from '../../src/domain/enrolment.ts';
import { EMPTY_MEDICAL_INFO, type MedicalInfo } from '../../src/domain/medicalSheet.ts';
import { confirmationRules } from '../../src/domain/rules/confirmation.ts';
import { kidParentRules, type KidParentContext } from '../../src/domain/rules/kidParent.ts';
import { medicalFormRules } from '../../src/domain/rules/medicalForm.ts';
import { t, type MessageKey } from '../../src/messages/messages.ts';
import { KID_PARENT_CONTEXT } from './cases/kidParent.ts';
import { onlyLooks } from './onDocsPage.ts';
import { CONFIRMATION, KID_PARENT } from './people.ts';

type Values = Record<string, unknown>;

/** The form a story's fields stand in. */
interface StoryForm {
  values: Values;
  rules: (values: Values) => AnyObjectSchema;
  touched: boolean;
}

interface InFormProps extends StoryForm {
  children: ReactNode;
}

/** Of its own for every story, or the radio buttons of all stories on a docs page are one group. Takes no room. */
const Bare = styled('form')({ display: 'contents' });

/** A form around fields, as it is after a submit when `touched`. */
export function InForm({ values, rules, touched, children }: InFormProps) {
  const marks = Object.fromEntries(Object.keys(values).map((name) => [name, true]));
  const form = useForm({ values, rules, touched: touched ? marks : undefined, onSubmit: () => undefined });
  return (
    <FormContext value={form}>
      <Bare noValidate onSubmit={form.submit}>
        {children}
      </Bare>
    </FormContext>
  );
}

/** Puts the story in the form its parameters name. */
export const withForm: Decorator = (Story, { parameters }) => (
  <InForm {...(parameters.form as StoryForm)}>
    <Story />
  </InForm>
);

const form = (values: object, rules: (values: never) => AnyObjectSchema, touched: boolean) => ({
  parameters: {
    form: { values: values as Values, rules: rules as (values: Values) => AnyObjectSchema, touched },
  },
});

/** The child and parent form, filled in without a mistake but for these values. */
export function kidParentForm(
  changes: Partial<KidParentValues> = {},
  { touched = true, context = {} }: { touched?: boolean; context?: Partial<KidParentContext> } = {},
) {
  const schema = kidParentRules({ ...KID_PARENT_CONTEXT, ...context });
  return form({ ...KID_PARENT, ...changes }, () => schema, touched);
}

/** The medical sheet, empty but for these values. */
export function medicalForm(changes: Partial<MedicalInfo> = {}, { touched = true } = {}) {
  return form({ ...EMPTY_MEDICAL_INFO, ...changes }, medicalFormRules, touched);
}

/** The confirmation, with what is required but for these values. */
export function confirmationForm(changes: Partial<ConfirmationValues> = {}, { touched = true } = {}) {
  return form({ ...CONFIRMATION, ...changes }, () => confirmationRules, touched);
}

/** Asserts that the first invalid input says these sentences, to those who hear it too. */
export function says(key: MessageKey, values?: Record<string, string | number>) {
  return onlyLooks(async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const invalid = canvasElement.querySelector('[aria-invalid="true"]');
    await expect(invalid).toHaveAccessibleDescription(expect.stringContaining(t(key, values)));
  });
}
