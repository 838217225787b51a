import type { Browser } from '@playwright/test';
import {
  BenchPage,
  DAY,
  NO_THROTTLING,
  PHONE,
  PHONE_ON_SLOW_NETWORK,
  TYPED_FIELD,
  type Throttling,
} from './BenchPage.ts';
import { walk } from './walk.ts';

/** The nearest-rank percentile. */
function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long a new page is left alone, until its own work is done. */
const SETTLE_MS = 1000;
/** Between two key presses or clicks; none waits for the one before. */
const KEY_INTERVAL_MS = 60;

async function withPage<Figures>(
  browser: Browser,
  throttling: Throttling,
  use: (page: BenchPage) => Promise<Figures>,
): Promise<Figures> {
  const page = await BenchPage.open(browser, throttling);
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

/** Loads the page on a phone with a slow network and an empty cache. */
export function measureLoad(browser: Browser, url: string) {
  return withPage(browser, PHONE_ON_SLOW_NETWORK, async (page) => {
    await page.goto(url);
    // Long tasks after the first use block as well.
    await pause(2 * SETTLE_MS);
    const { firstPaint, largestPaint, usable, longTasks } = await page.metrics();
    const blocked = longTasks.reduce((sum, [, ms]) => sum + ms - 50, 0);
    return { firstPaint, largestPaint, usable, blocked };
  });
}

/** From key press to paint, 95th percentile, in the form with the most fields. */
export function measureKeys(browser: Browser, url: string): Promise<number> {
  return withPage(browser, PHONE, async (page) => {
    await page.goto(url);
    await page.continueTo('kidParent');
    await pause(SETTLE_MS);
    await page.click(TYPED_FIELD);
    await pause(SETTLE_MS / 2);
    await page.recordLatencies('keydown');
    const text = 'Noor-Elisabeth Maria Anna Van den Bossche';
    for (const character of text) {
      await page.page.keyboard.press(character);
      await pause(KEY_INTERVAL_MS);
    }
    await pause(SETTLE_MS / 2);
    const { latencies } = await page.metrics();
    if (latencies.length < text.length)
      throw new Error(`${latencies.length} of ${text.length} keys were timed`);
    return percentile(latencies, 0.95);
  });
}

const TOGGLE_COUNT = 20;

/** From ticking a day to paint, 95th percentile. */
export function measureToggles(browser: Browser, url: string, days: number): Promise<number> {
  return withPage(browser, PHONE, async (page) => {
    await page.goto(url);
    await pause(SETTLE_MS);
    await page.recordLatencies('pointerup');
    for (let n = 0; n < TOGGLE_COUNT; n += 1) {
      await page.click(DAY, (n * 7) % days);
      await pause(KEY_INTERVAL_MS);
    }
    await pause(SETTLE_MS / 2);
    const { latencies } = await page.metrics();
    if (latencies.length !== TOGGLE_COUNT)
      throw new Error(`${latencies.length} of ${TOGGLE_COUNT} toggles were timed`);
    return percentile(latencies, 0.95);
  });
}

/** A whole enrolment on a phone with a slow network: seconds and layout shift. */
export function measureJourney(browser: Browser, url: string) {
  return withPage(browser, PHONE_ON_SLOW_NETWORK, async (page) => {
    const start = performance.now();
    await page.goto(url);
    await walk(page);
    const seconds = (performance.now() - start) / 1000;
    await pause(SETTLE_MS / 2);
    const { shift, shifted } = await page.metrics();
    return { seconds, shift, shifted };
  });
}

/** Longer than the half second in which a browser excuses a shift by recent input. */
const SLOW_ANSWER_MS = 700;

/**
 * The layout shifts of a whole enrolment with slow responses. Without web fonts: how much the fallback fonts differ
 * from them depends on the machine.
 */
export function shiftsOfJourney(browser: Browser, url: string): Promise<string[]> {
  return withPage(browser, NO_THROTTLING, async (page) => {
    await page.page.route('**/*.woff2', (route) => route.abort());
    await page.page.route('**/api/**', async (route) => {
      await pause(SLOW_ANSWER_MS);
      await route.continue();
    });
    await page.goto(url);
    await walk(page);
    await pause(SETTLE_MS);
    return (await page.metrics()).shifted;
  });
}

/** Renders, commits and document changes per action. */
export interface Work {
  renders: number;
  commits: number;
  mutations: number;
}

async function workOf(page: BenchPage, count: number, act: (n: number) => Promise<void>): Promise<Work> {
  await pause(SETTLE_MS);
  await page.takeRenders();
  for (let n = 0; n < count; n += 1) await act(n);
  await pause(SETTLE_MS / 2);
  const { components, commits, mutations } = await page.takeRenders();
  return { renders: components.length / count, commits: commits / count, mutations: mutations / count };
}

/** The work of a key press in a filled field; the same on every machine. */
export function countKeyWork(browser: Browser, url: string): Promise<Work> {
  return withPage(browser, NO_THROTTLING, async (page) => {
    await page.countRenders();
    await page.goto(url);
    await page.continueTo('kidParent');
    // The first character also renders the parts around the field.
    await page.type(TYPED_FIELD, 'No');
    return workOf(page, 10, () => page.page.keyboard.press('a'));
  });
}

/** The work of ticking a day. */
export function countToggleWork(browser: Browser, url: string, days: number): Promise<Work> {
  return withPage(browser, NO_THROTTLING, async (page) => {
    await page.countRenders();
    await page.goto(url);
    return workOf(page, 10, (n) => page.click(DAY, (n * 7) % days));
  });
}
