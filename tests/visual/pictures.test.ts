import { expect, test } from 'vitest';
import { groupOf, picturesInModes } from './pictures.ts';

const story = 'days-daygrid--some-chosen';
const modesOf = (tags: string[]) => [...picturesInModes(story, tags).keys()];

test('an overview story has a picture in each mode that has pictures, and no other story has', () => {
  expect(modesOf([])).toEqual([]);
  expect(modesOf(['overview'])).toEqual(['dark', 'coral-dark', 'forced-colors', 'text-200', 'print']);
  expect(modesOf(['overview', 'screen'])).not.toContain('print');
  expect(picturesInModes(story, ['overview']).get('coral-dark')).toMatchObject({
    name: 'days-daygrid/some-chosen/320-coral-dark',
    brand: 'coral',
  });
});

test('a story that changed in a mode only is grouped by the mode, and each other by its component', () => {
  const dark = 'days-daygrid/some-chosen/320-dark';
  const brand = 'days-daygrid/some-chosen/320-coral';
  expect(groupOf(dark, [dark, 'days-daygrid/too-many-days/320-pine'])).toBe('Only in dark');
  expect(groupOf(dark, [dark, brand])).toBe('days-daygrid');
  expect(groupOf(brand, [dark, brand])).toBe('days-daygrid');
});
