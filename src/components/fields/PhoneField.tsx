import type { MessageKey } from '../../messages/messages.ts';
import { TextField } from './TextField.tsx';

export interface PhoneFieldProps {
  /** The spec's field name. */
  name: string;
  /** The words above the field. */
  label: MessageKey;
  /** A line of help under the label. */
  help?: MessageKey;
  /** What the browser may fill in by itself. */
  autoComplete?: string;
  /** Takes no input, and looks so. The wizard disables nothing, not even while it waits. */
  disabled?: boolean;
}

/** A telephone number; the placeholder shows a Belgian mobile one (spec 9). */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField {...props} width="half" type="tel" inputMode="tel" placeholder="field.phonePlaceholder" />
  );
}
