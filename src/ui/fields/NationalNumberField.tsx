import { useField } from 'formik';
import { useCallback, type ClipboardEvent } from 'react';
import { useUiTexts } from '../UiTextsProvider.tsx';
import { pastedNationalNumber } from './pastedNationalNumber.ts';
import { TextField, type FieldProps } from './TextField.tsx';

/** A national number. Pasting removes separators; typed separators stay and are an error (spec 5). Autofill is off. */
export function NationalNumberField<Values extends object>(props: FieldProps<Values>) {
  const { nationalNumberPlaceholder } = useUiTexts();
  const [, , { setValue }] = useField<string>(props.name);

  const onPaste = useCallback(
    (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      const digits = pastedNationalNumber(text);
      if (digits === text) return; // The browser's default paste supports undo.
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
      placeholder={nationalNumberPlaceholder}
      onPaste={onPaste}
    />
  );
}
