import ErrorIcon from '@mui/icons-material/ErrorRounded';
import FormHelperText from '@mui/material/FormHelperText';

export interface FieldProblemProps {
  /** The id for the input's `aria-describedby`. */
  id: string;
  /** The error message. */
  errorText: string;
}

/** The error of a field: an icon and a message, so that it does not depend on colour. */
export function FieldProblem({ id, errorText }: FieldProblemProps) {
  return (
    <FormHelperText id={id} error>
      <ErrorIcon fontSize="small" />
      <span>{errorText}</span>
    </FormHelperText>
  );
}
