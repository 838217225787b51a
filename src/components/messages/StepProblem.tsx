import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useWords } from '../../messages/useWords.ts';

export interface StepProblemProps {
  /** Callback fired when the reload button is clicked. */
  onReload: () => void;
}

/**
 * Replaces a step that failed to load or threw an error, with a button that reloads the page without losing answers.
 */
export function StepProblem({ onReload }: StepProblemProps) {
  const { t } = useWords();
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

interface StepBoundaryProps {
  /** Called before the page reloads, so that the browser asks for no confirmation. */
  onReload?: () => void;
  /** Called when the step is replaced. */
  onProblem?: () => void;
  /** Replaces the step; a StepProblem by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Catches errors of a step, such as a script that could not be loaded. */
export class StepBoundary extends Component<StepBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    this.props.onProblem?.();
  }

  override render() {
    const { onReload, fallback, children } = this.props;
    const reload = () => {
      onReload?.();
      window.location.reload();
    };
    return this.state.hasError ? (fallback ?? <StepProblem onReload={reload} />) : children;
  }
}
