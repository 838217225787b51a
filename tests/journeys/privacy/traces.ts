import type { Page } from '@playwright/test';

/** Everything the browser stores or shows of a page, except its content. */
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

/** The content of the page, with the values of its fields. */
export function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
    return [document.documentElement.outerHTML, ...[...fields].map(({ value }) => value)].join();
  });
}

/** Makes the wizard store its answers, as when the parent switches to another tab. */
export function lookAway(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}
