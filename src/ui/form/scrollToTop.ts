import { intoView } from '../layout/intoView.ts';

/** Spec 2: the distance from the top after a failed submit or a new step, in px. */
const OFFSET_PX = 30;

/**
 * Scrolls the element to the top of each pane around it, and to 30 px below that of the window, without animation.
 */
export function scrollToTop(element: Element): void {
  intoView(element, 'start');
  window.scrollBy({ top: element.getBoundingClientRect().top - OFFSET_PX, behavior: 'instant' });
}
