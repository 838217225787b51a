import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { memo, type MouseEvent } from 'react';
import { t, type MessageKey } from '../messages/messages.ts';
import { isPlainClick } from './isPlainClick.ts';

export interface StepActionsProps {
  /** The words of the forward button, a real submit button of the step's form. */
  submit: MessageKey;
  /** A call is under way: the button stays where it is, and keeps the focus, but says it is not available. */
  busy?: boolean;
  /** Absent on the first step. */
  back?: { href: string; onGo: () => void; label: MessageKey };
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
}));

const BackLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: theme.spacing(2),
  minHeight: 48,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [theme.breakpoints.up('sm')]: { alignSelf: 'center' },
}));

const Forward = styled(Button)(({ theme }) => ({
  '&[aria-disabled="true"]': { backgroundColor: theme.colours.actionPressed, cursor: 'progress' },
  [theme.breakpoints.up('sm')]: { marginLeft: 'auto', minWidth: 200 },
}));

/** The end of every step: forward as the one primary button, back as a quiet link at the left (spec 2). */
export const StepActions = memo(function StepActions({ submit, busy = false, back }: StepActionsProps) {
  function goBack(event: MouseEvent) {
    if (!back || !isPlainClick(event)) return;
    event.preventDefault();
    back.onGo();
  }
  return (
    <Row>
      {back && (
        <BackLink href={back.href} onClick={goBack}>
          <ArrowBack aria-hidden fontSize="small" />
          {t(back.label)}
        </BackLink>
      )}
      <Forward type="submit" variant="contained" aria-disabled={busy || undefined}>
        {t(submit)}
      </Forward>
    </Row>
  );
});
