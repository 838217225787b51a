import ErrorIcon from '@mui/icons-material/ErrorRounded';
import { styled } from '@mui/material/styles';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  alignItems: 'flex-start',
  margin: theme.spacing(1.5, 0, 0),
  color: theme.colours.wrong,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& svg': { fontSize: '1.25rem', flex: 'none', marginTop: '0.03em' },
}));

export interface FieldProblemProps {
  /** What the input's `aria-describedby` points at. */
  id: string;
  /** The broken rule in words. */
  sentence: string;
}

/** What is wrong, under a field: an icon and the rule's sentence, so never by colour alone. */
export function FieldProblem({ id, sentence }: FieldProblemProps) {
  return (
    <Line id={id}>
      <ErrorIcon aria-hidden />
      <span>{sentence}</span>
    </Line>
  );
}
