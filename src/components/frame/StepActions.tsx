import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatEuro } from '../../domain/price.ts';
import { useWords } from '../../messages/useWords.ts';
import { ACTIONS } from '../../ui/layout/actions.ts';
import { intoView } from '../../ui/layout/intoView.ts';

export interface StepActionsProps {
  /** The text of the submit button. */
  submit: string;
  /** If `true`, a call is pending: the button stays in place, keeps the focus, and is `aria-disabled`. */
  busy?: boolean;
  /** The link to the previous step; absent on the first step. */
  back?: { href: string; label: string };
  /** The amount to pay in cents, shown beside the button. */
  toPayCents?: number;
}

/** The buttons of a step: the primary submit button, and the back link before it. */
export function StepActions({ submit, busy = false, back, toPayCents }: StepActionsProps) {
  const { t, locale } = useWords();
  const buttonRef = useRef<HTMLButtonElement>(null);
  // The message that appears above it moves it down, and a form may be submitted from one of its fields.
  useEffect(() => {
    if (busy && buttonRef.current) intoView(buttonRef.current, 'nearest');
  }, [busy]);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      useFlexGap
      sx={{ alignItems: { sm: 'center' } }}
    >
      {back && (
        <Link
          component={RouterLink}
          to={back.href}
          underline="hover"
          sx={{ alignSelf: { xs: 'flex-start', sm: 'auto' } }}
        >
          <ArrowBack fontSize="small" />
          {back.label}
        </Link>
      )}
      <Stack {...ACTIONS} sx={{ ...ACTIONS.sx, ml: { sm: 'auto' } }}>
        {toPayCents !== undefined && (
          <Typography sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            {t('sidebar.toPay')}
            <Typography component="strong" variant="subtitle1" sx={{ whiteSpace: 'nowrap' }}>
              {formatEuro(toPayCents, locale)}
            </Typography>
          </Typography>
        )}
        <Button
          ref={buttonRef}
          type="submit"
          variant="contained"
          aria-disabled={busy || undefined}
          sx={{ minWidth: { sm: 200 } }}
        >
          {submit}
        </Button>
      </Stack>
    </Stack>
  );
}
