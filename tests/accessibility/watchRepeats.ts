/**
 * Calls `say` when the same words are heard twice within a second without a key or a press between them: from two live
 * regions, or from one and as the description of what gets the focus.
 */
export function watchRepeats(say: (problem: string) => void, signal: AbortSignal): void {
  const texts = new WeakMap<Element, string>();
  let heard: { words: string; from: Element; isLive: boolean; at: number }[] = [];
  const hear = (text: string, from: Element, isLive: boolean) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    const at = performance.now();
    const twins = heard.filter((other) => other.words === words && other.from !== from);
    if (twins.some((other) => (isLive || other.isLive) && at - other.at < 1000))
      say(`"${words}" is heard twice`);
    if (words !== '') heard.push({ words, from, isLive, at });
  };
  const regions = () => document.querySelectorAll('[role="status"], [role="alert"], [aria-live]');
  // Of the story before, whose page is still there.
  for (const region of regions()) texts.set(region, region.textContent);
  const observer = new MutationObserver(() => {
    for (const region of regions()) {
      const text = region.textContent;
      // A new region is announced if it is an alert.
      const before = texts.get(region) ?? (region.role === 'alert' ? '' : text);
      texts.set(region, text);
      const isLive = region.ariaLive !== 'off' && !region.closest('[inert]');
      if (text !== before && isLive) hear(text, region, true);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  signal.addEventListener('abort', () => observer.disconnect());
  const options = { capture: true, signal };
  const onFocus = ({ target }: FocusEvent) => {
    const ids = (target as Element).getAttribute('aria-describedby')?.split(' ') ?? [];
    for (const id of ids) hear(document.getElementById(id)?.textContent ?? '', target as Element, false);
  };
  document.addEventListener('focusin', onFocus, options);
  for (const input of ['keydown', 'pointerdown'])
    document.addEventListener(input, () => (heard = []), options);
}
