import { useField } from 'formik';
import { useCallback, useId } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { afterPress } from './afterPress.ts';
import { problemOf } from './useProblem.ts';

/** The binding of an input to its form. Only strings, booleans and stable callbacks, so that inputs can be memoised. */
export interface FormField<Value> {
  /** The id of the input, for its label. */
  id: string;
  /** The spec's field name. */
  name: string;
  value: Value;
  setValue: (value: Value, shouldValidate?: boolean) => void;
  onBlur: () => void;
  /** The error message of a touched field (spec 2). */
  errorText: string | null;
  /** Touched, filled in and valid. */
  isValid: boolean;
}

/** Binds a field with Formik's `useField`. `empty` is the value when the form has none. */
export function useFormField<Value>(name: string, empty: Value): FormField<Value> {
  const id = useId();
  const [{ value = empty }, meta, { setValue, setTouched }] = useField<Value | undefined>(name);
  const problem = problemOf(meta);
  return {
    id,
    name,
    value,
    setValue: useCallback(
      (next: Value, shouldValidate?: boolean) => void setValue(next, shouldValidate),
      [setValue],
    ),
    onBlur: useCallback(() => afterPress(() => void setTouched(true)), [setTouched]),
    errorText: problem && t(problem.key, problem.values),
    isValid: meta.touched && !problem && Boolean(value),
  };
}

/** The `aria-describedby` of an input: the ids of its help text and error that are rendered. */
export function describedBy(
  { id, errorText }: Pick<FormField<unknown>, 'id' | 'errorText'>,
  help?: MessageKey,
): string | undefined {
  const ids = [help ? `${id}-help` : '', errorText === null ? '' : `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}
