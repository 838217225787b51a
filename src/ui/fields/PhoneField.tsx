import { TextField, type FieldProps } from './TextField.tsx';

/** A telephone number, with a Belgian mobile number as placeholder (spec 9). */
export function PhoneField<Values extends object>(props: FieldProps<Values>) {
  return (
    <TextField<Values>
      {...props}
      width="half"
      type="tel"
      inputMode="tel"
      placeholder="field.phonePlaceholder"
    />
  );
}
