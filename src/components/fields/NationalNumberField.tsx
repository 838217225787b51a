import { useCallback, type ClipboardEvent } from 'react';
import { pastedNationalNumber } from '../../domain/nationalNumber.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { useFormContext } from './FormContext.ts';
import { TextField } from './TextField.tsx';

export interface NationalNumberFieldProps {
  /** The spec's field name. */
  name: string;
  /** The words above the field. */
  label: MessageKey;
  /** A line of help under the label. */
  help?: MessageKey;
  /** Takes no input, and looks so. The wizard disables nothing, not even while it waits. */
  disabled?: boolean;
}

/**
 * A national number of 11 digits. Pasted with its dots and dashes it loses them; typed dots stay, and the rule says
 * what is wrong with them (spec 5). The browser neither offers nor keeps it.
 */
export function NationalNumberField(props: NationalNumberFieldProps) {
  const { name } = props;
  const { setValue } = useFormContext();

  const onPaste = useCallback(
    (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      const digits = pastedNationalNumber(text);
      if (digits === text) return; // The browser's own paste can be undone: leave it where it does the same.
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
      setValue(name, value.slice(0, start) + digits + value.slice(end));
    },
    [setValue, name],
  );

  return (
    <TextField
      {...props}
      width="half"
      inputMode="numeric"
      autoComplete="off"
      placeholder="field.nationalNumberPlaceholder"
      onPaste={onPaste}
    />
  );
}
