import type { ThemeOptions } from '@mui/material/styles';
import { visuallyHidden } from '../visuallyHidden.ts';

/** The diameter of a step's dot, in px. */
const DOT = 28;

/** Links and steps. */
export const navigation: ThemeOptions['components'] = {
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        textUnderlineOffset: '0.2em',
        textDecorationColor: 'currentcolor',
        borderRadius: `${theme.shape.borderRadius}px`,
        '&:active': { textDecorationLine: 'underline', textDecorationThickness: '0.15em' },
        variants: [
          {
            props: { color: 'primary' },
            style: {
              // Between two colours that have enough contrast with what they are on.
              '&:visited': {
                color: `color-mix(in srgb, ${theme.vars.palette.primary.main}, ${theme.vars.palette.text.primary})`,
              },
            },
          },
          // A standalone link has its own target size.
          {
            props: { underline: 'hover' },
            style: { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(2), minHeight: 44 },
          },
        ],
      }),
    },
  },
  MuiStepper: {
    defaultProps: { alternativeLabel: true },
    styleOverrides: {
      // On narrow screens the list covers the progress bar: links are 44 px high, and the focus ring is around the segment.
      root: ({ theme }) => ({
        [theme.breakpoints.down('md')]: {
          gap: theme.spacing(1),
          minHeight: 44,
          marginTop: theme.spacing(-2),
          '& .MuiStepConnector-root, & .MuiStepLabel-iconContainer': { display: 'none' },
          '& .MuiStepLabel-root': { height: 6, borderRadius: `${theme.shape.borderRadius}px` },
          '& .MuiStepLabel-label': visuallyHidden,
          '& a:focus-visible': { outline: 'none', '& > .MuiStepLabel-root': { ...theme.focusVisible } },
        },
      }),
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: ({ theme }) => ({
        boxSizing: 'border-box',
        width: DOT,
        height: DOT,
        border: `2px solid ${theme.vars.palette.inputLine}`,
        borderRadius: '50%',
        '& > circle': { fill: 'none' },
        '&.Mui-active': {
          borderWidth: 3,
          borderColor: theme.vars.palette.primary.main,
          color: theme.vars.palette.secondary.main,
          '& > circle': { fill: 'currentcolor', transform: 'scale(0.55)', transformOrigin: 'center' },
        },
        '&.Mui-completed': { border: 0, color: theme.vars.palette.primary.main },
      }),
      text: { display: 'none' },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: ({ theme }) => ({
        lineHeight: 1.3,
        '&.MuiStepLabel-alternativeLabel': { marginTop: theme.spacing(2) },
        '&.Mui-active': { fontWeight: 700 },
        '&.Mui-completed': { fontWeight: 600, color: theme.vars.palette.primary.main },
      }),
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      alternativeLabel: {
        top: DOT / 2 - 1,
        left: `calc(-50% + ${DOT / 2 + 6}px)`,
        right: `calc(50% + ${DOT / 2 + 6}px)`,
      },
      line: ({ theme }) => ({
        borderTopWidth: 2,
        borderColor: theme.vars.palette.divider,
        '.Mui-active > &, .Mui-completed > &': { borderColor: theme.vars.palette.primary.main },
      }),
    },
  },
  // The progress bar on narrow screens: a segment for each step, filled up to the current one.
  MuiMobileStepper: {
    defaultProps: { position: 'static' },
    styleOverrides: {
      root: { padding: 0, border: 0, background: 'none' },
      dots: ({ theme }) => ({ flexGrow: 1, gap: theme.spacing(1) }),
      dot: ({ theme }) => ({
        flex: '1 1 0',
        boxSizing: 'border-box',
        height: 6,
        margin: 0,
        borderRadius: 3,
        backgroundColor: theme.vars.palette.divider,
        forcedColorAdjust: 'none',
        '&.MuiMobileStepper-dotActive, &:has(~ .MuiMobileStepper-dotActive)': {
          backgroundColor: theme.vars.palette.primary.main,
        },
        '@media (forced-colors: active)': {
          border: '1px solid CanvasText',
          backgroundColor: 'Canvas',
          '&.MuiMobileStepper-dotActive, &:has(~ .MuiMobileStepper-dotActive)': {
            backgroundColor: 'Highlight',
          },
        },
      }),
    },
  },
  // Without this, icons keep their colour in forced colours and are invisible on black.
  MuiSvgIcon: { styleOverrides: { root: { forcedColorAdjust: 'auto' } } },
};
