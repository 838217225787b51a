import { useUiTexts } from '../UiTextsProvider.tsx';
import { TextField, type FieldProps } from './TextField.tsx';

/**
 * A national number. Separators of a number inserted at once are removed; typed ones stay and are an error.
 * Autofill is off.
 */
export function NationalNumberField<Values extends object>(props: Omit<FieldProps<Values>, 'autoComplete'>) {
  const { nationalNumberPlaceholder } = useUiTexts();
  return (
    <TextField<Values>
      {...props}
      width="half"
      inputMode="numeric"
      autoComplete="off"
      placeholder={nationalNumberPlaceholder}
    />
  );
}
