import type { Page } from '@playwright/test';
import type { Camp } from '../../../src/domain/camp.ts';
import { stepUrl, type Step } from '../../../src/domain/steps.ts';
import { delayRequests } from '../delayRequests.ts';

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Delays the scripts of the next pages until `release` is called. */
export function delayScripts(page: Page): Promise<{ release: () => void }> {
  return delayRequests(page, '**/assets/*.js');
}

/** Opens a camp and delays its scripts. */
export async function openBeforeScripts(
  page: Page,
  camp: Camp,
  step: Step = 'campDays',
): Promise<{ release: () => void }> {
  const scripts = await delayScripts(page);
  await page.goto(stepUrl(step, camp.id), { waitUntil: 'domcontentloaded' });
  return scripts;
}

/** Waits until React has hydrated the form. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/**
 * Records the layout shifts of the next pages. Without web fonts: how much the fallback fonts differ from them depends
 * on the machine.
 */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => {
    const shifts: string[] = (window.shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(`${entry.value} at ${entry.startTime}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifts);
}

/** Marks the prerendered root of the next pages. Returns whether React kept it. */
export async function markPrerendered(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('#root main')?.setAttribute('data-prerendered', ''),
    ),
  );
  return async () => (await page.locator('#root main[data-prerendered]').count()) === 1;
}
