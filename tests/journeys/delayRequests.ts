import type { Page, Route } from '@playwright/test';

/** Delays requests until `release` is called; then `handle` responds. */
export async function delayRequests(
  page: Page,
  url: string | RegExp,
  handle = (route: Route) => route.continue(),
): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await handle(route);
  });
  return { release };
}
