import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { Transport } from '../../domain/errorCodes.ts';
import { useWords } from '../../messages/useWords.ts';
import { transportMessage } from './transportMessage.ts';

export interface CampProblemProps {
  /** The camp does not exist, lacks an id, price or days, or could not be fetched. */
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

/** The page shown when there is no camp to enrol for: the cause, a retry, and a link to the organisation. */
export function CampProblem(props: CampProblemProps) {
  const { t } = useWords();
  const { kind, transport, organisationName, organisationUrl, onRetry, ref } = props;
  return (
    <Alert
      severity={kind === 'unknown' ? 'info' : 'error'}
      role="alert"
      tabIndex={-1}
      ref={ref}
      action={
        <>
          <Button variant="contained" onClick={onRetry}>
            {t('campProblem.retry')}
          </Button>
          <Link href={organisationUrl} underline="hover">
            <ArrowBack fontSize="small" />
            {t('campProblem.back', { organisation: organisationName })}
          </Link>
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
