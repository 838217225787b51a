import { useField } from 'formik';
import { useCallback, type ClipboardEvent } from 'react';
import { pastedNationalNumber } from '../../domain/nationalNumber.ts';
import { TextField, type FieldProps } from './TextField.tsx';

/**
 * A national number of 11 digits. Pasted with its dots and dashes it loses them; typed dots stay, and the rule says
 * what is wrong with them (spec 5). The browser neither offers nor keeps it.
 */
export function NationalNumberField<Values extends object>(props: FieldProps<Values>) {
  const [, , { setValue }] = useField<string>(props.name);

  const onPaste = useCallback(
    (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      const digits = pastedNationalNumber(text);
      if (digits === text) return; // The browser's own paste can be undone: leave it where it does the same.
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement;
      const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
      void setValue(value.slice(0, start) + digits + value.slice(end));
    },
    [setValue],
  );

  return (
    <TextField<Values>
      {...props}
      width="half"
      inputMode="numeric"
      autoComplete="off"
      placeholder="field.nationalNumberPlaceholder"
      onPaste={onPaste}
    />
  );
}
