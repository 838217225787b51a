import type { Page } from '@playwright/test';

/** What other programs do to a page: they change what is there now, and what comes later. */
export const CHANGES = {
  /** A translator replaces each text by an element with its translation: here the same words. */
  'is translated': (root: ParentNode) => {
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (
        !parent ||
        text.data.trim() === '' ||
        parent.closest('x-translated, script, style, textarea, title')
      )
        continue;
      const [outer, inner] = [document.createElement('x-translated'), document.createElement('x-translated')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  /** A password manager puts an icon beside each input. */
  'gets elements beside its inputs': (root: ParentNode) => {
    for (const input of root.querySelectorAll('input'))
      if (input.nextElementSibling?.className !== 'icon')
        input.after(Object.assign(document.createElement('div'), { className: 'icon' }));
  },
} as const;

export type Change = keyof typeof CHANGES;

/** Changes the next pages of the tab: what is served, and if `isLasting` what is rendered later. */
export async function changePage(
  page: Page,
  change: Change,
  { isLasting }: { isLasting: boolean },
): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => {
       const change = ${CHANGES[change].toString()};
       const root = document.getElementById('root');
       const changeAll = () => { change(document.body); observer.takeRecords(); };
       const observer = new MutationObserver(changeAll);
       changeAll();
       if (${isLasting}) observer.observe(document.body, { childList: true, subtree: true, characterData: true });
     });`,
  );
}
