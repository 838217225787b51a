import type {} from '@mui/material/themeCssVarsAugmentation';
import {
  createTheme,
  enhanceHighContrast,
  getContrastRatio,
  shouldSkipGeneratingVar,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Brand, Colours, Logo, Scheme } from '../brand/Brand.ts';
import { fontFaces, fontFamily } from '../brand/fonts.ts';
import { feedback } from './customizations/feedback.ts';
import { inputs } from './customizations/inputs.ts';
import { navigation } from './customizations/navigation.ts';
import { pickers } from './customizations/pickers.ts';
import { surfaces } from './customizations/surfaces.ts';
import { HYPHENS } from './hyphens.ts';

declare module '@mui/material/styles' {
  interface PaletteColor {
    /** The pale background of this colour: selected days on `primary.soft`, an error box on `error.soft`. */
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface Palette {
    /** Borders of fields and checkboxes: 3:1 against the surface. */
    inputLine: string;
  }
  interface PaletteOptions {
    inputLine?: string;
  }
  interface TypographyVariants {
    /** An answer or a fact beside its label. */
    value: CSSProperties;
  }
  interface TypographyVariantsOptions {
    value?: CSSProperties;
  }
  interface Shape {
    /** The border radius of cards in px; `borderRadius` is that of fields. */
    cardRadius: number;
  }
  interface ShapeOptions {
    cardRadius?: number;
  }
  interface Theme {
    /** The brand's logo. */
    logo: Logo | null;
  }
  interface ThemeOptions {
    logo?: Logo | null;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    value: true;
  }
}

const BODY = { fontSize: '1.0625rem', lineHeight: 1.5 };
const SMALL = { fontSize: '0.9375rem', lineHeight: 1.45 };

/** From this width on, the sidebar is beside the form. */
export const WIDE_PX = 900;
/** From this width on, related fields are side by side. */
export const PAIRED_PX = 600;

/** Disables animations and hides the caret, for pictures of stories. */
const STILL = {
  '*, *::before, *::after': {
    animation: 'none !important',
    transition: 'none !important',
    caretColor: 'transparent !important',
  },
};

/** The colour of an icon on `spark`: the dark one, unless it cannot be seen (WCAG 2.2, 3:1). */
function onSpark({ spark, ink, ground, surface }: Colours, mode: Scheme): string {
  const [dark, light] = mode === 'light' ? [ink, surface] : [ground, ink];
  return getContrastRatio(dark, spark) < 3 ? light : dark;
}

/** The palette of a scheme. */
const paletteOf = (colours: Colours, mode: Scheme) => ({
  mode,
  primary: {
    main: colours.action,
    dark: colours.actionPressed,
    contrastText: colours.onAction,
    soft: colours.actionSoft,
  },
  secondary: {
    main: colours.spark,
    contrastText: onSpark(colours, mode),
    soft: colours.noticeSoft,
  },
  error: { main: colours.wrong, soft: colours.wrongSoft },
  info: { main: colours.action, soft: colours.noticeSoft },
  success: { main: colours.action, soft: colours.actionSoft },
  background: { default: colours.ground, paper: colours.surface },
  text: { primary: colours.ink, secondary: colours.inkQuiet, disabled: colours.inkQuiet },
  divider: colours.line,
  inputLine: colours.inputLine,
  // An autofilled field: in dark MUI has a blue of its own.
  ...(mode === 'dark' && {
    Input: { autofillWebkitBoxShadow: `0 0 0 100px ${colours.actionSoft} inset` },
  }),
});

/** MUI's own rule for dark, which is also for paper. */
const MUI_DARK = '@media (prefers-color-scheme: dark)';

/** Where a theme is dark: never on paper. */
const DARK_RULES = {
  system: '@media screen and (prefers-color-scheme: dark)',
  dark: '@media screen',
};

type Components = NonNullable<ThemeOptions['components']>;

/** A component's part of a theme, without its types: the styles of each slot, default props and variants. */
interface Customization {
  defaultProps?: object;
  styleOverrides?: object;
  variants?: unknown[];
}

/** Global styles have no slots: MUI takes an object, a text, a function, or a list of these. */
const GLOBAL = 'MuiCssBaseline';

/** Both customizations of each component; the styles of `own` come last. `createTheme` would replace a slot's styles. */
function withOwn(base: Components, own: Components): Components {
  const result = { ...base } as Record<string, Customization>;
  for (const [name, added] of Object.entries(own as Record<string, Customization | undefined>)) {
    if (!added) continue;
    const { defaultProps, variants = [], ...present } = result[name] ?? {};
    const styleOverrides = (present.styleOverrides ?? {}) as Record<string, unknown>;
    const slots = Object.entries(added.styleOverrides ?? {}).map(([slot, styles]): [string, unknown] => [
      slot,
      slot in styleOverrides ? [styleOverrides[slot], styles] : styles,
    ]);
    result[name] = {
      defaultProps: { ...defaultProps, ...added.defaultProps },
      styleOverrides:
        name === GLOBAL
          ? [styleOverrides, added.styleOverrides ?? {}]
          : { ...styleOverrides, ...Object.fromEntries(slots) },
      variants: [...variants, ...(added.variants ?? [])],
    };
  }
  return result;
}

/** The options of {@link themeFor}. */
export interface ThemeForOptions {
  /** The scheme of a brand with dark colours: that of the system, unless it is given. */
  scheme?: 'system' | Scheme;
  /** If `false`, nothing is animated. */
  motion?: boolean;
  /**
   * The prefix of the CSS variables. It is not MUI's own, so that the theme can be nested in another one with variables; a
   * second theme of this library, nested in the first, needs its own.
   */
  prefix?: string;
  /** Customizations of MUI's components and of those of this library, added to the look of the brand. */
  components?: Components;
}

/**
 * Creates the MUI theme of a brand: its colours are in the palette, its border radius in `shape`, its fonts in
 * `typography`. The styles of MUI components are in `customizations/`.
 */
export function themeFor(
  brand: Brand,
  { scheme = 'system', motion = true, prefix = 'camp', components = {} }: ThemeForOptions = {},
): Theme {
  const { colours, dark } = brand;
  const heading = (rem: number, lineHeight: number) => ({
    fontFamily: fontFamily(brand, 'heading'),
    fontWeight: brand.headingWeight,
    fontSize: `${rem}rem`,
    lineHeight,
    letterSpacing: '-0.01em',
    ...HYPHENS,
  });

  const theme = createTheme({
    cssVariables: {
      cssVarPrefix: prefix,
      // The logo is not a CSS variable, and dark papers have no overlays.
      shouldSkipGeneratingVar: (keys) =>
        keys[0] === 'logo' || keys[0] === 'overlays' || shouldSkipGeneratingVar(keys),
    },
    colorSchemes: {
      light: { palette: paletteOf(colours, 'light') },
      ...(dark && scheme !== 'light' ? { dark: { palette: paletteOf(dark, 'dark') } } : {}),
    },
    logo: brand.logo,
    spacing: 4,
    shape: { borderRadius: brand.fieldRadius, cardRadius: brand.cardRadius },
    breakpoints: { values: { xs: 0, sm: PAIRED_PX, md: WIDE_PX, lg: 1200, xl: 1536 } },
    typography: {
      fontFamily: fontFamily(brand, 'body'),
      htmlFontSize: 16,
      fontSize: 15,
      fontWeightBold: 700,
      h1: { ...heading(1.75, 1.2), [`@media (min-width:${WIDE_PX}px)`]: { fontSize: '2rem' } },
      h2: heading(1.25, 1.3),
      h3: heading(1.0625, 1.4),
      body1: BODY,
      body2: SMALL,
      subtitle1: { ...BODY, fontWeight: 700 },
      subtitle2: { ...SMALL, fontWeight: 600 },
      value: { ...BODY, fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.4 },
    },
    motion: { reducedMotion: 'system' },
    transitions: motion
      ? { duration: { shortest: 100, shorter: 150, short: 150, standard: 150 } }
      : { create: () => 'none' },
    focusVisible: { outlineWidth: 3, outlineOffset: 2 },
    components: withOwn(
      {
        MuiCssBaseline: {
          styleOverrides: ({ focusVisible }) => [
            // As separate rules: Emotion merges a list into one rule.
            ...brand.faces.flatMap(fontFaces).map((face) => ({ '@font-face': face })),
            {
              // The height of the bottom bar on narrow screens until it is measured (WizardLayout).
              html: { [`@media (max-width: ${WIDE_PX - 0.05}px)`]: { scrollPaddingBottom: '7rem' } },
              // Breaks long words on phones with large text.
              body: { overflowWrap: 'break-word' },
              ':focus-visible': { ...focusVisible },
              '[tabindex="-1"]:focus-visible': { outline: 'none' },
              ...(motion ? {} : STILL),
            },
          ],
        },
        ...inputs,
        ...feedback,
        ...surfaces,
        ...navigation,
        ...pickers,
      },
      components,
    ),
  });
  if (!dark || scheme === 'light') return enhanceHighContrast(theme);
  const rule = DARK_RULES[scheme];
  const sheets = theme
    .generateStyleSheets()
    .map((sheet) => (MUI_DARK in sheet ? { [rule]: sheet[MUI_DARK] as object } : sheet));
  return enhanceHighContrast({
    ...theme,
    generateStyleSheets: () => sheets,
    getColorSchemeSelector: (name) => (name === 'dark' ? rule : theme.getColorSchemeSelector(name)),
  });
}
