import { createTheme, type Theme } from '@mui/material/styles';
import type { Colours, Tokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Theme {
    /** Colours by job; the only way a component names a colour. */
    colours: Colours;
    tokens: Tokens;
  }
  interface ThemeOptions {
    colours: Colours;
    tokens: Tokens;
  }
}

/** From this width on, the form stands beside the sidebar. */
export const WIDE_PX = 900;
/** From this width on, fields that belong together share a row. */
export const PAIRED_PX = 600;

const FOCUS_WIDTH = 3;

/** Turns a brand into the MUI theme. `motion: false` stills everything, for pictures and for those who ask. */
export function themeFor(tokens: Tokens, { motion = true }: { motion?: boolean } = {}): Theme {
  const { colours, headingFont, headingWeight } = tokens;
  const heading = (rem: number, lineHeight: number) => ({
    fontFamily: headingFont,
    fontWeight: headingWeight,
    fontSize: `${rem}rem`,
    lineHeight,
    letterSpacing: '-0.01em',
  });
  const focusRing = { outline: `${FOCUS_WIDTH}px solid ${colours.action}`, outlineOffset: 2 };
  // MUI's 20 px, and as much larger as the letters are.
  const buttonIcon = { '& > *:nth-of-type(1)': { fontSize: '1.25rem' } };

  return createTheme({
    colours,
    tokens,
    spacing: 4,
    shape: { borderRadius: tokens.fieldRadius },
    breakpoints: { values: { xs: 0, sm: PAIRED_PX, md: WIDE_PX, lg: 1200, xl: 1536 } },
    palette: {
      primary: { main: colours.action, dark: colours.actionPressed, contrastText: colours.onAction },
      error: { main: colours.wrong },
      background: { default: colours.ground, paper: colours.surface },
      text: { primary: colours.ink, secondary: colours.inkQuiet },
      divider: colours.line,
    },
    typography: {
      fontFamily: tokens.bodyFont,
      htmlFontSize: 16,
      fontSize: 15,
      fontWeightBold: 700,
      h1: heading(1.75, 1.2),
      h2: heading(1.25, 1.3),
      h3: heading(1.0625, 1.4),
      body1: { fontSize: '1.0625rem', lineHeight: 1.5 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
      button: { textTransform: 'none', fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.4 },
    },
    transitions: motion
      ? { duration: { shortest: 100, shorter: 150, short: 150, standard: 150 } }
      : { create: () => 'none' },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // About the bar at the bottom, until a script has measured it (WizardLayout).
          html: { [`@media (max-width: ${WIDE_PX - 0.05}px)`]: { scrollPaddingBottom: '7rem' } },
          // A word that is wider than a phone with large letters breaks instead of leaving the window.
          body: { fontSize: '1.0625rem', lineHeight: 1.5, overflowWrap: 'break-word' },
          ':focus-visible': focusRing,
          'h1:focus-visible, [tabindex="-1"]:focus-visible': { outline: 'none' },
          ...(motion
            ? {
                '@media (prefers-reduced-motion: reduce)': {
                  '*, *::before, *::after': {
                    animation: 'none !important',
                    transition: 'none !important',
                    scrollBehavior: 'auto !important',
                  },
                },
              }
            : {
                '*, *::before, *::after': {
                  animation: 'none !important',
                  transition: 'none !important',
                  caretColor: 'transparent !important',
                },
              }),
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: 48,
            paddingInline: 24,
            textAlign: 'center',
            borderRadius: tokens.fieldRadius,
            // Not MUI's own class: a page that comes drawn has it only once its scripts are there.
            '&:focus-visible': focusRing,
          },
          startIcon: buttonIcon,
          endIcon: buttonIcon,
          // Drawn where the system takes backgrounds away (forced colours).
          contained: { border: '1.5px solid transparent' },
          outlined: { borderColor: colours.action, borderWidth: 1.5 },
        },
      },
      // Icons keep their own colour in forced colours unless told otherwise, and vanish on black.
      MuiSvgIcon: { styleOverrides: { root: { forcedColorAdjust: 'auto' } } },
      MuiLink: {
        styleOverrides: { root: { color: colours.action, textUnderlineOffset: '0.2em', fontWeight: 600 } },
      },
      MuiDialog: {
        styleOverrides: {
          paper: { borderRadius: tokens.cardRadius, boxShadow: 'none', border: `1px solid ${colours.line}` },
        },
      },
    },
  });
}
