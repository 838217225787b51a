let pressed = false;

function watch(type: 'mousedown' | 'mouseup' | 'dragend', isPressed: boolean): void {
  document.addEventListener(type, () => (pressed = isPressed), { capture: true });
}
// A server that draws a form has no document.
if (typeof document !== 'undefined') {
  watch('mousedown', true);
  watch('mouseup', false);
  watch('dragend', false);
}

/**
 * Runs the action now or, while a finger or mouse button is down, once its click has come. A field that is left by
 * pressing something else may get an error under it: shown at once, it would move that thing away from under the
 * pointer, and the press would be lost.
 */
export function afterPress(action: () => void): void {
  if (!pressed) {
    action();
    return;
  }
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    // The click follows in the same turn.
    setTimeout(action);
  };
  for (const type of ['mouseup', 'dragend']) {
    document.addEventListener(type, end, { capture: true, signal: ending.signal });
  }
}
