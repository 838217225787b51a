import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlineRounded';
import InfoOutline from '@mui/icons-material/InfoOutlineRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface NoticeProps {
  /** `soft` says something went well (a found sheet); `notice` asks for attention (voucher, secretariat). */
  tone: 'soft' | 'notice';
  /** Instead of the tone's own icon. */
  icon?: ReactNode;
  /** What it says. */
  children: ReactNode;
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'start',
  padding: theme.spacing(3, 4),
  borderRadius: theme.tokens.fieldRadius,
  // Invisible on the soft ground, but drawn where the system takes backgrounds away (forced colours).
  border: '1px solid transparent',
  color: theme.colours.ink,
  overflowWrap: 'anywhere',
  '&[data-tone="soft"]': { backgroundColor: theme.colours.actionSoft },
  '&[data-tone="notice"]': { backgroundColor: theme.colours.noticeSoft },
  '& > svg': { color: theme.colours.action, marginTop: 1 },
  '& p': { margin: 0 },
}));

/** A quiet coloured note: voucher in use, sheet found, mail the secretariat (spec 1, 4 and 9). */
export function Notice({ tone, icon, children }: NoticeProps) {
  return (
    <Box data-tone={tone}>
      {icon ?? (tone === 'soft' ? <CheckCircleOutline aria-hidden /> : <InfoOutline aria-hidden />)}
      <div>{children}</div>
    </Box>
  );
}
