import type { Page } from '@playwright/test';

/** Records the announcements of the live regions of the next pages. The returned function reads them. */
export async function recordAnnouncements(page: Page, regions: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(selector)) {
        const words = region.textContent;
        if (words !== '' && words !== announced.at(-1)) announced.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, regions);
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}
