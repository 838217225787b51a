import type { Page } from '@playwright/test';

/** Records what the live regions of the next pages say, each when its words change. Returns what was said so far. */
export async function recordAnnouncements(page: Page, regions: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(selector)) {
        const words = region.textContent;
        if (words !== '' && words !== said.at(-1)) said.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, regions);
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
