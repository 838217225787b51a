import { useEffect } from 'react';

/** The longest time between the taps of a double tap in ms: that of a double click of Windows. */
const DOUBLE_TAP_MS = 500;

/** The distance of the second tap of a finger from the first, in px. */
const NEAR_PX = 40;

type Press = Pick<PointerEvent, 'pointerType' | 'detail' | 'timeStamp' | 'clientX' | 'clientY'>;

/** Whether a press is the second of two. A mouse counts its clicks; iOS counts no taps. */
export function isSecondOf(
  first: Press,
  { pointerType, detail, timeStamp, clientX, clientY }: Press,
): boolean {
  // A key has no detail.
  if (pointerType === 'mouse' || detail === 0) return detail > 1;
  const distance = Math.hypot(clientX - first.clientX, clientY - first.clientY);
  return timeStamp - first.timeStamp < DOUBLE_TAP_MS && distance < NEAR_PX;
}

/** Whether an element was removed, or lies behind a dialog. */
const isGone = (pressed: Element) => !pressed.isConnected || pressed.closest('[inert]') !== null;

/**
 * Ignores the second click of a double click or tap whose first one removed what was pressed or opened a dialog over it,
 * such as the button to the next step: it would answer a question that nobody has read yet. For the root of a wizard.
 */
export function useSecondPress(): void {
  useEffect(() => {
    let first: PointerEvent | null = null;
    const onClick = (event: PointerEvent) => {
      // A script's clicks have no place and time of their own.
      if (!event.isTrusted) return;
      if (first && isGone(first.target as Element) && isSecondOf(first, event)) {
        event.preventDefault();
        event.stopPropagation();
      } else first = event;
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, []);
}
