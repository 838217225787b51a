import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import type { Day } from '../../../src/domain/days.ts';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import type { ConfirmationValues } from '../../../src/domain/enrolment.ts';
import { EMPTY_MEDICAL_INFO, type MedicalInfo } from '../../../src/domain/medicalSheet.ts';
import { campDaysProblem, type DayLimits } from '../../../src/domain/rules/campDays.ts';
import { confirmationRules } from '../../../src/domain/rules/confirmation.ts';
import { kidParentRules } from '../../../src/domain/rules/kidParent.ts';
import type { KidParentContext } from '../../../src/domain/rules/kidParentContext.ts';
import { medicalFormRules } from '../../../src/domain/rules/medicalForm.ts';
import { problemsOf, sentencesOf } from '../../../src/domain/rules/problemsOf.ts';
import type { Problems } from '../../../src/domain/rules/ruleMessage.ts';
import type { MessageKey } from '../../../src/messages/messages.ts';
import { KID_PARENT_CONTEXT } from '../../../src/testing/cases/kidParent.ts';
import { onlyAsserts } from '../docs/onDocsPage.ts';
import { CONFIRMATION, KID_PARENT } from '../../../src/testing/people.ts';
import { t, WORDS } from '../record/recording.ts';

type Values = Record<string, unknown>;

/** The form around a story's fields. */
export interface StoryForm {
  values: Values;
  validate: (values: Values, args: object) => Problems;
  /** As it is after a submit. */
  touched: boolean;
}

/** The errors of a form, by the names of the fields. */
export const errorsIn = ({ values, validate }: Pick<StoryForm, 'values' | 'validate'>, args: object) =>
  sentencesOf(validate(values, args), WORDS.t);

/** A form around fields. Each story has its own, so that radio buttons on a docs page are not one group. */
export function InForm({
  values,
  validate,
  touched,
  args = {},
  children,
}: StoryForm & { args?: object; children: ReactNode }) {
  const errors = (changed: Values) => errorsIn({ values: changed, validate }, args);
  return (
    <Formik
      initialValues={values}
      initialTouched={touched ? Object.fromEntries(Object.keys(values).map((name) => [name, true])) : {}}
      initialErrors={errors(values)}
      validate={errors}
      onSubmit={() => undefined}
    >
      {/* Takes no room. */}
      <Box component={Form} noValidate sx={{ display: 'contents' }}>
        {children}
      </Box>
    </Formik>
  );
}

/** The args of a story that change its form, which its component does not get (`.storybook/controls.ts`). */
interface FormArgs {
  /** The value of the field. */
  formValue?: string | boolean;
  /** The chosen days. */
  formDays?: readonly Day[];
  /** The medical sheet. */
  formSheet?: MedicalInfo;
  /** If `true`, as after a submit. */
  formSubmitted?: boolean;
  /** The name of the field. */
  name?: string;
  limits?: DayLimits;
}

/** The form of a story's parameters with the values of its args, and the args of its component; null without a form. */
export function formOf({ args, parameters }: { args: object; parameters: object }) {
  const { form } = parameters as { form?: StoryForm };
  if (!form) return null;
  const { formValue, formDays, formSheet, formSubmitted = form.touched, ...own } = args as FormArgs;
  const values = {
    ...form.values,
    ...(formValue !== undefined && own.name && { [own.name]: formValue }),
    ...(formDays && { selectedDays: formDays }),
    ...formSheet,
  };
  return { form: { ...form, values, touched: formSubmitted }, own };
}

/** Renders the story inside the form of its parameters, if it has one. Other limits or values are another form. */
export const withForm: Decorator = (Story, context) => {
  const found = formOf(context);
  if (!found) return <Story />;
  const { form, own } = found;
  return (
    <InForm key={JSON.stringify([own.limits, form])} {...form} args={own}>
      <Story args={own} />
    </InForm>
  );
};

const form = (values: object, validate: (values: never, args: object) => Problems, touched: boolean) => ({
  parameters: { form: { values, validate, touched } },
});

/** The camp days with these chosen, validated with the `limits` of the story's args. */
export function campDaysForm(selectedDays: readonly Day[], { touched = true } = {}) {
  const validate = (
    { selectedDays: days }: { selectedDays: readonly Day[] },
    { limits }: { limits?: DayLimits },
  ): Problems => {
    const problem = limits ? campDaysProblem(limits, days) : null;
    return problem ? { selectedDays: problem } : {};
  };
  return form({ selectedDays }, validate, touched);
}

/** The child and parent form with valid values, except these. */
export function kidParentForm(
  changes: Partial<KidParentValues> = {},
  { touched = true, context = {} }: { touched?: boolean; context?: Partial<KidParentContext> } = {},
) {
  const rules = kidParentRules({ ...KID_PARENT_CONTEXT, ...context });
  return form({ ...KID_PARENT, ...changes }, (values: Values) => problemsOf(rules, values), touched);
}

/** The medical sheet, empty except these values. */
export function medicalForm(changes: Partial<MedicalInfo> = {}, { touched = true } = {}) {
  const validate = (values: MedicalInfo) => problemsOf(medicalFormRules(values), values);
  return form({ ...EMPTY_MEDICAL_INFO, ...changes }, validate, touched);
}

/** The confirmation with the required consent, except these values. */
export function confirmationForm(changes: Partial<ConfirmationValues> = {}, { touched = true } = {}) {
  const validate = (values: Values) => problemsOf(confirmationRules, values);
  return form({ ...CONFIRMATION, ...changes }, validate, touched);
}

/** A form in which these fields are required, and empty. */
export function emptyForm(...names: string[]) {
  const values = Object.fromEntries(names.map((name) => [name, '']));
  const validate = (changed: Values): Problems =>
    Object.fromEntries(
      names.filter((name) => changed[name] === '').map((name) => [name, { key: 'rule.required' }]),
    );
  return form(values, validate, true);
}

/** Asserts that the accessible description of the first invalid input contains this message. */
export function says(key: MessageKey, values?: Record<string, string | number>) {
  return onlyAsserts(async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const invalid = canvasElement.querySelector('[aria-invalid="true"]');
    await expect(invalid).toHaveAccessibleDescription(expect.stringContaining(t(key, values)));
  });
}
