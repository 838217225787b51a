import { expect, test } from 'vitest';
import { PRESETS } from '../../stories/support/docs/presets.ts';

test('every preset has a name that Storybook keeps in the address of a story', () => {
  const names = Object.values(PRESETS).flatMap((presets) => Object.keys(presets));
  // Storybook's rule for a value in `args=…`.
  expect(names.filter((name) => !/^[a-zA-Z0-9 _-]*$/.test(name))).toEqual([]);
});
