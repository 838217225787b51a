/** What ends a press. A key does too: a press has no mouseup when another window comes in front meanwhile. */
const ENDS = ['mouseup', 'dragend', 'keydown'];

let pressed = false;

// A server that prerenders a form has no document.
if (typeof document !== 'undefined') {
  const start = ({ button }: MouseEvent) => {
    // Not another button than the first: on a Mac the menu of the right one takes its mouseup.
    if (button === 0) pressed = true;
  };
  document.addEventListener('mousedown', start, { capture: true });
  const end = () => {
    pressed = false;
  };
  for (const type of ENDS) document.addEventListener(type, end, { capture: true });
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
  for (const type of ENDS) document.addEventListener(type, end, { capture: true, signal: controller.signal });
}
