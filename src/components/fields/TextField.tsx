import { styled } from '@mui/material/styles';
import { memo, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { fieldAria } from './fieldAria.ts';
import { fieldBox } from './fieldBox.ts';
import { FieldFrame, type FieldWidth } from './FieldFrame.tsx';
import { useFieldValue } from './useFieldValue.ts';
import { useFormField, type FormField } from './useFormField.ts';

/** Marks that nobody sees: a phone copies them with a contact, and no rule could say what is wrong with them. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const Input = styled('input')(({ theme }) => fieldBox(theme));

export interface TextFieldProps {
  /** The spec's field name. */
  name: string;
  /** The words above the field. */
  label: MessageKey;
  /** A line of help under the label. */
  help?: MessageKey;
  /** How much is expected. */
  width?: FieldWidth;
  /** Of the input; text when absent. */
  type?: 'text' | 'email' | 'tel';
  /** The keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** A parent's field says what it is for; a child's has `off`. */
  autoComplete?: string;
  /** An example in the empty field. */
  placeholder?: MessageKey;
  /** Says that it may be left empty. */
  optional?: boolean;
  /** Takes no input, and looks so. The wizard disables nothing, not even while it waits. */
  disabled?: boolean;
  /** Hears a paste; these three must keep their identity, or every key press draws the field twice. */
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Hears what is dropped in the field. */
  onDrop?: (event: DragEvent<HTMLInputElement>) => void;
  /** Hears typing, besides the form. */
  onType?: () => void;
}

/** One line of text, bound to its form. */
export function TextField({ name, onType, ...look }: TextFieldProps) {
  const field = useFormField(name);
  return <TextInput {...field} onType={onType} {...look} />;
}

type TextInputProps = TextFieldProps & FormField<string>;

const TextInput = memo(function TextInput(props: TextInputProps) {
  const { id, name, label, help, helpId, errorId, sentence, state, width, optional, filled } = props;
  return (
    <FieldFrame {...{ id, name, label, help, helpId, errorId, sentence, state, width, optional, filled }}>
      <TextBox {...props} />
    </FieldFrame>
  );
});

/** The box alone, which is all that a key press draws. */
function TextBox(props: TextInputProps) {
  const { id, name, type = 'text', placeholder, optional, setValue, onType } = props;
  return (
    <Input
      id={id}
      name={name}
      type={type}
      value={useFieldValue(name)}
      placeholder={placeholder && t(placeholder)}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      autoCapitalize={type === 'email' ? 'none' : undefined}
      spellCheck={false}
      disabled={props.disabled}
      aria-required={!optional}
      {...fieldAria(props)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setValue(event.target.value.replace(UNSEEN, ''));
        onType?.();
      }}
      onBlur={props.onBlur}
      onPaste={props.onPaste}
      onDrop={props.onDrop}
    />
  );
}
