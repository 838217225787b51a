import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Transport } from '../domain/errorCodes.ts';
import { t, type MessageKey } from '../messages/messages.ts';
import { transportMessage } from './transportMessage.ts';

export interface CampProblemProps {
  /** No such camp; a camp without id, price or days; no answer at all. */
  kind: 'unknown' | 'unreadable' | 'unanswered';
  /** Why no answer came, when the line itself failed. */
  transport?: Transport;
  /** Whose camps these are, as its parents know it. */
  organisationName: string;
  /** The organisation's website. */
  organisationUrl: string;
  /** Asks again for what did not come. */
  onRetry: () => void;
}

const SENTENCES: Record<CampProblemProps['kind'], { title: MessageKey; help: MessageKey }> = {
  unknown: { title: 'campProblem.unknown', help: 'campProblem.unknownHelp' },
  unreadable: { title: 'campProblem.unreadable', help: 'campProblem.unreadableHelp' },
  unanswered: { title: 'campProblem.unanswered', help: 'campProblem.unansweredHelp' },
};

const Page = styled('section')(({ theme }) => ({
  maxWidth: 560,
  marginInline: 'auto',
  paddingBlock: theme.spacing(8, 12),
  '& > h1': { ...theme.typography.h1, margin: 0 },
  '& > p': { margin: theme.spacing(3, 0, 0) },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 6),
  marginTop: theme.spacing(6),
}));

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 48,
}));

/** The page when there is no camp to show: why, trying again, and the way back to the organisation. */
export function CampProblem({
  kind,
  transport,
  organisationName,
  organisationUrl,
  onRetry,
}: CampProblemProps) {
  const { title, help } = SENTENCES[kind];
  return (
    <Page role="alert">
      <h1>{t(title)}</h1>
      <p>{transport ? transportMessage(transport) : t(help)}</p>
      <Ways>
        <Button variant="contained" onClick={onRetry}>
          {t('campProblem.retry')}
        </Button>
        <Back href={organisationUrl}>
          <ArrowBack aria-hidden fontSize="small" />
          {t('campProblem.back', { organisation: organisationName })}
        </Back>
      </Ways>
    </Page>
  );
}
