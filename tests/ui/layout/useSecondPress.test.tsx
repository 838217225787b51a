// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useSecondPress } from '../../../src/ui/layout/useSecondPress.ts';

afterEach(cleanup);

function TwoScreens() {
  useSecondPress();
  const [isSecond, setIsSecond] = useState(false);
  return isSecond ? (
    <label>
      <input type="checkbox" /> An answer
    </label>
  ) : (
    <>
      <button onClick={() => setIsSecond(true)}>Next</button>
      <input type="checkbox" aria-label="A day" />
    </>
  );
}

/** A click at this time in ms. */
function click(
  element: HTMLElement,
  timeStamp: number,
  { pointerType = 'touch', ...init }: Press = {},
): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init });
  // Not in jsdom.
  Object.defineProperties(event, { timeStamp: { value: timeStamp }, pointerType: { value: pointerType } });
  fireEvent(element, event);
}

type Press = MouseEventInit & { pointerType?: string };

const answer = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'An answer' });

it.each([
  ['a second tap', 1200, {}, false],
  ['a second tap of a finger that has moved a little', 1300, { clientX: 12, clientY: 20 }, false],
  ['the second click of a double click', 1200, { pointerType: 'mouse', detail: 2 }, false],
  ['the third of three clicks', 1400, { pointerType: 'mouse', detail: 3 }, false],
  ['a later tap', 1501, {}, true],
  ['a tap elsewhere', 1200, { clientY: 60 }, true],
  ['another click', 1200, { pointerType: 'mouse' }, true],
  ['the space bar', 1200, { pointerType: '', detail: 0 }, true],
] as const satisfies [string, number, Press, boolean][])(
  'after a click that opened the next screen, %s answers it or not',
  (_, time, place, isTicked) => {
    render(<TwoScreens />);
    click(screen.getByRole('button'), 1000);
    click(screen.getByText('An answer'), time, place);
    expect(answer().checked).toBe(isTicked);
  },
);

it('two fast clicks on one box are two answers', () => {
  render(<TwoScreens />);
  const day = screen.getByRole<HTMLInputElement>('checkbox', { name: 'A day' });
  click(day, 1000);
  expect(day.checked).toBe(true);
  click(day, 1100);
  expect(day.checked).toBe(false);
});
