import BackIcon from '@mui/icons-material/ArrowBackRounded';
import RetryIcon from '@mui/icons-material/ReplayRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { Transport } from '../../domain/errorCodes.ts';
import { useWords } from '../../messages/useWords.ts';
import { transportMessage } from './transportMessage.ts';

export interface CampProblemProps {
  /** The camp does not exist; it lacks an id, price or days, or has an unreadable value; or it could not be fetched. */
  kind: 'unknown' | 'unreadable' | 'unanswered';
  /** The transport error, when the call itself failed. */
  transport?: Transport;
  /** The name of the organisation. */
  organisationName: string;
  /** The address of the organisation's website. */
  organisationUrl: string;
  /** Callback fired when the retry button is clicked. */
  onRetry: () => void;
  /** The root element, which receives focus after a failed retry. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * The page shown when there is no camp to enrol for: the cause, a retry, and a link to the organisation. The link is the
 * primary action for an unknown camp, because a retry rarely finds it.
 */
export function CampProblem(props: CampProblemProps) {
  const { t } = useWords();
  const { kind, transport, organisationName, organisationUrl, onRetry, ref } = props;
  const isUnknown = kind === 'unknown';
  const retry = (
    <Button variant={isUnknown ? 'outlined' : 'contained'} startIcon={<RetryIcon />} onClick={onRetry}>
      {t('campProblem.retry')}
    </Button>
  );
  return (
    <Alert
      severity={isUnknown ? 'info' : 'error'}
      role="alert"
      tabIndex={-1}
      ref={ref}
      action={
        <>
          {!isUnknown && retry}
          <Button
            variant={isUnknown ? 'contained' : 'outlined'}
            startIcon={<BackIcon />}
            href={organisationUrl}
          >
            {t('campProblem.back', { organisation: organisationName })}
          </Button>
          {isUnknown && retry}
        </>
      }
    >
      <AlertTitle component="h1" variant="h2">
        {t(`campProblem.${kind}`)}
      </AlertTitle>
      <Typography>{transport ? transportMessage(t, transport) : t(`campProblem.${kind}Help`)}</Typography>
    </Alert>
  );
}
