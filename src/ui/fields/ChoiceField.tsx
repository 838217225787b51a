import CheckIcon from '@mui/icons-material/CheckRounded';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useUiTexts } from '../UiTextsProvider.tsx';
import type { ChoiceName } from './FieldName.ts';
import { FieldProblem } from './FieldProblem.tsx';
import type { Choice } from './SelectField.tsx';
import { describedBy, useFormField, type FormField } from './useFormField.ts';

/** Side by side where there is space. */
const CHOICES = {
  display: 'grid',
  rowGap: 2,
  columnGap: 4,
  mt: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
} as const;

interface ChoiceOptions {
  /** The words above the field. */
  label: string;
  /** The options, in order. */
  options: readonly Choice[];
  /** If `true`, the label says that the field is optional, and it is not required. */
  optional?: boolean;
  /** If `true`, it takes no input. */
  disabled?: boolean;
}

export interface ChoiceFieldProps<Values extends object> extends ChoiceOptions {
  /** The name of the value in the form. */
  name: ChoiceName<Values>;
}

/** A radio group bound to its form. */
export function ChoiceField<Values extends object>(props: ChoiceFieldProps<Values>) {
  return <ChoiceInput {...props} {...useFormField(props.name, '')} />;
}

const ChoiceInput = memo(function ChoiceInput(props: ChoiceOptions & FormField<string>) {
  const { id, name, label, options, optional, disabled, value, errorText, isValid, setValue, onBlur } = props;
  const texts = useUiTexts();
  const input = {
    'aria-invalid': errorText !== null || undefined,
    'aria-describedby': describedBy(props),
  };
  return (
    <FormControl
      error={errorText !== null}
      disabled={disabled}
      id={name}
      data-field={name}
      data-label={label}
    >
      <FormLabel component="span" id={id}>
        <span>{label}</span>
        {optional && ' '}
        {optional && <Typography component="span" color="textSecondary">{`(${texts.optional})`}</Typography>}
        {isValid && <CheckIcon color="primary" fontSize="small" sx={{ ml: 1, mb: -1 }} />}
      </FormLabel>
      <RadioGroup
        name={name}
        value={value}
        aria-labelledby={id}
        aria-required={!optional}
        onChange={(_event, chosen) => setValue(chosen)}
        onBlur={onBlur}
        sx={CHOICES}
      >
        {options.map((option) => (
          <Card key={option.value} variant="choice">
            {/* The error state is on the radios, because they are focused after a failed submit. */}
            <FormControlLabel
              value={option.value}
              label={option.label}
              control={<Radio slotProps={{ input }} />}
            />
          </Card>
        ))}
      </RadioGroup>
      {errorText !== null && <FieldProblem id={`${id}-error`} errorText={errorText} />}
    </FormControl>
  );
});
