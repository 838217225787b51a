/** Spec 2: what a failed submit or a new step scrolls to stands this far below the top, in px. */
const OFFSET_PX = 30;

/** Scrolls the page until the element stands 30 px below the top of the view, without animation. */
export function scrollToTop(element: Element): void {
  window.scrollBy({ top: element.getBoundingClientRect().top - OFFSET_PX, behavior: 'instant' });
}
