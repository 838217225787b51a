let pressed = false;

function watch(type: 'mousedown' | 'mouseup' | 'dragend', isPressed: boolean): void {
  // Not another button than the first: on a Mac the menu of the right one takes its mouseup.
  const listener = ({ button }: MouseEvent) => {
    if (button === 0) pressed = isPressed;
  };
  document.addEventListener(type, listener, { capture: true });
}
// A server that prerenders a form has no document.
if (typeof document !== 'undefined') {
  watch('mousedown', true);
  watch('mouseup', false);
  watch('dragend', false);
}

/** Whether a pointer is down. */
export const isPressed = () => pressed;

/**
 * Runs the action now or, while a pointer is down, after its click. An error that appears when a field loses the focus
 * would otherwise move the element being clicked, and the click would miss it.
 */
export function afterPress(action: () => void): void {
  if (!pressed) {
    action();
    return;
  }
  const controller = new AbortController();
  const end = () => {
    controller.abort();
    // The click event follows in the same task.
    setTimeout(action);
  };
  for (const type of ['mouseup', 'dragend']) {
    document.addEventListener(type, end, { capture: true, signal: controller.signal });
  }
}
