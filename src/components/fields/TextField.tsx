import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, type ClipboardEvent, type DragEvent, type FocusEvent } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { FieldFrame, type FieldWidth } from './FieldFrame.tsx';
import type { FieldName } from './FieldName.ts';
import { describedBy, useFormField, type FormField } from './useFormField.ts';

/** Marks that nobody sees: a phone copies them with a contact, and no rule could say what is wrong with them. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** What every field of text has in common. */
export interface FieldProps<Values extends object> {
  /** The spec's field name. */
  name: FieldName<Values, string>;
  /** The words above the field. */
  label: MessageKey;
  /** A line of help under the label. */
  help?: MessageKey;
  /** What the browser may fill in by itself: a parent's field says what it is for, a child's has `off`. */
  autoComplete?: string;
  /** If `true`, it takes no input. The wizard disables no field, not even while it waits. */
  disabled?: boolean;
}

interface TextInputLook {
  /** How much is expected. */
  width?: FieldWidth;
  /** Of the input; text when absent. */
  type?: 'text' | 'email' | 'tel';
  /** The keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** An example in the empty field. */
  placeholder?: MessageKey;
  /** Says that it may be left empty. */
  optional?: boolean;
  /** Several lines. */
  multiline?: boolean;
  /** Hears a paste; these must keep their identity, or every key press draws the field twice. */
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Hears what is dropped in the field. */
  onDrop?: (event: DragEvent<HTMLInputElement>) => void;
  /** Hears the field get the focus. */
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Hears typing, besides the form. */
  onType?: () => void;
}

export type TextFieldProps<Values extends object> = FieldProps<Values> & TextInputLook;

/** Text, bound to its form. */
export function TextField<Values extends object>(props: TextFieldProps<Values>) {
  const { id, value, setValue, sentence, isGood, onBlur } = useFormField(props.name, '');
  return <TextFrame {...props} {...{ id, value, setValue, sentence, isGood, onBlur }} />;
}

type TextFrameProps = TextInputLook & Omit<FieldProps<object>, 'name'> & FormField<string>;

// Formik renders every field of a form at every change. Inside this memo, only what the change is about.
const TextFrame = memo(function TextFrame(props: TextFrameProps) {
  const { id, name, label, help, sentence, isGood, width, optional, disabled } = props;
  return (
    <FieldFrame {...{ id, name, label, help, sentence, isGood, width, optional, disabled }}>
      <TextInput {...props} />
    </FieldFrame>
  );
});

function TextInput(props: TextFrameProps) {
  const { id, name, help, sentence, type = 'text', placeholder, optional, setValue, onType } = props;
  return (
    <OutlinedInput
      id={id}
      name={name}
      type={type}
      value={props.value}
      placeholder={placeholder && t(placeholder)}
      autoComplete={props.autoComplete}
      multiline={props.multiline}
      minRows={4}
      slotProps={{
        input: {
          inputMode: props.inputMode,
          autoCapitalize: type === 'email' ? 'none' : undefined,
          spellCheck: false,
          'aria-required': !optional,
          // Not 'false', as MUI writes it: some screen readers say that.
          'aria-invalid': sentence !== null || undefined,
          'aria-describedby': describedBy(props, help),
        },
      }}
      onChange={(event) => {
        setValue(event.target.value.replace(UNSEEN, ''));
        onType?.();
      }}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      onPaste={props.onPaste}
      onDrop={props.onDrop}
    />
  );
}
