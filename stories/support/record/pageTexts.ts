const SPOKEN_ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/** Text that is not presented, or that a parent typed. */
const UNREAD = 'script, style, noscript, template, textarea';

/** Whether an element is visible or announced; visually hidden text and options of a closed list count too. */
function isPerceivable(element: Element): boolean {
  if (element.closest(UNREAD)) return false;
  const shown = element instanceof HTMLOptionElement ? (element.closest('select') ?? element) : element;
  return shown.checkVisibility({ visibilityProperty: true });
}

/** The elements with the ids of `aria-describedby` or `aria-labelledby`. */
export function referredTo(element: Element, attribute: string): Element[] {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)).filter((target) => target !== null);
}

/** The initial titles of Storybook and Vitest. */
const OTHER_TITLES = new Set(document.head.querySelectorAll('title'));

/** The document titles that a step sets. */
const tabNames = () =>
  [...document.head.querySelectorAll('title')]
    .filter((title) => !OTHER_TITLES.has(title))
    .map(({ text }) => text);

/** Every visible or announced text of the page, by element. */
export function pageTexts(body: Element): string[] {
  const texts = tabNames();
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (!isPerceivable(node)) continue;
      for (const name of SPOKEN_ATTRIBUTES) texts.push(node.getAttribute(name) ?? '');
      for (const name of ['aria-describedby', 'aria-labelledby'])
        texts.push(
          ...referredTo(node, name)
            .filter((target) => !isPerceivable(target))
            .map(({ textContent }) => textContent),
        );
    } else if (node.parentElement && isPerceivable(node.parentElement)) {
      // `<wbr>` divides a word into text nodes.
      const word = node.parentElement.querySelector(':scope > wbr') ? node.parentElement : node;
      texts.push(word.textContent ?? '');
    }
  }
  return texts;
}
