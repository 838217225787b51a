import ForwardIcon from '@mui/icons-material/ArrowForwardRounded';
import RetryIcon from '@mui/icons-material/ReplayRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import type { ErrorCode, Problem } from '../../domain/errorCodes.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { useWords } from '../../messages/useWords.ts';
import { MailLink } from './MailLink.tsx';
import { transportMessage } from './transportMessage.ts';

export interface ErrorBoxProps {
  /** The error code, and the transport error when the call itself failed. */
  problem: Problem;
  /** The address of the organisation's website. */
  organisationUrl: string;
  /** The address of the camp listing. Defaults to `organisationUrl`, for when no theme is known. */
  campListingUrl?: string;
  /** The e-mail address of the secretariat. */
  secretariatEmail: string;
  /** The subject of a mail to the secretariat. It contains no data of the child. */
  mailSubject?: string;
  /** If `true`, it replaces the step as a notice with a heading, for a camp that is fully booked when it is opened. */
  inPlaceOfStep?: boolean;
  /** Callback fired when the retry button is clicked. Without it there is no button. */
  onRetry?: () => void;
  /** Callback fired when the parent sends the enrolment again. It replaces the retry button. */
  onResend?: () => void;
  /** The root element, which receives focus after a failed submit. */
  ref?: Ref<HTMLDivElement>;
}

type Action = 'otherCamp' | 'startAgain' | 'retry';

interface Advice {
  sentence: MessageKey;
  /** The buttons; the first is the primary one. */
  actions: readonly Action[];
  /** If `true`, the secretariat can help. */
  mail?: boolean;
}

/** The help text and the actions of each code. */
const ADVICE: Record<ErrorCode, Advice> = {
  INVALID: { sentence: 'errorBox.answersKept', actions: ['retry'], mail: true },
  INVALID_CAMP_FULLY_BOOKED: {
    sentence: 'errorBox.fullyBooked',
    actions: ['otherCamp', 'retry'],
    mail: true,
  },
  INVALID_CAMP_ALREADY_BOOKED: { sentence: 'errorBox.alreadyBooked', actions: [], mail: true },
  INVALID_PERIOD_ALREADY_BOOKED: { sentence: 'errorBox.periodBooked', actions: ['otherCamp'] },
  INVALID_VOUCHER: { sentence: 'errorBox.voucher', actions: [], mail: true },
  EXPIRED_VOUCHER: { sentence: 'errorBox.voucherExpired', actions: ['startAgain'], mail: true },
};

/** The heading of the page. */
const HEADING = { component: 'h1', variant: 'h2' } as const;

const Root = styled(Alert, { name: 'CampErrorBox', slot: 'root' })<{ ownerState: ErrorBoxProps }>();

/** The error of a failed call: its cause, a help text, and actions. */
export function ErrorBox(inProps: ErrorBoxProps) {
  const props = useThemeProps({ props: inProps, name: 'CampErrorBox' });
  const { t } = useWords();
  const {
    problem,
    organisationUrl,
    campListingUrl = organisationUrl,
    secretariatEmail,
    mailSubject,
    inPlaceOfStep = false,
    onRetry,
    onResend,
    ref,
  } = props;
  const causeId = useId();
  const { sentence, actions, mail } = ADVICE[problem.code];
  const onAgain = onResend ?? onRetry;
  const buttons: Record<Action, ButtonProps> = {
    otherCamp: { href: campListingUrl, endIcon: <ForwardIcon />, children: t('otherCamp.link') },
    startAgain: { href: organisationUrl, endIcon: <ForwardIcon />, children: t('errorBox.startAgain') },
    retry: {
      onClick: onAgain,
      startIcon: <RetryIcon />,
      children: t(onResend ? 'errorBox.resend' : 'errorBox.retry'),
    },
  };
  return (
    <Root
      className="CampErrorBox-root"
      ownerState={props}
      severity={inPlaceOfStep ? 'info' : 'error'}
      role={inPlaceOfStep ? 'status' : 'alert'}
      aria-labelledby={causeId}
      tabIndex={-1}
      ref={ref}
      action={
        <>
          {actions
            .filter((action) => action !== 'retry' || onAgain)
            .map((action, index) => (
              <Button key={action} variant={index === 0 ? 'contained' : 'outlined'} {...buttons[action]} />
            ))}
          {mail && <MailLink email={secretariatEmail} subject={mailSubject} />}
        </>
      }
    >
      <AlertTitle id={causeId} {...(inPlaceOfStep && HEADING)}>
        {t(`apiError.${problem.code}`)}
      </AlertTitle>
      {problem.transport && <Typography>{transportMessage(t, problem.transport)}</Typography>}
      <Typography>{t(problem.isAfterLost ? 'errorBox.bookedAfterLost' : sentence)}</Typography>
    </Root>
  );
}
