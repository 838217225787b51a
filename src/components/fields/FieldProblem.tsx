import ErrorIcon from '@mui/icons-material/ErrorRounded';
import FormHelperText from '@mui/material/FormHelperText';

export interface FieldProblemProps {
  /** What the input's `aria-describedby` points at. */
  id: string;
  /** The broken rule in words. */
  sentence: string;
}

/** What is wrong, under a field: an icon and the rule's sentence, so never by colour alone. */
export function FieldProblem({ id, sentence }: FieldProblemProps) {
  return (
    <FormHelperText id={id} error>
      <ErrorIcon aria-hidden fontSize="small" />
      <span>{sentence}</span>
    </FormHelperText>
  );
}
