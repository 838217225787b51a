import { expect, test } from 'vitest';
import { mailSuggestion } from '../../../src/ui/fields/mailSuggestion.ts';

test.each([
  ['jan@gmal.com', 'jan@gmail.com'],
  ['jan@gmaill.com', 'jan@gmail.com'],
  ['jan@gmial.com', 'jan@gmail.com'],
  ['jan@gmail.con', 'jan@gmail.com'],
  ['jan@gmail.co', 'jan@gmail.com'],
  ['Jan.Peeters@TELENET.BR', 'Jan.Peeters@telenet.be'],
  ['jan@hotmial.com', 'jan@hotmail.com'],
  ['jan@xskynet.be', 'jan@skynet.be'],
  [' jan@outlok.com ', 'jan@outlook.com'],
  ['jan@gmail.com', null],
  ['jan@GMAIL.com', null],
  ['jan@hotmail.be', null],
  ['jan@gmx.com', null],
  ['jan@mail.com', null],
  ['jan@ymail.com', null],
  ['jan@hotmail.de', null],
  ['jan@outlook.ie', null],
  ['jan@school.be', null],
  ['gmial.com', null],
  ['@gmial.com', null],
  ['jan@', null],
  ['jan@piet@gmial.com', null],
  ['', null],
])('%s: %s', (address, expected) => {
  expect(mailSuggestion(address)).toBe(expected);
});
