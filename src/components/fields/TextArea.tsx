import { styled } from '@mui/material/styles';
import { memo, type ChangeEvent, type FocusEvent } from 'react';
import type { MessageKey } from '../../messages/messages.ts';
import { afterPress } from './afterPress.ts';
import { fieldAria } from './fieldAria.ts';
import { fieldBox } from './fieldBox.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFieldValue } from './useFieldValue.ts';
import { useFormField, type FormField } from './useFormField.ts';

const Area = styled('textarea')(({ theme }) => ({
  ...fieldBox(theme),
  minHeight: '7.5rem',
  resize: 'vertical',
  lineHeight: 1.5,
}));

export interface TextAreaProps {
  /** The spec's field name. */
  name: string;
  /** The words above the field. */
  label: MessageKey;
  /** A line of help under the label. */
  help?: MessageKey;
  /** Says that it may be left empty. */
  optional?: boolean;
  /** Takes no input, and looks so. The wizard disables nothing, not even while it waits. */
  disabled?: boolean;
}

/** Free text over several lines, bound to its form. */
export function TextArea({ name, ...look }: TextAreaProps) {
  const field = useFormField(name);
  return <AreaInput {...field} {...look} />;
}

/** The browser itself brings only the line with the caret into view, and the bar may hide the rest. */
function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>) {
  afterPress(() => currentTarget.scrollIntoView({ block: 'nearest' }));
}

type AreaInputProps = TextAreaProps & FormField<string>;

const AreaInput = memo(function AreaInput(props: AreaInputProps) {
  const { id, name, label, help, helpId, errorId, sentence, state, optional, filled } = props;
  return (
    <FieldFrame {...{ id, name, label, help, helpId, errorId, sentence, state, optional, filled }}>
      <AreaBox {...props} />
    </FieldFrame>
  );
});

/** The box alone, which is all that a key press draws. */
function AreaBox(props: AreaInputProps) {
  const { id, name, optional, setValue } = props;
  return (
    <Area
      id={id}
      name={name}
      value={useFieldValue(name)}
      rows={4}
      disabled={props.disabled}
      aria-required={!optional}
      {...fieldAria(props)}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setValue(event.target.value)}
      onFocus={showWhole}
      onBlur={props.onBlur}
    />
  );
}
