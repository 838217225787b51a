import { expect, it } from 'vitest';
import { isSecondOf } from '../../../src/ui/layout/useSecondPress.ts';

const FIRST = { pointerType: 'touch', detail: 1, timeStamp: 1000, clientX: 100, clientY: 600 };

it.each([
  ['a second tap', { timeStamp: 1200 }, true],
  ['a second tap of a finger that has moved a little', { timeStamp: 1300, clientX: 112, clientY: 620 }, true],
  ['a second tap in Safari without pointer types', { timeStamp: 1200, pointerType: undefined }, true],
  ['the second click of a double click', { timeStamp: 1200, pointerType: 'mouse', detail: 2 }, true],
  ['the third of three clicks', { timeStamp: 1400, pointerType: 'mouse', detail: 3 }, true],
  ['a later tap', { timeStamp: 1501 }, false],
  ['a tap elsewhere', { timeStamp: 1200, clientY: 660 }, false],
  ['another click', { timeStamp: 1200, pointerType: 'mouse' }, false],
  ['Enter on a link in Firefox', { timeStamp: 1200, pointerType: '' }, false],
  ['the space bar', { timeStamp: 1200, pointerType: '', detail: 0 }, false],
])('%s is the second of two presses, or not', (_, press, isSecond) => {
  expect(isSecondOf(FIRST, { ...FIRST, ...press })).toBe(isSecond);
});
