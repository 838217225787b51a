import { TextField, type FieldProps } from './TextField.tsx';

/** A telephone number; the placeholder shows a Belgian mobile one (spec 9). */
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
