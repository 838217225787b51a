// Each function runs in the page, so it cannot use outer variables.

/** The overflow problems of the page: it scrolls horizontally, or text is clipped. */
export function overflowProblems(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found: string[] = [];
  if (scrollWidth > clientWidth) {
    const outside = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const innermost = outside.filter(
      (element) => !outside.some((other) => other !== element && element.contains(other)),
    );
    const names = innermost.slice(0, 3).map((element) => (element.cloneNode(false) as Element).outerHTML);
    found.push(`the page is ${scrollWidth} px wide in ${clientWidth}, because of ${names.join(', ')}`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || node.textContent?.trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    const text = `"${node.textContent?.trim().slice(0, 40)}"`;
    let scrolls = false;
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      // Visually hidden text.
      if (clipPath !== 'none') break;
      // A table or a chart that scrolls sideways by keyboard too (WCAG 1.4.10).
      if (overflowX === 'auto' && box.tabIndex === 0) break;
      const frame = box.getBoundingClientRect();
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') {
        scrolls = true;
      }
      const cutX =
        ['hidden', 'clip'].includes(overflowX) &&
        (words.left < frame.left - 1 || words.right > frame.right + 1);
      const cutY =
        ['hidden', 'clip'].includes(overflowY) &&
        (words.top < frame.top - 1 || words.bottom > frame.bottom + 1);
      if (cutX || (cutY && !scrolls)) found.push(`${text} is clipped`);
      if (box.parentElement === document.body && (words.left < -1 || words.right > clientWidth + 1)) {
        found.push(`${text} is outside the viewport`);
      }
    }
  }
  // The chosen option of a list.
  for (const input of document.querySelectorAll('select')) {
    if (input.scrollWidth > input.clientWidth + 1) found.push(`${input.name} is clipped`);
  }
  return found;
}

/** The focusable elements that are covered or outside the viewport when they are focused. */
export function hiddenWhenFocused(): string[] {
  const dialog = document.querySelector('[role="dialog"]');
  const reachable = (dialog ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex="0"]:not([data-testid^="sentinel"])',
  );
  const found: string[] = [];
  for (const element of reachable) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) continue;
    // A focused element would not be scrolled to again.
    element.blur();
    element.focus();
    const box = element.getBoundingClientRect();
    const name = `${element.tagName} ${element.getAttribute('name') ?? element.textContent}`.trim();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right - left < 1 || bottom - top < 1) {
      found.push(`${name} is outside the viewport`);
      continue;
    }
    // The label is kept in view too: what is tall ends below the bar.
    const middle = box.height > innerHeight / 3;
    // Firefox does not scroll to an element of which a part is in the viewport.
    for (const y of middle ? [(top + bottom) / 2] : [top + 2, (top + bottom) / 2, bottom - 2]) {
      const over = document.elementFromPoint((left + right) / 2, y);
      const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
      const seen = over && (element.contains(over) || over.contains(element) || label?.contains(over));
      if (!seen)
        found.push(`${name} is covered at ${Math.round(y - box.top)} by ${over?.outerHTML.slice(0, 60)}`);
    }
  }
  // Another size can hide what has the focus.
  (document.activeElement as HTMLElement | null)?.blur();
  return found;
}

/** The targets smaller than 24 px (WCAG 2.5.8), or than 44 px for day boxes and buttons. */
export function smallTargets(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const label = (element as HTMLInputElement).labels?.[0];
    const tick = element.matches('[type="checkbox"], [type="radio"]');
    // A checkbox and its label are one target.
    const box = (tick && label ? label : element).getBoundingClientRect();
    // Seven days of 44 px do not fit in a calendar of 320 px; these cells are read-only.
    const least = element.matches('button:not([role="gridcell"]), [name="selectedDays"]') ? 44 : 24;
    if (Math.min(box.width, box.height) < least - 0.01) {
      const name = element.getAttribute('name') ?? element.textContent;
      found.push(`${name}: ${Math.round(box.width)} × ${Math.round(box.height)} px`);
    }
  }
  return found;
}

/**
 * Text and controls that are shown above or left of what is read, and reached with the Tab key, before them. What is
 * sticky, or in a box that scrolls, has a place of its own. The parts of the header may move: each says on its own what it does.
 */
export function orderProblems(): string[] {
  const isInFlow = (element: Element | null): boolean => {
    if (!element) return true;
    const { clipPath, overflowY, position } = getComputedStyle(element);
    // Visually hidden text has a clip path.
    const isAway = clipPath !== 'none' || position === 'sticky' || overflowY === 'auto';
    return !isAway && isInFlow(element.parentElement);
  };
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  const nameOf = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
  const within = document.querySelector('[role="dialog"]') ?? document.body;
  const parts = [...within.querySelectorAll('*')].filter(
    (element) =>
      (element.matches('a, button, input, select, textarea') || hasWords(element)) &&
      !element.matches('option, svg *, header *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      isInFlow(element),
  );
  return parts.slice(1).flatMap((part, index) => {
    const before = parts[index] ?? part;
    const [one, two] = [before.getBoundingClientRect(), part.getBoundingClientRect()];
    const middle = (two.top + two.bottom) / 2;
    const isAbove = two.bottom <= one.top + 1 && two.left < one.right;
    const isLeft = two.right <= one.left + 1 && one.top < middle && middle < one.bottom;
    return isAbove || isLeft
      ? [`${nameOf(part)} is shown ${isAbove ? 'above' : 'left of'} ${nameOf(before)}`]
      : [];
  });
}
