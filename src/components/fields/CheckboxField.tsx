import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { fieldAria } from './fieldAria.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { TickMark } from './TickMark.tsx';
import { TickRow } from './TickRow.tsx';
import { useFormField, type FormField } from './useFormField.ts';
import { useFormPart } from './useFormPart.ts';

const Field = styled('div')({ minWidth: 0 });

const Help = styled('p')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 0),
  color: theme.colours.inkQuiet,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
}));

export interface CheckboxFieldProps {
  /** The spec's field name. */
  name: string;
  /** The words beside the tick. */
  label: MessageKey;
  /** What the label's `{{organisation}}` becomes. */
  organisation?: string;
  /** A line of help under the row. */
  help?: MessageKey;
  /** Whether the form asks for the tick. */
  required?: boolean;
  /** Takes no input, and looks so. The wizard disables nothing, not even while it waits. */
  disabled?: boolean;
  /** Sets the value instead of the form's own way, where more follows from the tick. Keeps its identity. */
  onTick?: (ticked: boolean) => void;
}

/** One thing to tick, bound to its form; the whole row is the target. */
export function CheckboxField({ name, onTick, ...look }: CheckboxFieldProps) {
  const field = useFormField<boolean>(name);
  const ticked = useFormPart(({ values }) => Boolean(values[name]));
  return <CheckboxInput {...field} ticked={ticked} onTick={onTick ?? field.setValue} {...look} />;
}

type CheckboxInputProps = CheckboxFieldProps &
  FormField<boolean> & { ticked: boolean; onTick: (ticked: boolean) => void };

const CheckboxInput = memo(function CheckboxInput(props: CheckboxInputProps) {
  const { id, name, label, organisation, help, helpId, errorId, sentence, required = false } = props;
  return (
    <Field data-field={name}>
      <TickRow>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={props.ticked}
          disabled={props.disabled}
          aria-required={required}
          {...fieldAria(props)}
          onChange={(event) => props.onTick(event.target.checked)}
          onBlur={props.onBlur}
        />
        <TickMark />
        <span>{t(label, organisation === undefined ? undefined : { organisation })}</span>
      </TickRow>
      {help !== undefined && <Help id={helpId}>{t(help)}</Help>}
      {sentence !== null && <FieldProblem id={errorId} sentence={sentence} />}
    </Field>
  );
});
