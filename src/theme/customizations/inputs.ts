import type { Components, CSSObject, Theme } from '@mui/material/styles';

/** What a field and a row to tick have in common while they are wrong: an inset line, so that nothing moves. */
const wrongEdge = ({ vars }: Theme): CSSObject => ({
  borderColor: vars.palette.error.main,
  boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}`,
});

/** Buttons, and all that takes an answer: labels above, help under them, the broken rule below. */
export const inputs: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // MUI's own ring needs a class that a page drawn by a server has only once its scripts run.
    styleOverrides: {
      root: ({ theme }) => ({
        // Safari knows `user-select` by this name only: a finger that rests on a button must not mark its text.
        WebkitUserSelect: 'none',
        '&:focus-visible': { ...theme.focusVisible },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: theme.spacing(1.5, 6),
        textAlign: 'center',
        variants: [
          // The words stand in line with what is above them, the target reaches beyond.
          {
            props: { variant: 'text' },
            style: { minHeight: 44, paddingInline: theme.spacing(2), marginInline: theme.spacing(-2) },
          },
          { props: { size: 'small' }, style: { ...theme.typography.body2, fontWeight: 700 } },
          {
            props: { variant: 'outlined' },
            style: {
              backgroundColor: theme.vars.palette.background.paper,
              border: `1.5px solid ${theme.vars.palette.primary.main}`,
            },
          },
          // Drawn where the system takes backgrounds away (forced colours).
          { props: { variant: 'contained' }, style: { border: '1.5px solid transparent' } },
          {
            props: { 'aria-disabled': true },
            style: { backgroundColor: theme.vars.palette.primary.dark, cursor: 'progress' },
          },
        ],
      }),
      // As much larger as the text is.
      startIcon: { '& > *:nth-of-type(1)': { fontSize: '1.25rem' } },
      endIcon: { '& > *:nth-of-type(1)': { fontSize: '1.25rem' } },
    },
  },
  MuiFormControl: {
    defaultProps: { fullWidth: true },
    styleOverrides: { root: { minWidth: 0 } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        lineHeight: 1.4,
        overflowWrap: 'anywhere',
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: theme.spacing(0.5, 0, 0),
        overflowWrap: 'anywhere',
        '&.Mui-error': {
          display: 'flex',
          gap: theme.spacing(1.5),
          alignItems: 'flex-start',
          marginTop: theme.spacing(1.5),
          fontWeight: 600,
          lineHeight: 1.4,
        },
      }),
    },
  },
  // MUI's global style tells a label in the field of an autofill. Labels stand above the field here.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        marginTop: theme.spacing(1.5),
        // In rem: the box grows with the text.
        minHeight: '3rem',
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1.5,
          borderColor: theme.vars.palette.primary.main,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': wrongEdge(theme),
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.default },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.divider },
        '&:has(:focus-visible)': { ...theme.focusVisible },
        '& :focus-visible': { outline: 'none' },
        variants: [
          {
            props: { multiline: true },
            style: { padding: 0, '& textarea': { resize: 'vertical' } },
          },
        ],
      }),
      notchedOutline: ({ theme }) => ({
        inset: 0,
        borderWidth: 1.5,
        borderColor: theme.vars.palette.inputLine,
        // No label lies on the edge.
        '& > legend': { display: 'none' },
      }),
      input: ({ theme }) => ({
        boxSizing: 'border-box',
        height: 'auto',
        padding: '0.625rem 0.75rem',
        lineHeight: 1.5,
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // A long choice is read whole on a phone; a browser that keeps it on one line ends it with dots.
      select: { '&&': { paddingRight: '2.75rem' }, whiteSpace: 'normal', textOverflow: 'ellipsis' },
      icon: ({ theme }) => ({ right: theme.spacing(3), color: theme.vars.palette.text.secondary }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 0,
        color: theme.vars.palette.inputLine,
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 0,
        color: theme.vars.palette.inputLine,
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: 0,
        gap: theme.spacing(3),
        alignItems: 'flex-start',
        minHeight: '3rem',
        boxSizing: 'border-box',
        padding: '0.6875rem 0.875rem',
      }),
      label: { minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: `${theme.shape.cardRadius}px`,
        // A word that is wider than a phone with large text breaks.
        overflowWrap: 'anywhere',
        variants: [
          // The card of something to tick: all of it is the target, and it shows what is chosen, wrong or focused.
          {
            props: { variant: 'choice' },
            style: {
              display: 'grid',
              overflow: 'visible',
              border: `1.5px solid ${theme.vars.palette.inputLine}`,
              borderRadius: theme.vars.shape.borderRadius,
              '&:hover': { borderColor: theme.vars.palette.text.primary },
              '&:has(:checked)': {
                borderColor: theme.vars.palette.primary.main,
                backgroundColor: theme.vars.palette.primary.soft,
              },
              '&:has([aria-invalid="true"]), [data-wrong] > &': wrongEdge(theme),
              '&:has(:disabled)': {
                color: theme.vars.palette.text.disabled,
                borderColor: theme.vars.palette.divider,
                backgroundColor: theme.vars.palette.background.default,
              },
              '&:has(:focus-visible)': { ...theme.focusVisible },
              '& :focus-visible, & .Mui-focusVisible': { outline: 'none' },
            },
          },
        ],
      }),
    },
  },
};
