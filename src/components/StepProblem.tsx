import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '../messages/messages.ts';
import { StepHeading } from './StepHeading.tsx';

export interface StepProblemProps {
  /** Loads the page anew. */
  onReload: () => void;
}

const Reload = styled(Button)(({ theme }) => ({ marginTop: theme.spacing(6) }));

/** What stands in for a step that could not be fetched, or broke: why, and a reload that keeps the answers. */
export function StepProblem({ onReload }: StepProblemProps) {
  return (
    <section role="alert">
      <StepHeading title="stepProblem.title" help="stepProblem.help" />
      <Reload variant="contained" onClick={onReload}>
        {t('stepProblem.reload')}
      </Reload>
    </section>
  );
}
