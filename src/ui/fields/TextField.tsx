import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, type ClipboardEvent, type DragEvent, type FocusEvent } from 'react';
import { FieldFrame, type FieldWidth } from './FieldFrame.tsx';
import type { FieldName } from './FieldName.ts';
import { valueAfter } from './insertedText.ts';
import { describedBy, useFormField, type FormField } from './useFormField.ts';

/** The common props of text fields. */
export interface FieldProps<Values extends object> {
  /** The name of the value in the form. */
  name: FieldName<Values, string>;
  /** The label above the field. */
  label: string;
  /**
   * The name of the field in the error summary.
   *
   * @default label
   */
  summaryLabel?: string;
  /** A help text under the label. */
  help?: string;
  /** The `autocomplete` token. */
  autoComplete?: string;
  /** If `true`, the label says that the field is optional, and it is not required. */
  optional?: boolean;
  /** If `true`, the field takes no input. The wizard disables no field, not even while it waits. */
  disabled?: boolean;
}

interface TextInputProps {
  /**
   * The width of the input, as a hint of the expected length.
   *
   * @default 'full'
   */
  width?: FieldWidth;
  /** The type of the input. */
  type?: 'text' | 'tel';
  /** The on-screen keyboard. */
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** An example value. */
  placeholder?: string;
  /** If `true`, there is a suggestion for its value: a valid value has no tick. */
  isDoubtful?: boolean;
  /** If `true`, it has several lines. */
  multiline?: boolean;
  /** Called on paste. */
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Called on drop. */
  onDrop?: (event: DragEvent<HTMLInputElement>) => void;
  /** Called on focus. */
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Called when the parent types. */
  onType?: () => void;
}

export type TextFieldProps<Values extends object> = FieldProps<Values> & TextInputProps;

/** A text field bound to its form. */
export function TextField<Values extends object>(props: TextFieldProps<Values>) {
  const field = useFormField(props.name, '');
  return <TextInput {...props} {...field} isValid={field.isValid && !props.isDoubtful} />;
}

// Formik re-renders every field at every change. The memo limits that to the changed one.
const TextInput = memo(function TextInput(
  props: TextInputProps & Omit<FieldProps<object>, 'name'> & FormField<string>,
) {
  const { id, name, label, summaryLabel, help, errorText, isValid, width, optional, disabled } = props;
  return (
    <FieldFrame {...{ id, name, label, summaryLabel, help, errorText, isValid, width, optional, disabled }}>
      <OutlinedInput
        id={id}
        name={name}
        type={props.type ?? 'text'}
        value={props.value}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        multiline={props.multiline}
        minRows={4}
        slotProps={{
          input: {
            inputMode: props.inputMode,
            autoCapitalize: props.inputMode === 'email' ? 'none' : undefined,
            // A name or a medicine is in no dictionary.
            autoCorrect: props.multiline ? undefined : 'off',
            spellCheck: false,
            'aria-required': !optional,
            // Not MUI's 'false', which some screen readers announce.
            'aria-invalid': errorText !== null || undefined,
            'aria-describedby': describedBy(props, help),
          },
        }}
        onChange={(event) => {
          // The first time, the field is validated when the parent leaves it: until then it shows no error (spec 2).
          const { inputType } = event.nativeEvent as InputEvent;
          const input = event.target as HTMLInputElement;
          props.setValue(valueAfter(input, props.value, inputType), props.touched);
          props.onType?.();
        }}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        onPaste={props.onPaste}
        onDrop={props.onDrop}
      />
    </FieldFrame>
  );
});
