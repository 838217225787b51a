import type { Page } from '@playwright/test';

/** Changes the timers of the next pages with this time in ms, such as the time-out of a call. */
export async function changeTimer(page: Page, from: number, to: number): Promise<void> {
  await page.addInitScript(
    ([usual, changed]) => {
      const later = window.setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (run: () => void, ms: number) => later(run, ms === usual ? changed : ms),
      });
    },
    [from, to],
  );
}
