/** Scrolls an element into view, in each pane around it, without animation. Does nothing in jsdom, which has no layout. */
export function intoView(element: Element, block: ScrollLogicalPosition): void {
  (element as Partial<Element>).scrollIntoView?.({ block, behavior: 'instant' });
}
