import { useFormikContext, type FormikTouched } from 'formik';
import { useCallback } from 'react';

type Touched = Readonly<Record<string, boolean | undefined>>;

/** The whole form, for a part of it that adds and takes away fields. */
export interface FormValues<Values> {
  values: Values;
  /** Which fields were touched, by name. */
  touched: Touched;
  /** Changes several values, and where given the touched marks, with one validation. Keeps its identity. */
  update: (change: (values: Values) => Values, touched?: Touched) => void;
}

/** All values of the form at once; a single field uses `useFormField`. */
export function useFormValues<Values extends object>(): FormValues<Values> {
  const { values, touched, setValues, setTouched } = useFormikContext<Values>();
  const update = useCallback<FormValues<Values>['update']>(
    (change, nextTouched) => {
      // Not validated here: Formik would look at the values as they were.
      if (nextTouched) void setTouched(nextTouched as FormikTouched<Values>, false);
      void setValues(change);
    },
    [setValues, setTouched],
  );
  return { values, touched: touched as Touched, update };
}
