import CheckIcon from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';

const Box = styled('span', { shouldForwardProp: (prop) => prop !== 'round' })<{ round: boolean }>(
  ({ theme, round }) => ({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '1.5rem',
    height: '1.5rem',
    border: `1.5px solid ${theme.colours.inputLine}`,
    borderRadius: round ? '50%' : Math.min(6, theme.tokens.fieldRadius),
    backgroundColor: theme.colours.surface,
    color: theme.colours.onAction,
    '& svg': { fontSize: '1.25rem', visibility: 'hidden' },
    'input:checked + &, input:checked + * &': {
      backgroundColor: theme.colours.action,
      borderColor: theme.colours.action,
      '& svg': { visibility: 'visible' },
    },
    'input:disabled + &, input:disabled + * &': {
      borderColor: theme.colours.line,
      backgroundColor: theme.colours.ground,
    },
    'input:checked:disabled + &, input:checked:disabled + * &': { backgroundColor: theme.colours.inkQuiet },
    'input[aria-invalid="true"]:not(:checked) + &, input[aria-invalid="true"]:not(:checked) + * &': {
      borderColor: theme.colours.wrong,
      borderWidth: 2,
    },
    // Backgrounds are gone there, so the tick alone must be seen.
    '@media (forced-colors: active)': { color: 'CanvasText' },
  }),
);

export interface TickMarkProps {
  /** For one choice out of several. */
  round?: boolean;
}

/** The drawn box of a native checkbox or radio; stands right behind its undrawn
 * `input`, itself or in the next element, and follows its state. */
export function TickMark({ round = false }: TickMarkProps) {
  return (
    <Box round={round} aria-hidden>
      <CheckIcon />
    </Box>
  );
}
