/** Applies system colours as the browser does; `filled` elements stay in front of others. */
const SHEET = `
  :root { color-scheme: dark; background: Canvas; }
  [data-forced] {
    color: CanvasText !important; border-color: CanvasText !important; outline-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important; background-image: none !important;
  }
  [data-forced]::before, [data-forced]::after { border-color: CanvasText !important; }
  [data-forced="filled"] { background-color: Canvas !important; }
  a[data-forced], a [data-forced] { color: LinkText !important; }
  button[data-forced], button [data-forced] { color: ButtonText !important; border-color: ButtonText !important; }
  ::placeholder { color: GrayText !important; }
  :disabled[data-forced], :disabled [data-forced] { color: GrayText !important; border-color: GrayText !important; }
`;

const ACTIVE = '(forced-colors: active)';
const counting = new Set<CSSMediaRule>();

/** Enables the product's own rules for forced colours. */
function letRulesCount(): void {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText === ACTIVE) {
        rule.media.mediaText = 'all';
        counting.add(rule);
      }
}

function letRulesRest(): void {
  for (const rule of counting) rule.media.mediaText = ACTIVE;
  counting.clear();
}

/** Marks the elements the browser would recolour: all except those with `forced-color-adjust: none`. */
function mark(element: Element): void {
  const style = getComputedStyle(element);
  if (style.getPropertyValue('forced-color-adjust') === 'none') return;
  const isFilled = !/, 0\)$|transparent/.test(style.backgroundColor);
  element.setAttribute('data-forced', isFilled ? 'filled' : '');
}

function markAll(): void {
  for (const element of document.querySelectorAll('body:not([data-forced]), body *:not([data-forced])'))
    mark(element);
}

/**
 * An imitation of forced colours: system colours on everything, no shadows, and the product's own rules for forced
 * colours. Returns a function that undoes it.
 */
export function showForcedColours(): () => void {
  const sheet = document.createElement('style');
  letRulesCount();
  markAll();
  sheet.textContent = SHEET;
  document.head.append(sheet);
  const observer = new MutationObserver(() => {
    letRulesCount();
    markAll();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    sheet.remove();
    letRulesRest();
    for (const element of document.querySelectorAll('[data-forced]')) element.removeAttribute('data-forced');
  };
}
