import ArrowIcon from '@mui/icons-material/ExpandMoreRounded';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { FieldFrame, type FieldWidth } from './FieldFrame.tsx';
import type { FieldProps } from './TextField.tsx';
import { describedBy, useFormField, type FormField } from './useFormField.ts';

/** One choice of a list: what travels, and what the parent reads. */
export interface Choice {
  value: string;
  label: MessageKey;
}

interface SelectLook {
  /** How much is expected. */
  width?: FieldWidth;
  /** What the list shows while nothing is chosen. */
  placeholder: MessageKey;
  /** Must keep its identity, or every key press in the form draws the list again. */
  options: readonly Choice[];
  /** Says that it may be left empty. */
  optional?: boolean;
}

export type SelectFieldProps<Values extends object> = FieldProps<Values> & SelectLook;

/** One choice from a list, bound to its form: the browser's own list, which every phone knows how to show. */
export function SelectField<Values extends object>(props: SelectFieldProps<Values>) {
  return <SelectInput {...props} {...useFormField(props.name, '')} />;
}

const SelectInput = memo(function SelectInput(
  props: SelectLook & Omit<FieldProps<object>, 'name'> & FormField<string>,
) {
  const { id, name, label, help, sentence, isGood, width, optional, disabled, setValue } = props;
  return (
    <FieldFrame {...{ id, name, label, help, sentence, isGood, width, optional, disabled }}>
      <NativeSelect
        id={id}
        name={name}
        value={props.value}
        input={<OutlinedInput />}
        IconComponent={ArrowIcon}
        inputProps={{
          'aria-required': !optional,
          'aria-invalid': sentence !== null || undefined,
          'aria-describedby': describedBy(props, help),
        }}
        onChange={(event) => setValue(event.target.value)}
        onBlur={props.onBlur}
      >
        <option value="">{t(props.placeholder)}</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {t(option.label)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
});
