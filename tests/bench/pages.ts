import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunch } from '../browser.ts';
import { BenchPage, PHONE_CPU } from './BenchPage.ts';
import { byteRows } from './bytes.ts';
import { measureCampClick } from './campClick.ts';
import { startServers, type Days } from './servers.ts';
import type { Row } from './table.ts';

const PHONE = { cpu: PHONE_CPU };
const PHONE_ON_SLOW_NETWORK = { ...PHONE, slowNetwork: true };
/** The wait until a new page is idle. */
const SETTLE_MS = 1000;
/** The time between two key presses or ticks, which do not wait for each other. */
const INTERVAL_MS = 60;

/** Loads the page on a phone with a slow network and an empty cache. */
function measureLoad(browser: Browser, url: string) {
  return BenchPage.with(browser, PHONE_ON_SLOW_NETWORK, async (page) => {
    const usable = await page.goto(url);
    // Includes long tasks after the first use.
    await pause(2 * SETTLE_MS);
    const paints = await page.entries('paint');
    const blocked = (await page.entries('longtask')).reduce((sum, { duration }) => sum + duration - 50, 0);
    return {
      firstPaint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
      largestPaint: (await page.entries('largest-contentful-paint')).at(-1)?.startTime ?? NaN,
      usable,
      blocked,
    };
  });
}

/** From each of these events to paint, 95th percentile (nearest rank). */
async function latencyOf(page: BenchPage, event: string, count: number, act: (n: number) => Promise<void>) {
  await pause(SETTLE_MS);
  await page.recordLatencies(event);
  for (let n = 0; n < count; n += 1) {
    await act(n);
    await pause(INTERVAL_MS);
  }
  await pause(SETTLE_MS / 2);
  const latencies = await page.page.evaluate(() => window.latencies);
  if (latencies.length !== count) throw new Error(`${latencies.length} of ${count} were timed`);
  return latencies.toSorted((one, other) => one - other)[Math.ceil(0.95 * count) - 1] ?? NaN;
}

const TYPED = 'Noor-Elisabeth Maria Anna Van den Bossche';

/** A key press in the form with the most fields. */
function measureKey(browser: Browser, url: string): Promise<number> {
  return BenchPage.with(browser, PHONE, async (page) => {
    await page.goto(url);
    await page.continueTo('kidParent');
    await page.field('subscriber_FirstName').click();
    return latencyOf(page, 'keydown', TYPED.length, (n) => page.page.keyboard.press(TYPED.charAt(n)));
  });
}

function measureTick(browser: Browser, url: string, days: number): Promise<number> {
  return BenchPage.with(browser, PHONE, async (page) => {
    await page.goto(url);
    const boxes = page.field('selectedDays');
    return latencyOf(page, 'pointerup', 20, async (n) => {
      await boxes.nth((n * 7) % days).hover();
      // The frame after a scroll is not part of the tick.
      await pause(INTERVAL_MS);
      await page.page.mouse.down();
      await page.page.mouse.up();
    });
  });
}

/** A whole enrolment on a phone with a slow network: seconds, layout shift and Interaction to Next Paint. */
function measureJourney(browser: Browser, url: string) {
  return BenchPage.with(browser, PHONE_ON_SLOW_NETWORK, async (page) => {
    const start = performance.now();
    await page.goto(url);
    await page.enrol();
    const seconds = (performance.now() - start) / 1000;
    await pause(SETTLE_MS / 2);
    const shift = (await page.shifts()).reduce((sum, { value }) => sum + value, 0);
    return { seconds, shift, inp: await page.page.evaluate(() => window.inp) };
  });
}

/** One round of all measurements of one page, in a new browser. */
async function measureRound(link: (days: Days) => string) {
  const browser = await chromium.launch(browserLaunch());
  try {
    const load = await measureLoad(browser, link(5));
    const key = await measureKey(browser, link(5));
    const tick5 = await measureTick(browser, link(5), 5);
    const tick60 = await measureTick(browser, link(60), 60);
    return { ...load, key, tick60, growth: tick60 / tick5, ...(await measureJourney(browser, link(5))) };
  } finally {
    await browser.close();
  }
}

type Round = Awaited<ReturnType<typeof measureRound>>;

function timedRows(wizard: readonly Round[], floor: readonly Round[], clicks: readonly number[]): Row[] {
  const load = (n: number) => wizard[n]?.usable ?? NaN;
  const alone = (figure: keyof Round) => ({ ours: wizard.map((round) => round[figure]) });
  const both = (figure: keyof Round) => ({ ...alone(figure), beside: floor.map((round) => round[figure]) });
  return [
    { figure: 'First contentful paint', unit: 'ms', ...both('firstPaint'), limit: 1.3, target: 1 },
    { figure: 'Largest contentful paint', unit: 'ms', ...both('largestPaint'), limit: 1.3, target: 1 },
    { figure: 'First input usable', unit: 'ms', ...both('usable'), limit: 4.2, target: 1.5 },
    { figure: 'Total blocking time', unit: 'ms', ...alone('blocked'), limit: 160, target: 97 },
    { figure: 'Layout shift of the whole journey', unit: '', ...alone('shift'), limit: 0 },
    { figure: 'Key press to paint, p95', unit: 'ms', ...both('key'), limit: 3.2, target: 2.3 },
    { figure: 'Tick to paint, 60 days, p95', unit: 'ms', ...both('tick60'), limit: 3.3, target: 2.5 },
    { figure: 'The same, relative to 5 days', unit: '×', ...alone('growth'), limit: 1.25, target: 1.1 },
    { figure: 'Interaction to Next Paint, whole journey', unit: 'ms', ...both('inp'), limit: 2.1 },
    { figure: 'Click on a camp to its first usable day', unit: 'ms', ours: clicks },
    {
      figure: 'The same, relative to opening its link',
      unit: '×',
      ours: clicks.map((click, n) => click / load(n)),
      limit: 1,
      target: 0.25,
    },
    { figure: 'Whole journey', unit: 's', ...both('seconds'), limit: 3.75, target: 3 },
  ];
}

/** Measures the wizard and the floor page alternately, so that other load on the machine affects both equally. */
export async function benchPages(rounds: number): Promise<Row[]> {
  const servers = await startServers();
  const measured = { wizard: [] as Round[], floor: [] as Round[] };
  const clicks: number[] = [];
  try {
    for (let n = 1; n <= rounds; n += 1) {
      for (const name of n % 2 ? (['wizard', 'floor'] as const) : (['floor', 'wizard'] as const)) {
        measured[name].push(await measureRound((days) => servers.link(name, days)));
        console.log(`round ${n} of ${rounds}: ${name}`);
      }
      clicks.push(await measureCampClick(servers.siteUrl, servers.idOf(5)));
    }
    const page = await (await fetch(servers.link('wizard', 5))).text();
    return [...byteRows(page), ...timedRows(measured.wizard, measured.floor, clicks)];
  } finally {
    await servers.stop();
  }
}
