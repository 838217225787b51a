import ArrowIcon from '@mui/icons-material/ExpandMoreRounded';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { FieldFrame, type FieldWidth } from './FieldFrame.tsx';
import type { ChoiceName } from './FieldName.ts';
import type { FieldProps } from './TextField.tsx';
import { describedBy, useFormField, type FormField } from './useFormField.ts';

/** An option: its value and its label. */
export interface Choice {
  value: string;
  label: string;
}

interface SelectOptions {
  /**
   * The width of the input, as a hint of the expected length.
   *
   * @default 'full'
   */
  width?: FieldWidth;
  /** The text of the empty option. */
  placeholder: string;
  /** The options, in order. */
  options: readonly Choice[];
}

export type SelectFieldProps<Values extends object> = Omit<FieldProps<Values>, 'name'> &
  SelectOptions & {
    /** The name of the value in the form. */
    name: ChoiceName<Values>;
  };

/** A native select, bound to its form. */
export function SelectField<Values extends object>(props: SelectFieldProps<Values>) {
  return <SelectInput {...props} {...useFormField(props.name, '')} />;
}

const SelectInput = memo(function SelectInput(
  props: SelectOptions & Omit<FieldProps<object>, 'name'> & FormField<string>,
) {
  const { id, name, label, summaryLabel, help, errorText, isValid, width, optional, disabled, setValue } =
    props;
  return (
    <FieldFrame {...{ id, name, label, summaryLabel, help, errorText, isValid, width, optional, disabled }}>
      <NativeSelect
        id={id}
        name={name}
        value={props.value}
        input={<OutlinedInput />}
        IconComponent={ArrowIcon}
        inputProps={{
          autoComplete: props.autoComplete,
          'aria-required': !optional,
          'aria-invalid': errorText !== null || undefined,
          'aria-describedby': describedBy(props, help),
        }}
        onChange={(event) => setValue(event.target.value)}
        onBlur={props.onBlur}
      >
        <option value="">{props.placeholder}</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
});
