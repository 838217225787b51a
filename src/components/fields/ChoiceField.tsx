import CheckIcon from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { fieldAria } from './fieldAria.ts';
import { FieldProblem } from './FieldProblem.tsx';
import type { Choice } from './SelectField.tsx';
import { TickMark } from './TickMark.tsx';
import { TickRow } from './TickRow.tsx';
import { useFieldValue } from './useFieldValue.ts';
import { useFormField, type FormField } from './useFormField.ts';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });

const Legend = styled('legend')(({ theme }) => ({
  padding: 0,
  marginBottom: theme.spacing(1.5),
  fontWeight: 600,
  lineHeight: 1.4,
  '& svg': {
    color: theme.colours.action,
    fontSize: '1.25rem',
    verticalAlign: '-0.25em',
    marginLeft: theme.spacing(1),
  },
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
}));

export interface ChoiceFieldProps {
  /** The spec's field name. */
  name: string;
  /** The words above the field. */
  label: MessageKey;
  /** Must keep its identity, or every key press in the form draws the choices again. */
  options: readonly Choice[];
  /** Takes no input, and looks so. The wizard disables nothing, not even while it waits. */
  disabled?: boolean;
}

/** One choice out of a few that are all in sight: a radio group, bound to its form. */
export function ChoiceField({ name, ...look }: ChoiceFieldProps) {
  const field = useFormField(name);
  const value = useFieldValue(name);
  return <ChoiceInput {...field} value={value} {...look} />;
}

type ChoiceInputProps = ChoiceFieldProps & FormField<string> & { value: string };

const ChoiceInput = memo(function ChoiceInput(props: ChoiceInputProps) {
  const { name, label, options, disabled, value, state, sentence, errorId } = props;
  return (
    <Group role="radiogroup" aria-required data-field={name} disabled={disabled}>
      <Legend>
        {t(label)}
        {state === 'valid' && value !== '' && <CheckIcon aria-hidden />}
      </Legend>
      <Choices>
        {options.map((option) => (
          <TickRow key={option.value}>
            {/* The radios carry the state, not the group: the focus goes to them after a failed submit. */}
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              {...fieldAria(props)}
              onChange={(event) => props.setValue(event.target.value)}
              onBlur={props.onBlur}
            />
            <TickMark round />
            <span>{t(option.label)}</span>
          </TickRow>
        ))}
      </Choices>
      {sentence !== null && <FieldProblem id={errorId} sentence={sentence} />}
    </Group>
  );
});
