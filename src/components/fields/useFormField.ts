import { useCallback, useId } from 'react';
import { t } from '../../messages/messages.ts';
import { afterPress } from './afterPress.ts';
import { useFormContext } from './FormContext.ts';
import { useFormPart } from './useFormPart.ts';

/** A field shows as invalid with an error once touched, valid when touched without one (spec 2). */
export type FieldState = 'untouched' | 'valid' | 'invalid';

/** What an input needs of its form, but for its value. The callbacks keep their identity. */
export interface FormField<Value> {
  /** Of the input; the label points at it. */
  id: string;
  /** The spec's field name. */
  name: string;
  setValue: (value: Value) => void;
  onBlur: () => void;
  state: FieldState;
  /** The broken rule in words, only while it is to be shown. */
  sentence: string | null;
  /** Whether something is in the field. */
  filled: boolean;
  helpId: string;
  errorId: string;
}

/**
 * Binds one field to its form. Its value is left to `useFieldValue`, so that what stands around an input is not drawn
 * again at every key press.
 */
export function useFormField<Value extends string | boolean = string>(name: string): FormField<Value> {
  const id = useId();
  const form = useFormContext();
  const touched = useFormPart((state) => Boolean(state.touched[name]));
  const sentence = useFormPart((state) => {
    const problem = state.touched[name] && state.problems[name];
    return problem ? t(problem.key, problem.values) : null;
  });
  const filled = useFormPart(({ values }) => Boolean(values[name]));

  const setValue = useCallback((value: Value) => form.setValue(name, value), [form, name]);
  const onBlur = useCallback(() => afterPress(() => form.touch(name)), [form, name]);

  return {
    id,
    name,
    setValue,
    onBlur,
    state: !touched ? 'untouched' : sentence === null ? 'valid' : 'invalid',
    sentence,
    filled,
    helpId: `${id}-help`,
    errorId: `${id}-error`,
  };
}
