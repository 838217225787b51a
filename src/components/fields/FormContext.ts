import { createContext, useContext, type SubmitEventHandler } from 'react';
import type { Problems } from '../../domain/rules/ruleMessage.ts';

/** The values of a form, by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Which fields were touched, by field name. */
export type Touched = Readonly<Record<string, boolean | undefined>>;

/** All a form knows of its fields at one moment. What did not change stays the same object. */
export interface FormState {
  values: FormValues;
  problems: Problems;
  touched: Touched;
  /** How often the parent pressed the button. */
  submitCount: number;
  isSubmitting: boolean;
}

/** A form, for the parts drawn in it. The object stays the same for as long as the form is there. */
export interface Form {
  state: () => FormState;
  /** Calls the listener after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  setValue: (name: string, value: unknown) => void;
  touch: (name: string) => void;
  /** Changes several values, and where given the touched marks, at once. */
  update: (change: (state: FormState) => Partial<Pick<FormState, 'values' | 'touched'>>) => void;
  /** What the form element does with its submit. */
  submit: SubmitEventHandler<HTMLFormElement>;
}

/**
 * The form a field stands in. The context itself never changes, unlike Formik's own, which draws every field of the
 * form again at every key press: a field subscribes to its part of the state with `useFormPart`.
 */
export const FormContext = createContext<Form | null>(null);

/** The form around this component. */
export function useFormContext(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands in no form');
  return form;
}
