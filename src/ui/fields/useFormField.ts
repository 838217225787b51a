import { useField } from 'formik';
import { useCallback, useId } from 'react';
import { useForm } from '../form/useForm.ts';
import { afterPress } from './afterPress.ts';

/** The binding of an input to its form. Its callbacks are stable, so that inputs can be memoised. */
export interface FormField<Value> {
  /** The id of the input, for its label. */
  id: string;
  /** The name of the value in the form. */
  name: string;
  value: Value;
  setValue: (value: Value, shouldValidate?: boolean) => void;
  onBlur: () => void;
  /** Whether the parent has left the field, or submitted the form. */
  touched: boolean;
  /** The error message of a touched field (spec 2). */
  errorText: string | null;
  /** Touched, filled in and valid. */
  isValid: boolean;
}

/** Binds a field with Formik's `useField`. `empty` is the value when the form has none. */
export function useFormField<Value>(name: string, empty: Value): FormField<Value> {
  useForm(`The field "${name}"`);
  const id = useId();
  const [field, { touched, error }, { setValue, setTouched }] = useField<Value | null | undefined>(name);
  const value = field.value ?? empty;
  return {
    id,
    name,
    value,
    setValue: useCallback(
      (next: Value, shouldValidate?: boolean) => void setValue(next, shouldValidate),
      [setValue],
    ),
    onBlur: useCallback(() => afterPress(() => void setTouched(true)), [setTouched]),
    touched,
    errorText: (touched && error) || null,
    isValid: touched && !error && Boolean(value),
  };
}

/** The `aria-describedby` of an input: the ids of its help text and error that are rendered. */
export function describedBy(
  { id, errorText }: Pick<FormField<unknown>, 'id' | 'errorText'>,
  help?: string,
): string | undefined {
  const ids = [help ? `${id}-help` : '', errorText === null ? '' : `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}
