// Each function runs in the page, so it cannot use outer variables.

/** Numbers the tab stops of the page, or of its dialog, in page order, and returns their count. */
export function numberTabStops(): number {
  const within = document.querySelector('[role="dialog"]') ?? document;
  const all = within.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex="0"]:not([data-testid^="sentinel"])',
  );
  const groups = new Map<string, string>();
  let count = 0;
  for (const element of all) {
    // One day of a calendar is a tab stop; the arrow keys reach the others.
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) continue;
    if (element.tabIndex < 0) continue;
    // A group of radio buttons is one tab stop, at the checked one.
    const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
    const known = group === null ? undefined : groups.get(group);
    element.dataset.stop = known ?? String(count);
    if (known !== undefined) continue;
    if (group !== null) groups.set(group, String(count));
    count += 1;
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return count;
}

/** Focuses a new element before the first tab stop, or after the last one. */
export function focusEdge(isFirst: boolean): void {
  getSelection()?.removeAllRanges();
  const within = document.querySelector('[role="dialog"]') ?? document.body;
  const edge = document.createElement('span');
  edge.tabIndex = -1;
  if (isFirst) within.prepend(edge);
  else within.append(edge);
  edge.focus();
  edge.dataset.edge = '';
}

/** Removes the element of {@link focusEdge}. */
export function removeEdge(): void {
  document.querySelector('[data-edge]')?.remove();
}

/**
 * The problem of the focused element: it has no focus ring, or is covered or out of the viewport. After it the number of
 * its tab stop.
 */
export function focusedStop(): [problem: string | null, stop?: string] {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element.dataset.testid?.startsWith('sentinel'))
    return [null, element?.outerHTML.slice(0, 80)];
  // In Firefox, a box that scrolls is a tab stop, with the browser's own ring.
  if (!element.matches('a, button, input, select, textarea, [tabindex]')) return [null];
  const name = `${element.tagName} ${element.getAttribute('name') ?? element.textContent}`.trim();
  // The ring can be on the element, its parent, its card or its first child.
  const boxes = [element, element.parentElement, element.closest('.MuiCard-root')];
  const ring = [...boxes, element.firstElementChild].some((box) => {
    if (!box) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
  });
  if (!ring) return [`${name} has no focus ring`];
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const over = document.elementFromPoint((left + right) / 2, y);
  const label = element.closest('label');
  const seen = over && (element.contains(over) || over.contains(element) || label?.contains(over));
  return [seen ? null : `${name} is covered, or outside the viewport`, element.dataset.stop ?? name];
}
