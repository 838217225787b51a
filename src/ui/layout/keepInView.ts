import type { FocusEvent } from 'react';
import { isPressed } from '../fields/afterPress.ts';
import { intoView } from './intoView.ts';
import { panesAround } from './panesAround.ts';

/** The space above the label, in px. */
const GAP_PX = 16;

/** The height of a checkbox, or of the first line of a field, that is in view even if its label does not fit, in px. */
const LINE_PX = 56;

/**
 * Scrolls what gets the focus, and the label of a field, between what is sticky at the top and at the bottom
 * of the window and of each pane around it.
 * Browsers do not: Firefox leaves what is partly in view, WebKit ignores `scroll-padding`, and none of them knows labels.
 * A pressed element stays under the pointer.
 */
export function keepInView(focused: HTMLElement): void {
  // jsdom has no layout, and reports every scroll.
  if (isPressed() || focused.tabIndex < 0 || focused.getClientRects().length === 0) return;
  const frame = focused.closest('[data-field]') ?? focused;
  const own = focused.closest('label') ?? focused;
  for (const pane of [...panesAround(focused), null]) {
    const view = pane?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(pane ?? document.documentElement);
    const start = view.top + (parseFloat(scrollPaddingTop) || 0);
    const end = view.bottom - (parseFloat(scrollPaddingBottom) || 0);
    const { top } = frame.getBoundingClientRect();
    const line = focused.getBoundingClientRect().top + LINE_PX;
    const below = Math.min(own.getBoundingClientRect().bottom, Math.max(top + end - start, line)) - end;
    const by = below > 0 ? below : Math.max(Math.min(top - start - GAP_PX, 0), below);
    if (by !== 0) (pane ?? window).scrollBy({ top: by, behavior: 'instant' });
  }
}

/** Scrolls what gets the focus in a dialog or a drawer wholly into view: Firefox leaves what is partly in view. */
export function keepInModal({ target }: FocusEvent): void {
  if (!isPressed()) intoView(target, 'nearest');
}
