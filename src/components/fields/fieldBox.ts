import type { CSSObject, Theme } from '@mui/material/styles';

/** The box of an input, a select and a text area. Sizes in rem: the box grows with the letters. */
export function fieldBox({ colours, tokens }: Theme): CSSObject {
  return {
    font: 'inherit',
    color: colours.ink,
    backgroundColor: colours.surface,
    border: `1.5px solid ${colours.inputLine}`,
    borderRadius: tokens.fieldRadius,
    display: 'block',
    width: '100%',
    minWidth: 0,
    minHeight: '3rem',
    margin: 0,
    padding: '0.625rem 0.75rem',
    '&::placeholder': { color: colours.inkQuiet, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: colours.ink },
    '&:focus-visible': {
      borderColor: colours.action,
      outline: `3px solid ${colours.action}`,
      outlineOffset: 1,
    },
    // An inset line instead of a thicker border, so that nothing moves.
    '&[aria-invalid="true"]': {
      borderColor: colours.wrong,
      boxShadow: `inset 0 0 0 1px ${colours.wrong}`,
    },
    '&:disabled': {
      color: colours.inkQuiet,
      backgroundColor: colours.ground,
      borderColor: colours.line,
      cursor: 'not-allowed',
    },
  };
}
