import { styled } from '@mui/material/styles';

/**
 * The label around a native checkbox or radio, its `TickMark` and its words. The whole row is the target; the input
 * lies undrawn over the mark, so that it still takes touch exploration and focus.
 */
export const TickRow = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'flex-start',
  minHeight: '3rem',
  padding: '11px 14px',
  lineHeight: 1.5,
  border: `1.5px solid ${theme.colours.inputLine}`,
  borderRadius: theme.tokens.fieldRadius,
  backgroundColor: theme.colours.surface,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': {
    position: 'absolute',
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    appearance: 'none',
    outline: 'none',
    cursor: 'inherit',
  },
  '&:hover': { borderColor: theme.colours.ink },
  '&:has(:checked)': { backgroundColor: theme.colours.actionSoft, borderColor: theme.colours.action },
  '&:has([aria-invalid="true"]:not(:checked))': {
    borderColor: theme.colours.wrong,
    boxShadow: `inset 0 0 0 1px ${theme.colours.wrong}`,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.colours.action}`, outlineOffset: 1 },
  '&:has(:disabled)': {
    color: theme.colours.inkQuiet,
    backgroundColor: theme.colours.ground,
    borderColor: theme.colours.line,
    cursor: 'not-allowed',
  },
}));
