import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { t, type MessageKey } from '../messages/messages.ts';

export interface LoadingNoticeProps {
  /** The words of the wait (spec 2, loading messages). */
  message: MessageKey;
  /** Also draws the quiet shapes of a form, when this stands where a form will come. */
  inPlaceOfForm?: boolean;
}

const breathe = keyframes({
  '0%, 60%, 100%': { transform: 'none' },
  '30%': { transform: 'translateY(-6px)' },
});

const Words = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(4),
  minHeight: 48,
  margin: 0,
  fontSize: 'inherit',
  fontWeight: 600,
}));

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  gap: 5,
  '& > span': {
    width: 9,
    height: 9,
    borderRadius: '50%',
    backgroundColor: theme.colours.action,
    forcedColorAdjust: 'none',
    animation: `${breathe} 1.2s ease-in-out infinite`,
  },
  '& > :nth-of-type(2)': { animationDelay: '150ms', backgroundColor: theme.colours.spark },
  '& > :nth-of-type(3)': { animationDelay: '300ms' },
}));

const Shapes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  marginTop: theme.spacing(4),
  padding: theme.spacing(6, 4),
  border: `1px solid ${theme.colours.line}`,
  borderRadius: theme.tokens.cardRadius,
  backgroundColor: theme.colours.surface,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(6) },
  '& > span': {
    height: 52,
    borderRadius: theme.tokens.fieldRadius,
    backgroundColor: theme.colours.ground,
    border: `1px solid ${theme.colours.line}`,
    opacity: 0.7,
  },
  '& > :first-of-type': { width: '45%', height: 20, border: 0, backgroundColor: theme.colours.line },
}));

/** The words of a wait beside a small moving mark, where the answer will come (spec 2, loading messages). */
export function LoadingNotice({ message, inPlaceOfForm = false }: LoadingNoticeProps) {
  return (
    <div>
      {/* In place of a form there is no other heading, and a page without one says nothing of itself. */}
      <Words as={inPlaceOfForm ? 'h1' : 'p'}>
        <Mark aria-hidden>
          <span />
          <span />
          <span />
        </Mark>
        <span>{t(message)}</span>
      </Words>
      {inPlaceOfForm && (
        <Shapes aria-hidden>
          <span />
          <span />
          <span />
          <span />
        </Shapes>
      )}
    </div>
  );
}
