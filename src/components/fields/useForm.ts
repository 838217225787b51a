import { useFormik, type FormikErrors, type FormikState, type FormikTouched } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Problems } from '../../domain/rules/ruleMessage.ts';
import type { Form, FormState, Touched } from './FormContext.ts';

export interface FormSetUp<Values extends object> {
  /** What the form starts with. */
  values: Values;
  /** Which fields count as touched from the start; none when absent. */
  touched?: Touched;
  /** The form's rules: the first broken one of each field (spec 5). */
  rules: (values: Values) => Problems;
  /** Gets the values once all rules hold. While its promise is open, nothing is submitted again. */
  onSubmit: (values: Values) => Promise<void> | void;
}

/**
 * A form on Formik, for `FormContext`. Only what calls this hook is drawn at every change, so that has to be a
 * component which draws nothing of its own. This is the one place that knows Formik: it keeps the state and runs the
 * submit, and every change checks the rules once and is one change of its state.
 */
export function useForm<Values extends object>(setUp: FormSetUp<Values>): Form {
  const { values: initialValues, touched = {}, rules } = setUp;
  // Formik's isSubmitting comes too late to stop a second click in the same tick.
  const busy = useRef(false);

  const formik = useFormik<Values>({
    initialValues,
    initialTouched: touched as FormikTouched<Values>,
    initialErrors: Object.keys(touched).length > 0 ? errorsOf(rules(initialValues)) : {},
    validate: (values) => errorsOf(rules(values)),
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
  const latestRules = useRef(rules);
  const [form] = useState(() => {
    const store = createStore(stateOf(formik));
    const change = (next: (state: FormState) => Partial<FormState>) =>
      setFormikState((before) => {
        const changed = next(stateOf(before));
        const values = (changed.values ?? before.values) as Values;
        const touchedNow = (changed.touched ?? before.touched) as FormikTouched<Values>;
        return { ...before, values, touched: touchedNow, errors: errorsOf(latestRules.current(values)) };
      });
    return {
      ...store,
      setValue: (name: string, value: unknown) =>
        change(({ values }) => ({ values: { ...values, [name]: value } })),
      touch: (name: string) => change((state) => ({ touched: { ...state.touched, [name]: true } })),
      update: change,
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
const errorsOf = <Values>(problems: Problems) => problems as unknown as FormikErrors<Values>;

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
