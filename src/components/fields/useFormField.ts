import { useField } from 'formik';
import { useCallback, useId, type ChangeEvent } from 'react';
import type { RuleMessage } from '../../domain/rules/ruleMessage.ts';
import { afterPress } from './afterPress.ts';

/** A field shows as invalid with an error once touched, valid when touched without one (spec 2). */
export type FieldState = 'untouched' | 'valid' | 'invalid';

/** What an input needs of its form. The callbacks keep their identity, so that a memoised input stays still. */
export interface FormField<Value> {
  /** Of the input; the label points at it. */
  id: string;
  /** The spec's field name. */
  name: string;
  /** Undefined for a medical field of a block that is not shown. */
  value: Value | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  onBlur: () => void;
  setValue: (value: Value) => void;
  state: FieldState;
  /** The broken rule, only while it is to be shown. */
  problem: RuleMessage | null;
  helpId: string;
  errorId: string;
}

/** Binds one field to its form: the only place that knows how Formik keeps a field. */
export function useFormField<Value extends string | boolean = string>(name: string): FormField<Value> {
  const id = useId();
  const [{ value }, { touched, error }, { setValue: setInForm, setTouched }] = useField<Value | undefined>(
    name,
  );
  // Formik types errors as texts and passes the rules' messages through.
  const broken = error as unknown as RuleMessage | undefined;

  const setValue = useCallback((next: Value) => void setInForm(next), [setInForm]);
  const onChange = useCallback<FormField<Value>['onChange']>(
    ({ target }) =>
      setValue((target.type === 'checkbox' && 'checked' in target ? target.checked : target.value) as Value),
    [setValue],
  );
  const onBlur = useCallback(() => afterPress(() => void setTouched(true)), [setTouched]);

  return {
    id,
    name,
    value,
    onChange,
    onBlur,
    setValue,
    state: !touched ? 'untouched' : broken ? 'invalid' : 'valid',
    problem: touched && broken ? broken : null,
    helpId: `${id}-help`,
    errorId: `${id}-error`,
  };
}
