import { useFormik, type FormikErrors, type FormikState, type FormikTouched } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { checkChange, checkForm, type FormCheck } from '../../domain/rules/formCheck.ts';
import type { Problems } from '../../domain/rules/ruleMessage.ts';
import type { Form, FormState, Touched } from './FormContext.ts';

export interface FormSetUp<Values extends object> {
  /** What the form starts with. */
  values: Values;
  /** Which fields count as touched from the start; none when absent. */
  touched?: Touched;
  /** The form's rules (spec 5); which there are may depend on the values. */
  rules: (values: Values) => AnyObjectSchema;
  /** Gets the values once all rules hold. While its promise is open, nothing is submitted again. */
  onSubmit: (values: Values) => Promise<void> | void;
}

const UNASKED: FormCheck = { problems: {}, looked: {} };

/**
 * A form on Formik, for `FormContext`. Only what calls this hook is drawn at every change, so that has to be a
 * component which draws nothing of its own. This is the one place that knows Formik: it keeps the state and runs the
 * submit. Every change asks the rules and changes the state once.
 */
export function useForm<Values extends object>(setUp: FormSetUp<Values>): Form {
  const { values: initialValues, touched, rules } = setUp;
  // Formik's isSubmitting comes too late to stop a second click in the same tick.
  const busy = useRef(false);
  const latestRules = useRef(rules);
  const [initialCheck] = useState(() => (touched ? checkForm(rules(initialValues), initialValues) : UNASKED));

  const formik = useFormik<Values>({
    initialValues,
    initialTouched: (touched ?? {}) as FormikTouched<Values>,
    initialErrors: errorsOf(initialCheck),
    validate: (values) => errorsOf(checkForm(rules(values), values)),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      if (busy.current) return;
      busy.current = true;
      try {
        await setUp.onSubmit(values);
      } finally {
        busy.current = false;
      }
    },
  });

  const { setFormikState, handleSubmit } = formik;
  const [form] = useState(() => {
    const store = createStore(stateOf(formik));
    let asked = initialCheck;
    const change = (
      next: (state: FormState) => Partial<FormState>,
      ask: (rules: AnyObjectSchema, values: Values) => FormCheck,
    ) =>
      setFormikState((before) => {
        const changed = { values: before.values, touched: before.touched, ...next(stateOf(before)) };
        const values = changed.values as Values;
        asked = ask(latestRules.current(values), values);
        return {
          ...before,
          values,
          touched: changed.touched as FormikTouched<Values>,
          errors: errorsOf(asked),
        };
      });
    return {
      ...store,
      setValue: (name: string, value: unknown) =>
        change(
          ({ values }) => ({ values: { ...values, [name]: value } }),
          (schema, values) => checkChange(schema, values, name, asked),
        ),
      touch: (name: string) =>
        change(({ touched: before }) => ({ touched: { ...before, [name]: true } }), checkForm),
      update: (next: Parameters<Form['update']>[0]) => change(next, checkForm),
      submit: handleSubmit,
    };
  });

  // Before the browser paints, so that an input never shows what was typed late.
  useLayoutEffect(() => {
    latestRules.current = rules;
    form.set(stateOf(formik));
  });
  return form;
}

// Formik types errors as texts and passes the rules' messages through.
const errorsOf = <Values>({ problems }: FormCheck) => problems as unknown as FormikErrors<Values>;

function stateOf<Values>(state: FormikState<Values>): FormState {
  return {
    values: state.values as FormState['values'],
    problems: state.errors as unknown as Problems,
    touched: state.touched as Touched,
    submitCount: state.submitCount,
    isSubmitting: state.isSubmitting,
  };
}

function createStore(first: FormState) {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    state: () => current,
    set: (next: FormState) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
