import type { Page } from '@playwright/test';

/** Everything a browser keeps or shows of a page beside the page itself. */
export async function tracesOf(page: Page): Promise<Record<string, string>> {
  const inPage = await page.evaluate(async () => ({
    localStorage: JSON.stringify(localStorage),
    sessionStorage: JSON.stringify(sessionStorage),
    indexedDB: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
    cookie: document.cookie,
    'history.state': JSON.stringify(history.state),
    'window.name': window.name,
    address: location.href,
    title: document.title,
    'service workers': JSON.stringify(await navigator.serviceWorker.getRegistrations()),
  }));
  return { ...inPage, cookies: JSON.stringify(await page.context().cookies()) };
}

/** The page itself, with what its fields hold. */
export function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
    return [document.documentElement.outerHTML, ...[...fields].map(({ value }) => value)].join();
  });
}

/** Makes the wizard keep its answers, as it does when the parent looks at another tab. */
export function lookAway(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
