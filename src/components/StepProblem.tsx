import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../messages/messages.ts';

export interface StepProblemProps {
  /** Callback fired when the reload button is clicked. */
  onReload: () => void;
}

/**
 * Replaces a step that failed to load or threw an error, with a button that reloads the page without losing answers.
 */
export function StepProblem({ onReload }: StepProblemProps) {
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button variant="contained" onClick={onReload}>
          {t('stepProblem.reload')}
        </Button>
      }
    >
      <AlertTitle component="h1" variant="h2" tabIndex={-1}>
        {t('stepProblem.title')}
      </AlertTitle>
      <Typography>{t('stepProblem.help')}</Typography>
    </Alert>
  );
}
