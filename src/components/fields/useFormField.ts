import { useField } from 'formik';
import { useCallback, useId } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { afterPress } from './afterPress.ts';
import { problemOf } from './useProblem.ts';

/** What an input needs of its form. Only strings, booleans and stable callbacks, so that an input can be a memo of it. */
export interface FormField<Value> {
  /** Of the input; the label points at it. */
  id: string;
  /** The spec's field name. */
  name: string;
  value: Value;
  setValue: (value: Value) => void;
  onBlur: () => void;
  /** The broken rule in words, once the field was touched (spec 2). */
  sentence: string | null;
  /** Touched, filled in, and good. */
  isGood: boolean;
}

/** Binds one field to its form with Formik's `useField`. `empty` is the value of a field the form has no value for. */
export function useFormField<Value>(name: string, empty: Value): FormField<Value> {
  const id = useId();
  const [{ value = empty }, meta, { setValue, setTouched }] = useField<Value | undefined>(name);
  const problem = problemOf(meta);
  return {
    id,
    name,
    value,
    setValue: useCallback((next: Value) => void setValue(next), [setValue]),
    onBlur: useCallback(() => afterPress(() => void setTouched(true)), [setTouched]),
    sentence: problem && t(problem.key, problem.values),
    isGood: meta.touched && !problem && Boolean(value),
  };
}

/** The ids that tie an input to its help and its error, for `aria-describedby`; only those that are on the page. */
export function describedBy(
  { id, sentence }: Pick<FormField<unknown>, 'id' | 'sentence'>,
  help?: MessageKey,
): string | undefined {
  const ids = [help ? `${id}-help` : '', sentence === null ? '' : `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}
