import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { pine } from '../src/theme/tokens.ts';

const { colours } = pine;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Enrolment wizard',
    colorPrimary: colours.action,
    colorSecondary: colours.action,
    appBg: colours.ground,
    appBorderColor: colours.line,
    appBorderRadius: pine.fieldRadius,
    textColor: colours.ink,
    textMutedColor: colours.inkQuiet,
    barSelectedColor: colours.action,
    barHoverColor: colours.actionPressed,
    inputBorder: colours.inputLine,
  }),
});
