import { intoView } from '../layout/intoView.ts';

/** Spec 2: the distance from the top after a failed submit or a new step, in px. */
const OFFSET_PX = 30;

/**
 * Scrolls the element to 30 px below the top of the window and of each pane around it, clear of what is sticky there,
 * without animation. Not in two steps: Firefox repeats the first one when the layout has changed, after the second.
 */
export function scrollToTop(element: HTMLElement): void {
  element.style.scrollMarginTop = `${OFFSET_PX}px`;
  intoView(element, 'start');
}
