import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { memo } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import type { FieldName } from './FieldName.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { describedBy, useFormField, type FormField } from './useFormField.ts';

interface CheckboxLook {
  /** The label of the checkbox. */
  label: MessageKey;
  /** The value of `{{organisation}}` in the label. */
  organisation?: string;
  /** A help text under the row. */
  help?: MessageKey;
  /** If `true`, it has to be ticked. */
  required?: boolean;
  /** If `true`, it takes no input. The wizard disables no field, not even while it waits. */
  disabled?: boolean;
}

export interface CheckboxFieldProps<Values extends object> extends CheckboxLook {
  /** The spec's field name. */
  name: FieldName<Values, boolean>;
}

/** A checkbox bound to its form; the whole card is the target. */
export function CheckboxField<Values extends object>(props: CheckboxFieldProps<Values>) {
  return <CheckboxInput {...props} {...useFormField(props.name, false)} />;
}

const CheckboxInput = memo(function CheckboxInput(props: CheckboxLook & FormField<boolean>) {
  const { id, name, label, organisation, help, errorText, required = false, disabled, setValue } = props;
  return (
    <FormControl error={errorText !== null} disabled={disabled} id={name} data-field={name}>
      <Card variant="choice">
        <FormControlLabel
          label={t(label, organisation === undefined ? undefined : { organisation })}
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
        <FormHelperText id={`${id}-help`} error={false} sx={{ mt: 1.5 }}>
          {t(help)}
        </FormHelperText>
      )}
      {errorText !== null && <FieldProblem id={`${id}-error`} errorText={errorText} />}
    </FormControl>
  );
});
