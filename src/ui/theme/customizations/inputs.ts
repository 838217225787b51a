import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles';
import { HYPHENS } from '../hyphens.ts';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** The card of a checkbox or radio button. */
    choice: true;
  }
}

/** The inset outline of an invalid field or choice. It does not change the layout. */
const wrongEdge = ({ vars }: Theme): CSSObject => ({
  borderColor: vars.palette.error.main,
  boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}`,
});

/** A touch keeps `:hover` until the next touch. */
const CAN_HOVER = '@media (hover: hover)';

/** The colour between the action and the pressed action. */
const between = ({ vars: { palette } }: Theme) =>
  `color-mix(in srgb, ${palette.primary.main}, ${palette.primary.dark})`;

/** Pressed, for what has no colour of its own: a button without a fill, or the card of a choice. */
const pressed = ({ vars: { palette } }: Theme): CSSObject => ({
  borderColor: palette.primary.main,
  backgroundColor: palette.primary.soft,
  boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
});

/** A checkbox or radio button. */
const TICK: { root: (props: { theme: Theme }) => CSSObject } = {
  root: ({ theme: { vars } }) => ({
    padding: 0,
    // The card shows it.
    '&&:hover': { backgroundColor: 'transparent' },
    color: vars.palette.inputLine,
    '&.Mui-disabled': { color: vars.palette.text.disabled },
  }),
};

/** Buttons and inputs: the label above, help text below it, the error below the input. */
export const inputs: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // MUI's focus style needs a class that a prerendered page only has after hydration.
    styleOverrides: {
      root: ({ theme }) => ({
        // Safari only supports the prefixed `user-select`. A long press on a button must not select its text.
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
        padding: theme.spacing(2, 6),
        textAlign: 'center',
        ...HYPHENS,
        variants: [
          {
            props: { variant: 'contained' },
            style: {
              // Visible in forced colours, which remove backgrounds.
              border: '1.5px solid transparent',
              [CAN_HOVER]: { '&:hover': { backgroundColor: between(theme) } },
              '&&:active': { backgroundColor: theme.vars.palette.primary.dark },
            },
          },
          // An icon stays beside a label of several lines.
          {
            props: ({ startIcon, endIcon }) => Boolean(startIcon ?? endIcon),
            style: { textAlign: 'start', paddingInline: theme.spacing(4) },
          },
          // The text is aligned with the content above; the target extends beyond it.
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
              [CAN_HOVER]: { '&:hover': { backgroundColor: theme.vars.palette.primary.soft } },
              '&&:active': pressed(theme),
            },
          },
          { props: { variant: 'text' }, style: { '&&:active': pressed(theme) } },
          // Waits for a call.
          {
            props: { 'aria-disabled': true },
            style: {
              cursor: 'progress',
              '&, &&:hover, &&:active': {
                color: theme.vars.palette.primary.main,
                borderColor: theme.vars.palette.primary.main,
                backgroundColor: theme.vars.palette.primary.soft,
              },
            },
          },
        ],
      }),
      // Scales with the text.
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
        ...HYPHENS,
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: 0,
        overflowWrap: 'anywhere',
        '&.Mui-error': {
          display: 'flex',
          gap: theme.spacing(2),
          alignItems: 'flex-start',
          marginTop: theme.spacing(1),
          fontWeight: 600,
          lineHeight: 1.4,
        },
      }),
    },
  },
  // MUI's global style detects autofill for labels inside the field. Labels are above the field here.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        marginTop: theme.spacing(1),
        // In rem: scales with the text.
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
        // There is no label on the border.
        '& > legend': { display: 'none' },
      }),
      input: ({ theme }) => ({
        boxSizing: 'border-box',
        height: 'auto',
        padding: '0.75rem',
        lineHeight: 1.5,
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // A long option wraps on phones; a browser without wrapping truncates it. `&&&` is as specific as MUI's padding.
      select: { '&&&': { paddingRight: '3rem' }, whiteSpace: 'normal', textOverflow: 'ellipsis' },
      icon: ({ theme }) => ({ right: theme.spacing(3), color: theme.vars.palette.text.secondary }),
    },
  },
  MuiCheckbox: { styleOverrides: TICK },
  MuiRadio: { styleOverrides: TICK },
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: 0,
        gap: theme.spacing(3),
        alignItems: 'flex-start',
        minHeight: '3rem',
        boxSizing: 'border-box',
        padding: '0.75rem',
      }),
      label: { minWidth: 0, overflowWrap: 'anywhere', ...HYPHENS },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: `${theme.shape.cardRadius}px`,
        // Breaks long words on phones with large text.
        overflowWrap: 'anywhere',
        variants: [
          // The card of a checkbox or radio button: the whole card is the target and shows the checked, invalid and
          // focused state.
          {
            props: { variant: 'choice' },
            style: {
              display: 'grid',
              overflow: 'visible',
              // Paper animates its shadow, which delays the frame that shows a tick.
              transition: 'none',
              border: `1.5px solid ${theme.vars.palette.inputLine}`,
              borderRadius: theme.vars.shape.borderRadius,
              [CAN_HOVER]: { '&:hover': { borderColor: theme.vars.palette.text.primary } },
              '&:has(:checked)': {
                borderColor: theme.vars.palette.primary.main,
                backgroundColor: theme.vars.palette.primary.soft,
                [CAN_HOVER]: { '&:hover': { borderColor: theme.vars.palette.primary.dark } },
              },
              '&&:active': pressed(theme),
              '&:has([aria-invalid="true"]), [data-wrong] > &': wrongEdge(theme),
              '&&:has(:disabled)': {
                color: theme.vars.palette.text.disabled,
                borderColor: theme.vars.palette.divider,
                backgroundColor: theme.vars.palette.background.default,
                boxShadow: 'none',
              },
              '&:has(:focus-visible)': { ...theme.focusVisible },
              '& :focus-visible, & .Mui-focusVisible': { outline: 'none' },
              // More specific than MUI's ring around the icon.
              '&& .Mui-focusVisible svg:first-of-type': { outline: 'none' },
            },
          },
        ],
      }),
    },
  },
};
