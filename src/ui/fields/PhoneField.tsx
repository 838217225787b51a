import { useUiTexts } from '../UiTextsProvider.tsx';
import { TextField, type FieldProps } from './TextField.tsx';

/** A telephone number, with an example as placeholder. */
export function PhoneField<Values extends object>(props: FieldProps<Values>) {
  const { phonePlaceholder } = useUiTexts();
  return (
    <TextField<Values> {...props} width="half" type="tel" inputMode="tel" placeholder={phonePlaceholder} />
  );
}
