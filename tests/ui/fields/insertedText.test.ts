// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { cleaned, valueAfter } from '../../../src/ui/fields/insertedText.ts';

describe('a national number', () => {
  test.each([
    ['12.03.04-123.45', '12030412345'],
    [' 12 03 04 123 45 ', '12030412345'],
    ['12/03/04\u2011123\u201345', '12030412345'],
    ['\u200e12\u2060.03.04\u2212123\u00ad.45\ufeff', '12030412345'],
    ['\u206812\u00a003\u202f04\u2069·123•45', '12030412345'],
    ['１２．０３．０４－１２３．４５', '12030412345'],
    ['١٢٠٣٠٤١٢٣٤٥', '12030412345'],
    ['१२०३०४१२३४५', '12030412345'],
    ['𝟏𝟐𝟎𝟑𝟎𝟒𝟏𝟐𝟑𝟒𝟓', '12030412345'],
    ['12.03.04-123.4', '1203041234'],
    ['RR: 12.03.04-123.45', '12030412345'],
    ['Rijksregisternr. 12030412345', '12030412345'],
    ['INSZ-nummer: 12030412345', '12030412345'],
    ['n° 12030412345', '12030412345'],
    ['mijn nummer', 'mijn nummer'],
    ['12.03.04 x', '12.03.04 x'],
    ['', ''],
  ])('%j inserted gives %j', (text, expected) => {
    expect(cleaned('numeric', text)).toBe(expected);
  });

  const input = (value: string) =>
    Object.assign(document.createElement('input'), { inputMode: 'numeric', value });

  test('keeps typed separators', () => {
    expect(valueAfter(input('12.'), '12', 'insertText')).toBe('12.');
    expect(valueAfter(input('12.0'), '12.03', 'deleteContentBackward')).toBe('12.0');
    expect(valueAfter(input('12.03.04'), '', 'historyUndo')).toBe('12.03.04');
  });

  test.each(['insertText', 'insertFromDrop', 'insertReplacementText', ''])(
    'is cleaned after %s',
    (inputType) => {
      expect(valueAfter(input('12.03.04-123.45'), '12.03', inputType)).toBe('12030412345');
    },
  );
});

test.each([
  ['tel:+32-470-12-34-56', '+32-470-12-34-56'],
  ['TEL:%2B32470123456;ext=1', '+32470123456'],
  ['\u202a+32\u00a0470\u201112\u201334\u221256\u202c', '+32 470-12-34-56'],
  ['+32 (0)470 12 34 56', '+32 (0)470 12 34 56'],
  ['0032 470 12 34 56', '0032 470 12 34 56'],
  ['Gsm: 0470∕12·34·56', '0470/12.34.56'],
  ['＋３２ ４７０ １２ ３４ ５６', '+32 470 12 34 56'],
  ['٠٤٧٠١٢٣٤٥٦', '0470123456'],
  ['mijn nummer', 'mijn nummer'],
])('the telephone number %j inserted gives %j', (text, expected) => {
  expect(cleaned('tel', text)).toBe(expected);
});

test.each([
  ['\u200ban@example.be\u2060 ', 'an@example.be'],
  ['mailto:an@example.be?subject=Kamp', 'an@example.be'],
  ['E-mail: an@example.be', 'an@example.be'],
  ['Mijn mail:an@example.be', 'an@example.be'],
  ['An Peeters <an@example.be>', 'an@example.be'],
  ['an@example.be;', 'an@example.be'],
  ['an@example.be. ', 'an@example.be'],
  ['“an@example.be”.', 'an@example.be'],
  ["'an@example.be'", 'an@example.be'],
  ['an@café.be', 'an@café.be'],
])('the e-mail address %j inserted gives %j', (text, expected) => {
  expect(cleaned('email', text)).toBe(expected);
});

test('other text loses invisible characters only', () => {
  expect(cleaned('', '\u200b12.03 \u00ad')).toBe('12.03 \u00ad');
  expect(cleaned('', 'Bril\0\u009b\n\tsteeds')).toBe('Bril\n\tsteeds');
});
