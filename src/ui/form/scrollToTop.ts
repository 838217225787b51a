/** Spec 2: the distance from the top after a failed submit or a new step, in px. */
const OFFSET_PX = 30;

/** Scrolls the element to 30 px below the top of the viewport, without animation. */
export function scrollToTop(element: Element): void {
  window.scrollBy({ top: element.getBoundingClientRect().top - OFFSET_PX, behavior: 'instant' });
}
