import { describe, expect, test } from 'vitest';
import { COMPOSITIONS, compositionOf } from '../../stories/support/docs/muiParts.ts';

describe('the parts of a component', () => {
  test('is read from its imports', () => {
    const source = `import Card from '@mui/material/Card';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import AddIcon from '@mui/icons-material/AddRounded';
import { styled } from '@mui/material/styles';
import { TextField } from './fields/TextField.tsx';
import { days } from './days.ts';
`;
    expect(compositionOf('Week', source)).toEqual({
      component: 'Week',
      parts: [
        { name: 'Card', themeKey: 'MuiCard' },
        { name: 'DateCalendar', themeKey: 'MuiDateCalendar' },
      ],
      components: ['TextField'],
    });
  });

  test('every component is composed of MUI parts, or of such components', () => {
    const bare = COMPOSITIONS.filter(({ parts, components }) => parts.length + components.length === 0);
    expect(bare).toEqual([]);
  });

  test('the fields use the inputs of MUI', () => {
    const keysOf = (name: string) =>
      COMPOSITIONS.find(({ component }) => component === name)?.parts.map(({ themeKey }) => themeKey);
    expect(keysOf('TextField')).toEqual(['MuiOutlinedInput']);
    expect(keysOf('CheckboxField')).toContain('MuiCheckbox');
    expect(keysOf('ChoiceField')).toContain('MuiRadioGroup');
  });
});
