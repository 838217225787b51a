// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isSecondOf, useSecondPress } from '../../../src/ui/layout/useSecondPress.ts';

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

it('ignores the second press also in a shadow root', () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const button = root.appendChild(document.createElement('button'));
  const listen = vi.spyOn(window, 'addEventListener');
  renderHook(() => useSecondPress());
  const onPress = listen.mock.calls.find(([type]) => type === 'click')?.[1] as (event: unknown) => void;
  // A script's own events are not trusted.
  const press = (more: object) => {
    const stopPropagation = vi.fn();
    const path = { target: host, composedPath: () => [button, root, host] };
    onPress({
      ...FIRST,
      ...path,
      type: 'click',
      isTrusted: true,
      preventDefault: vi.fn(),
      stopPropagation,
      ...more,
    });
    return stopPropagation.mock.calls.length > 0;
  };
  expect(press({})).toBe(false);
  button.remove();
  expect(press({ timeStamp: 1200 })).toBe(true);
  listen.mockRestore();
});
