import Button from '@mui/material/Button';
import { useField } from 'formik';
import { mailSuggestion } from './mailSuggestion.ts';
import { fillIn, useUiTexts } from '../UiTextsProvider.tsx';
import { TextField, type FieldProps } from './TextField.tsx';

/** An e-mail address. When its domain differs by one character from a common one, a button offers the correction. */
export function EmailField<Values extends object>(props: FieldProps<Values>) {
  const { emailSuggestion } = useUiTexts();
  const [{ value }, { touched }, { setValue }] = useField<string>(props.name);
  const suggestion = touched ? mailSuggestion(value) : null;
  return (
    <div>
      {/* Not of the type email: Chromium writes a domain with an accent as `xn--` while it is typed. */}
      <TextField<Values> {...props} inputMode="email" />
      <div role="status">
        {suggestion !== null && (
          <Button
            variant="outlined"
            sx={{ mt: 2, overflowWrap: 'anywhere' }}
            onClick={() => {
              void setValue(suggestion);
              // The button is removed.
              document.querySelector<HTMLElement>(`[name="${props.name}"]`)?.focus();
            }}
          >
            {fillIn(emailSuggestion, { email: suggestion })}
          </Button>
        )}
      </div>
    </div>
  );
}
