import { mailSuggestion } from './mailSuggestion.ts';
import { fillIn, useUiTexts } from '../UiTextsProvider.tsx';
import { Suggestion } from './Suggestion.tsx';
import { TextField, type FieldProps } from './TextField.tsx';
import { useFormField } from './useFormField.ts';

/** An e-mail address. When its domain differs by one character from a common one, a button offers the correction. */
export function EmailField<Values extends object>(props: FieldProps<Values>) {
  const { emailSuggestion } = useUiTexts();
  const { value, touched, setValue } = useFormField(props.name, '');
  const email = touched ? mailSuggestion(value) : null;
  return (
    <div>
      {/* Not of the type email: Chromium writes a domain with an accent as `xn--` while it is typed. */}
      <TextField<Values> {...props} inputMode="email" isDoubtful={email !== null} />
      <Suggestion
        suggestion={
          email === null ? null : { text: fillIn(emailSuggestion, { email }), accept: () => setValue(email) }
        }
        field={props.name}
      />
    </div>
  );
}
