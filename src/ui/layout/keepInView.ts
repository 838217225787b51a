import { isPressed } from '../fields/afterPress.ts';

/** The space above the label, in px. */
const GAP_PX = 16;

/** The height of one line of a field that does not fit with its label, in px. */
const LINE_PX = 48;

/**
 * Scrolls what gets the focus, and the label of a field, between the top of the window and the bar at the bottom.
 * Browsers do not: Firefox leaves what is partly in view, WebKit ignores `scroll-padding`, and none of them knows labels.
 * A pressed element stays under the pointer.
 */
export function keepInView(focused: HTMLElement): void {
  if (isPressed() || focused.tabIndex < 0) return;
  const { top } = (focused.closest('[data-field]') ?? focused).getBoundingClientRect();
  const own = (focused.closest('label') ?? focused).getBoundingClientRect();
  const room =
    window.innerHeight - (parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0);
  const bottom = own.bottom - top > room ? Math.min(own.bottom, own.top + LINE_PX) : own.bottom;
  const below = bottom - room;
  const by = below > 0 ? below : Math.max(Math.min(top - GAP_PX, 0), below);
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
}
