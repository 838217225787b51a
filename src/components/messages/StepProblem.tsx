import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode, type Ref } from 'react';
import { useWords } from '../../messages/useWords.ts';
import { MailLink } from './MailLink.tsx';

export interface StepProblemProps {
  /** The e-mail address of the secretariat. */
  secretariatEmail: string;
  /** The subject of a mail to the secretariat. It contains no data of the child. */
  mailSubject?: string;
  /** Callback fired when the reload button is clicked. */
  onReload: () => void;
  /** The heading. */
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * Replaces a step that failed to load or threw an error, with a button that reloads the page, and the secretariat for
 * when that does not help.
 */
export function StepProblem({ secretariatEmail, mailSubject, onReload, ref }: StepProblemProps) {
  const { t } = useWords();
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <>
          <Button variant="contained" onClick={onReload}>
            {t('stepProblem.reload')}
          </Button>
          <MailLink email={secretariatEmail} subject={mailSubject} />
        </>
      }
    >
      <AlertTitle ref={ref} component="h1" variant="h2" tabIndex={-1}>
        {t('stepProblem.title')}
      </AlertTitle>
      <Typography>{t('stepProblem.help')}</Typography>
    </Alert>
  );
}

interface StepBoundaryProps {
  /** Called when the step is replaced. */
  onProblem?: () => void;
  /** Replaces the step, such as a StepProblem. */
  fallback: ReactNode;
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
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
