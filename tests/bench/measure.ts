import type { Browser } from 'playwright';
import {
  BenchPage,
  FIRST_CONTROL,
  PHONE,
  PHONE_ON_SLOW_LINE,
  THIS_MACHINE,
  type Phone,
} from './BenchPage.ts';
import { TYPED_FIELD, walk, walkToDetails } from './walk.ts';

/** The nearest-rank percentile. */
function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page that was opened is left alone until what it does by itself is over. */
const SETTLED_MS = 1000;
/** Between two presses, as fast fingers do: a press never waits for the one before. */
const FINGERS_MS = 60;

async function on<Figures>(
  browser: Browser,
  phone: Phone,
  use: (page: BenchPage) => Promise<Figures>,
): Promise<Figures> {
  const page = await BenchPage.open(browser, phone);
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

/** Opening the link on a phone with a slow line and nothing in its cache. */
export function measureLoad(browser: Browser, url: string) {
  return on(browser, PHONE_ON_SLOW_LINE, async (page) => {
    await page.goto(url);
    // What the page does once the parent is there keeps them waiting as well.
    await pause(2 * SETTLED_MS);
    const { firstPaint, largestPaint, usable, longTasks } = await page.watched();
    const blocked = longTasks.reduce((sum, [, ms]) => sum + ms - 50, 0);
    return { firstPaint, largestPaint, usable, blocked };
  });
}

/** From key press to paint, 95 of 100, in the form with the most fields. */
export function measureKeys(browser: Browser, url: string): Promise<number> {
  return on(browser, PHONE, async (page) => {
    await page.goto(url);
    await walkToDetails(page);
    await pause(SETTLED_MS);
    await page.press(TYPED_FIELD);
    await pause(SETTLED_MS / 2);
    await page.hear('keydown');
    const text = 'Noor-Elisabeth Maria Anna Van den Bossche';
    for (const letter of text) {
      await page.page.keyboard.press(letter);
      await pause(FINGERS_MS);
    }
    await pause(SETTLED_MS / 2);
    const { latencies } = await page.watched();
    if (latencies.length < text.length)
      throw new Error(`${latencies.length} of ${text.length} keys were timed`);
    return percentile(latencies, 0.95);
  });
}

const TOGGLES = 20;

/** From ticking a day to paint, 95 of 100. */
export function measureToggles(browser: Browser, url: string, days: number): Promise<number> {
  return on(browser, PHONE, async (page) => {
    await page.goto(url);
    await pause(SETTLED_MS);
    await page.hear('pointerup');
    for (let n = 0; n < TOGGLES; n += 1) {
      await page.press(FIRST_CONTROL, (n * 7) % days);
      await pause(FINGERS_MS);
    }
    await pause(SETTLED_MS / 2);
    const { latencies } = await page.watched();
    if (latencies.length !== TOGGLES) throw new Error(`${latencies.length} of ${TOGGLES} toggles were timed`);
    return percentile(latencies, 0.95);
  });
}

/** The whole enrolment on a phone with a slow line: seconds, and how far anything shifted on the way. */
export function measureJourney(browser: Browser, url: string) {
  return on(browser, PHONE_ON_SLOW_LINE, async (page) => {
    const start = performance.now();
    await page.goto(url);
    await walk(page);
    const seconds = (performance.now() - start) / 1000;
    await pause(SETTLED_MS / 2);
    const { shift, shifted } = await page.watched();
    return { seconds, shift, shifted };
  });
}

/** Longer than the time in which a browser blames a shift on the press before it. */
const SLOW_ANSWER_MS = 700;

/**
 * What shifts in a whole enrolment when every answer comes late. Without the brand's letters: by how much those differ
 * from what stands in for them depends on the letters a machine has.
 */
export function shiftsOfJourney(browser: Browser, url: string): Promise<string[]> {
  return on(browser, THIS_MACHINE, async (page) => {
    await page.page.route('**/*.woff2', (route) => route.abort());
    await page.page.route('**/api/**', async (route) => {
      await pause(SLOW_ANSWER_MS);
      await route.continue();
    });
    await page.goto(url);
    await walk(page);
    await pause(SETTLED_MS);
    return (await page.watched()).shifted;
  });
}

/** What is drawn and changed for each of some presses. */
export interface Work {
  renders: number;
  commits: number;
  mutations: number;
}

async function workOf(page: BenchPage, count: number, press: (n: number) => Promise<void>): Promise<Work> {
  await pause(SETTLED_MS);
  await page.drawn();
  for (let n = 0; n < count; n += 1) await press(n);
  await pause(SETTLED_MS / 2);
  const { components, commits, mutations } = await page.drawn();
  return { renders: components.length / count, commits: commits / count, mutations: mutations / count };
}

/** What a key press in a filled field costs React and the browser; the same on every machine. */
export function countKeyWork(browser: Browser, url: string): Promise<Work> {
  return on(browser, THIS_MACHINE, async (page) => {
    await page.countRenders();
    await page.goto(url);
    await walkToDetails(page);
    // The first letter changes the field's surroundings too, and the draft counts as changed from then on.
    await page.type(TYPED_FIELD, 'No');
    return workOf(page, 10, () => page.page.keyboard.press('a'));
  });
}

/** What a tick of a day costs. */
export function countToggleWork(browser: Browser, url: string, days: number): Promise<Work> {
  return on(browser, THIS_MACHINE, async (page) => {
    await page.countRenders();
    await page.goto(url);
    return workOf(page, 10, (n) => page.press(FIRST_CONTROL, (n * 7) % days));
  });
}
