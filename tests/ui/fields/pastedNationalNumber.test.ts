import { expect, test } from 'vitest';
import { pastedNationalNumber } from '../../../src/ui/fields/pastedNationalNumber.ts';

test.each([
  ['12.03.04-123.45', '12030412345'],
  [' 12 03 04 123 45 ', '12030412345'],
  ['12030412345', '12030412345'],
  ['12/03/04-123-45', '12030412345'],
  ['12.03.04-123.4', '1203041234'],
  ['mijn nummer', 'mijn nummer'],
  ['12.03.04 x', '12.03.04 x'],
  ['', ''],
])('pasting %j gives %j', (text, expected) => {
  expect(pastedNationalNumber(text)).toBe(expected);
});
