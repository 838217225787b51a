import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { memo } from 'react';
import type { FieldName } from './FieldName.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { describedBy, useFormField, type FormField } from './useFormField.ts';

interface CheckboxLook {
  /** The label of the checkbox. */
  label: string;
  /** The name of the field in the error summary; the label by default. */
  summaryLabel?: string;
  /** A help text under the row. */
  help?: string;
  /** If `true`, it has to be ticked. */
  required?: boolean;
  /** If `true`, it takes no input. */
  disabled?: boolean;
}

export interface CheckboxFieldProps<Values extends object> extends CheckboxLook {
  /** The name of the value in the form. */
  name: FieldName<Values, boolean>;
}

/** A checkbox bound to its form; the whole card is the target. */
export function CheckboxField<Values extends object>(props: CheckboxFieldProps<Values>) {
  return <CheckboxInput {...props} {...useFormField(props.name, false)} />;
}

const CheckboxInput = memo(function CheckboxInput(props: CheckboxLook & FormField<boolean>) {
  const {
    id,
    name,
    label,
    summaryLabel = label,
    help,
    errorText,
    required = false,
    disabled,
    setValue,
  } = props;
  return (
    <FormControl
      error={errorText !== null}
      disabled={disabled}
      id={name}
      data-field={name}
      data-label={summaryLabel}
    >
      <Card variant="choice">
        <FormControlLabel
          label={label}
          control={
            <Checkbox
              id={id}
              name={name}
              checked={props.value}
              onChange={(_event, checked) => setValue(checked)}
              onBlur={props.onBlur}
              slotProps={{
                input: {
                  'aria-required': required,
                  'aria-invalid': errorText !== null || undefined,
                  'aria-describedby': describedBy(props, help),
                },
              }}
            />
          }
        />
      </Card>
      {help && (
        <FormHelperText id={`${id}-help`} error={false} sx={{ mt: 1 }}>
          {help}
        </FormHelperText>
      )}
      {errorText !== null && <FieldProblem id={`${id}-error`} errorText={errorText} />}
    </FormControl>
  );
});
