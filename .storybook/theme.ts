import { create } from 'storybook/theming';
import pine from '../brands/pine/brand.json' with { type: 'json' };
import { readTokens } from '../src/ui/brand/brandTokens.ts';

const tokens = readTokens(pine, null);

/** Storybook's own pages in the colours of the default brand. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Enrolment wizard',
  // The sidebar and the toolbar, where the first three are not loaded, keep Storybook's own.
  fontBase: '"Figtree Variable", "Figtree latin-ext", "Figtree fallback", "Nunito Sans", sans-serif',
  colorPrimary: tokens['colour.action'],
  colorSecondary: tokens['colour.action'],
  appBg: tokens['colour.ground'],
  appContentBg: tokens['colour.ground'],
  appPreviewBg: tokens['colour.ground'],
  appBorderColor: tokens['colour.line'],
  appBorderRadius: tokens['radius.field'],
  textColor: tokens['colour.ink'],
  textMutedColor: tokens['colour.inkQuiet'],
  barSelectedColor: tokens['colour.action'],
  barHoverColor: tokens['colour.actionPressed'],
  inputBorder: tokens['colour.inputLine'],
});
