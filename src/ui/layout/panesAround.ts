const overflowOf = (element: Element) => getComputedStyle(element).overflowY;

/** The element that another one is laid out in, also across the border of a shadow root. */
const around = (element: Element): Element | null | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

/** The panes around an element that may scroll, the nearest first; not the page, whose overflow is that of the window. */
export function panesAround(element: Element): HTMLElement[] {
  const { body, documentElement: page } = document;
  const panes: Element[] = [];
  for (let pane = around(element); pane && pane !== page; pane = around(pane))
    if (/auto|scroll/.test(overflowOf(pane)) && (pane !== body || overflowOf(page) !== 'visible'))
      panes.push(pane);
  return panes as HTMLElement[];
}
