import ArrowIcon from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { fieldAria } from './fieldAria.ts';
import { fieldBox } from './fieldBox.ts';
import { FieldFrame, type FieldWidth } from './FieldFrame.tsx';
import { useFieldValue } from './useFieldValue.ts';
import { useFormField, type FormField } from './useFormField.ts';

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  '& svg': {
    position: 'absolute',
    right: theme.spacing(3),
    top: 'calc(50% - 0.75rem)',
    fontSize: '1.5rem',
    color: theme.colours.inkQuiet,
    pointerEvents: 'none',
  },
}));

const Select = styled('select')(({ theme }) => ({
  ...fieldBox(theme),
  appearance: 'none',
  paddingRight: '2.75rem',
  // A long choice is read whole on a phone; a browser that keeps it on one line ends it with dots.
  whiteSpace: 'normal',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
}));

/** One choice of a list: what travels, and what the parent reads. */
export interface Choice {
  value: string;
  label: MessageKey;
}

export interface SelectFieldProps {
  /** The spec's field name. */
  name: string;
  /** The words above the field. */
  label: MessageKey;
  /** A line of help under the label. */
  help?: MessageKey;
  /** How much is expected. */
  width?: FieldWidth;
  /** What the list shows while nothing is chosen. */
  placeholder: MessageKey;
  /** Must keep its identity, or every key press in the form draws the list again. */
  options: readonly Choice[];
  /** Says that it may be left empty. */
  optional?: boolean;
  /** Takes no input, and looks so. The wizard disables nothing, not even while it waits. */
  disabled?: boolean;
}

/** One choice from a list, bound to its form: the browser's own list, which every phone knows how to show. */
export function SelectField({ name, ...look }: SelectFieldProps) {
  const field = useFormField(name);
  const value = useFieldValue(name);
  return <SelectInput {...field} value={value} {...look} />;
}

type SelectInputProps = SelectFieldProps & FormField<string> & { value: string };

const SelectInput = memo(function SelectInput(props: SelectInputProps) {
  const { id, name, label, help, helpId, errorId, sentence, state, width, optional, value } = props;
  const frame = { id, name, label, help, helpId, errorId, sentence, state, width, optional };
  return (
    <FieldFrame {...frame} filled={value !== ''}>
      <Box>
        <Select
          id={id}
          name={name}
          value={value}
          disabled={props.disabled}
          aria-required={!optional}
          {...fieldAria(props)}
          onChange={(event) => props.setValue(event.target.value)}
          onBlur={props.onBlur}
        >
          <option value="">{t(props.placeholder)}</option>
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {t(option.label)}
            </option>
          ))}
        </Select>
        <ArrowIcon aria-hidden />
      </Box>
    </FieldFrame>
  );
});
