// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { afterPress, isPressed } from '../../../src/ui/fields/afterPress.ts';

test('an action waits for the end of a press', async () => {
  const action = vi.fn();
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  afterPress(action);
  expect(action).not.toHaveBeenCalled();
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  await expect.poll(() => action).toHaveBeenCalledOnce();
  afterPress(action);
  expect(action).toHaveBeenCalledTimes(2);
});

test('a key ends a press whose mouseup is missing', async () => {
  const action = vi.fn();
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  afterPress(action);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(isPressed()).toBe(false);
  await expect.poll(() => action).toHaveBeenCalledOnce();
});

test('the right button is no press', () => {
  document.body.dispatchEvent(new MouseEvent('mousedown', { button: 2, bubbles: true }));
  expect(isPressed()).toBe(false);
});
