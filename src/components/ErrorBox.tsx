import ErrorIcon from '@mui/icons-material/ErrorRounded';
import MailIcon from '@mui/icons-material/MailOutlineRounded';
import RetryIcon from '@mui/icons-material/ReplayRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type Ref } from 'react';
import type { ErrorCode, Problem } from '../domain/errorCodes.ts';
import { t, type MessageKey } from '../messages/messages.ts';
import { OtherCampLink } from './OtherCampLink.tsx';
import { transportMessage } from './transportMessage.ts';

export interface ErrorBoxProps {
  /** The code of what went wrong, and how the line failed when it did. */
  problem: Problem;
  /** The organisation's website. */
  organisationUrl: string;
  /** Absent when no camp, and so no theme, is known: the organisation's website then stands in. */
  campListingUrl?: string;
  /** Where the ways out by mail lead. */
  secretariatEmail: string;
  /** Absent where trying again cannot help. */
  onRetry?: () => void;
  /** The box itself, which takes the focus after a failed submit. */
  ref?: Ref<HTMLElement>;
}

type Way = 'otherCamp' | 'startAgain' | 'mail' | 'retry';

/** What to do about each code of spec 8: a sentence, and the ways out in the order of their use. */
const ADVICE: Record<ErrorCode, { sentence: MessageKey; ways: readonly Way[] }> = {
  INVALID: { sentence: 'errorBox.answersKept', ways: ['retry'] },
  INVALID_CAMP_FULLY_BOOKED: { sentence: 'errorBox.fullyBooked', ways: ['otherCamp', 'retry'] },
  INVALID_CAMP_ALREADY_BOOKED: { sentence: 'errorBox.alreadyBooked', ways: ['mail'] },
  INVALID_PERIOD_ALREADY_BOOKED: { sentence: 'errorBox.periodBooked', ways: ['otherCamp'] },
  INVALID_VOUCHER: { sentence: 'errorBox.voucher', ways: ['mail'] },
  EXPIRED_VOUCHER: { sentence: 'errorBox.voucherExpired', ways: ['startAgain', 'mail'] },
};

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  padding: theme.spacing(4),
  borderRadius: theme.tokens.cardRadius,
  border: `1.5px solid ${theme.colours.wrong}`,
  backgroundColor: theme.colours.wrongSoft,
  overflowWrap: 'anywhere',
  '& > svg': { color: theme.colours.wrong },
  '& p': { margin: 0 },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4, 5) },
}));

const Words = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

const Cause = styled('p')({ fontWeight: 700 });

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 6),
  // The whole width of a phone; from there on, in line with the words.
  gridColumn: '1 / -1',
  '&:not(:empty)': { marginTop: theme.spacing(3) },
  [theme.breakpoints.up('sm')]: { gridColumn: 2 },
}));

const Retry = styled(Button)(({ theme }) => ({ backgroundColor: theme.colours.surface }));

const IconLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
}));

/** The one place where a failed call speaks (spec 8): the cause, what to do, and the way to do it. */
export function ErrorBox({
  problem,
  organisationUrl,
  campListingUrl = organisationUrl,
  secretariatEmail,
  onRetry,
  ref,
}: ErrorBoxProps) {
  const causeId = useId();
  const { sentence, ways } = ADVICE[problem.code];
  const draw: Record<Way, () => ReactNode> = {
    otherCamp: () => <OtherCampLink key="otherCamp" href={campListingUrl} />,
    startAgain: () => (
      <IconLink key="startAgain" href={organisationUrl}>
        {t('errorBox.startAgain')}
      </IconLink>
    ),
    mail: () => (
      <IconLink key="mail" href={`mailto:${secretariatEmail}`}>
        <MailIcon aria-hidden fontSize="small" />
        {t('errorBox.mail', { email: secretariatEmail })}
      </IconLink>
    ),
    retry: () =>
      onRetry && (
        <Retry key="retry" variant="outlined" startIcon={<RetryIcon aria-hidden />} onClick={onRetry}>
          {t('errorBox.retry')}
        </Retry>
      ),
  };
  return (
    <Box role="alert" aria-labelledby={causeId} tabIndex={-1} ref={ref}>
      <ErrorIcon aria-hidden />
      <Words>
        <Cause id={causeId}>{t(`apiError.${problem.code}`)}</Cause>
        {problem.transport && <p>{transportMessage(problem.transport)}</p>}
        <p>{t(sentence)}</p>
      </Words>
      <Ways>{ways.map((way) => draw[way]())}</Ways>
    </Box>
  );
}
