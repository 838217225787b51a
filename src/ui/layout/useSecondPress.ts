import { useEffect } from 'react';

/** The longest time between the taps of a double tap in ms: that of a double click of Windows. */
const DOUBLE_TAP_MS = 500;

/** The distance of the second tap of a finger from the first, in px. */
const NEAR_PX = 40;

type Press = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'> & { pointerType?: string };

/** Whether a press is the second of two. A mouse counts its clicks; iOS counts no taps. */
export function isSecondOf(
  first: Press,
  { pointerType, detail, timeStamp, clientX, clientY }: Press,
): boolean {
  // A key has no detail, or in Firefox no type.
  if (pointerType === 'mouse' || pointerType === '' || detail === 0) return detail > 1;
  const distance = Math.hypot(clientX - first.clientX, clientY - first.clientY);
  return timeStamp - first.timeStamp < DOUBLE_TAP_MS && distance < NEAR_PX;
}

/** The button or link of a press, also in a shadow root: outside it the target is its host. */
const buttonOf = (event: Event) =>
  event.composedPath().find((node): node is Element => node instanceof Element && node.matches('button, a'));

/** Whether the button or link of a press was removed, moved away, or covered by a dialog. */
function isGone(button: Element, { clientX, clientY }: MouseEvent): boolean {
  const root = button.getRootNode() as Partial<Document | ShadowRoot>;
  return !button.contains(root.elementFromPoint?.(clientX, clientY) ?? null);
}

/**
 * Ignores the second click of a double click or tap whose first one removed the button or link, scrolled it away or
 * opened a dialog over it, such as the button to the next step: it would answer a question that nobody has read yet. For
 * the root of a wizard.
 */
export function useSecondPress(): void {
  useEffect(() => {
    let first: MouseEvent | null = null;
    let button: Element | undefined;
    const onPress = (event: MouseEvent) => {
      // A script's clicks have no place and time of their own.
      if (!event.isTrusted) return;
      if (first && button && isSecondOf(first, event) && isGone(button, first)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.type === 'click') {
        first = event;
        // Not later: an event has no path after its dispatch.
        button = buttonOf(event);
      }
    };
    const controller = new AbortController();
    // The focus moves at `mousedown`.
    for (const type of ['mousedown', 'click'] as const)
      window.addEventListener(type, onPress, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
}
