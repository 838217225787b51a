import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { feedback } from '../../../src/ui/theme/customizations/feedback.ts';
import { inputs } from '../../../src/ui/theme/customizations/inputs.ts';
import { navigation } from '../../../src/ui/theme/customizations/navigation.ts';
import { pickers } from '../../../src/ui/theme/customizations/pickers.ts';
import { surfaces } from '../../../src/ui/theme/customizations/surfaces.ts';
import { compositionOf } from '../../../stories/support/docs/composition.ts';
import { COMPOSITIONS, partsUnder } from '../../../stories/support/docs/muiParts.ts';

/** The keys of MUI's `theme.components`, as its types name them. */
const THEME_KEYS = ['material/styles', 'x-date-pickers/themeAugmentation']
  .map((folder) => new URL(`../../../node_modules/@mui/${folder}/components.d.ts`, import.meta.url))
  .flatMap((types) => [...readFileSync(types, 'utf8').matchAll(/^ +(Mui\w+)\?:/gm)].map(([, key]) => key));

describe('the parts of a component', () => {
  test('is read from its imports', () => {
    const source = `import Card from '@mui/material/Card';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import AddIcon from '@mui/icons-material/AddRounded';
import { styled } from '@mui/material/styles';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { DrawerProps } from '@mui/material/Drawer';
import { TextField, type FieldProps } from '../../components/fields/TextField.tsx';
import { type Choice } from '../../components/fields/SelectField.tsx';
import { days } from '../../components/days.ts';
const Month = lazy(() => import('../../components/Month.tsx'));
const Root = styled('ul', { name: 'CampWeek', slot: 'root' })();
const Line = styled('li', { name: 'CampWeek', slot: 'line' })();
`;
    expect(compositionOf('Week', source)).toEqual({
      component: 'Week',
      parts: [
        'MuiButtonBase',
        'MuiCard',
        'MuiDateCalendar',
        'MuiDayCalendar',
        'MuiIconButton',
        'MuiPaper',
        'MuiPickersArrowSwitcher',
        'MuiPickersCalendarHeader',
        'MuiSvgIcon',
      ].map((themeKey) => ({ name: themeKey.replace('Mui', ''), themeKey })),
      components: ['Month', 'TextField'],
      slots: new Map([['CampWeek', ['root', 'line']]]),
    });
  });

  test('every component is composed of MUI parts, or of such components', () => {
    const bare = COMPOSITIONS.filter(({ parts, components }) => parts.length + components.length === 0);
    expect(bare).toEqual([]);
  });

  test('every key is one of the theme', () => {
    const keys = COMPOSITIONS.flatMap(({ parts }) => parts.map(({ themeKey }) => themeKey));
    expect(keys.filter((key) => key !== null && !THEME_KEYS.includes(key))).toEqual([]);
  });

  test('every part that the theme styles is under a component', () => {
    const keys = COMPOSITIONS.flatMap(({ parts }) => parts.map(({ themeKey }) => themeKey));
    const styled = Object.keys({ ...inputs, ...feedback, ...surfaces, ...navigation, ...pickers });
    expect(styled.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('the parts under a component include those of the components it is made of', () => {
    expect(partsUnder('PhoneField').map(({ name }) => name)).toEqual([
      'Box',
      'FormControl',
      'FormHelperText',
      'FormLabel',
      'InputBase',
      'OutlinedInput',
      'SvgIcon',
      'Typography',
    ]);
  });

  test('the fields use the inputs of MUI', () => {
    const keysOf = (name: string) =>
      COMPOSITIONS.find(({ component }) => component === name)?.parts.map(({ themeKey }) => themeKey);
    expect(keysOf('TextField')).toEqual(['MuiInputBase', 'MuiOutlinedInput']);
    expect(keysOf('CheckboxField')).toContain('MuiCheckbox');
    expect(keysOf('ChoiceField')).toContain('MuiRadioGroup');
  });
});
