/**
 * Calls `say` when the user goes on while nothing has the focus, because what had it was removed, hidden or disabled.
 * Returns a function that looks at this moment.
 */
export function watchFocus(say: (problem: string) => void, signal: AbortSignal): () => void {
  let focused: Element | null = null;
  const isGone = (element: Element) =>
    element.matches(':disabled, [inert] *') || !element.checkVisibility({ visibilityProperty: true });
  const look = () => {
    const { activeElement, body } = document;
    if (!focused || !isGone(focused) || (activeElement !== body && activeElement !== focused)) return;
    say(`nothing has the focus after it was in ${(focused.cloneNode(false) as Element).outerHTML}`);
    focused = null;
  };
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, signal });
  listen('focusin', ({ target }) => {
    focused = target as Element;
  });
  listen('focusout', ({ target }) => {
    // Chromium sends it before the element is removed.
    queueMicrotask(() => {
      if (focused === target && !isGone(focused as Element)) focused = null;
    });
  });
  listen('pointerdown', look);
  listen('keydown', look);
  return look;
}
