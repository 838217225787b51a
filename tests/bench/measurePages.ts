import { chromium, type Browser } from '@playwright/test';
import { browserLaunch } from '../browser.ts';
import { Targets, NAMES, type Name } from './Targets.ts';
import { prerenderedBytes, largestLazyChunk, hydrationBytes } from './bytes.ts';
import { LIMITS } from './limits.ts';
import {
  countKeyWork,
  countToggleWork,
  measureJourney,
  measureKeys,
  measureLoad,
  measureToggles,
} from './measure.ts';
import { exact, spreadOf, type Row } from './Row.ts';

const KB = 1000;

/** One round of all timed measurements of one page. */
async function round(browser: Browser, targets: Targets, name: Name) {
  const load = await measureLoad(browser, targets.link(name, 5));
  const key = await measureKeys(browser, targets.link(name, 5));
  const toggle5 = await measureToggles(browser, targets.link(name, 5), 5);
  const toggle60 = await measureToggles(browser, targets.link(name, 60), 60);
  const { seconds, shift } = await measureJourney(browser, targets.link(name, 5));
  return { ...load, key, toggle5, toggle60, growth: toggle60 / toggle5, seconds, shift };
}

type Round = Awaited<ReturnType<typeof round>>;

/** The figures that are the same on every machine. */
async function countRows(browser: Browser, targets: Targets): Promise<Row[]> {
  const link = targets.link('wizard', 5);
  const page = await (await fetch(link)).text();
  const key = await countKeyWork(browser, link);
  const few = await countToggleWork(browser, link, 5);
  const many = await countToggleWork(browser, targets.link('wizard', 60), 60);
  const kB = (bytes: number) => exact(bytes / KB);
  return [
    {
      figure: 'Scripts and styles until the first step is usable, gzip',
      unit: 'kB',
      ours: kB(prerenderedBytes(page)),
      // 0.66 and 0.55 of the same form as one bundle of React, MUI and Formik.
      limit: LIMITS.prerenderedBytes / KB,
      target: 105,
    },
    {
      figure: 'Scripts, styles and messages until hydration, gzip',
      unit: 'kB',
      ours: kB(hydrationBytes(page)),
    },
    {
      figure: 'Largest lazily loaded script, gzip',
      unit: 'kB',
      ours: kB(largestLazyChunk(page).bytes),
      limit: LIMITS.lazyChunkBytes / KB,
    },
    {
      figure: 'Components rendered by a key press',
      unit: '',
      ours: exact(key.renders),
    },
    { figure: 'Components rendered by a tick, 60 days', unit: '', ours: exact(many.renders) },
    {
      figure: 'The same, relative to 5 days',
      unit: '×',
      ours: exact(many.renders / few.renders),
      limit: LIMITS.toggleGrowth,
      target: 1.1,
    },
  ];
}

function timedRows(rounds: Record<Name, Round[]>): Row[] {
  const of = (name: Name, figure: keyof Round) => spreadOf(rounds[name].map((one) => one[figure]));
  const both = (figure: keyof Round) => ({ ours: of('wizard', figure), beside: of('floor', figure) });
  return [
    { figure: 'First contentful paint', unit: 'ms', ...both('firstPaint'), limit: 1.3, target: 1 },
    { figure: 'Largest contentful paint', unit: 'ms', ...both('largestPaint'), limit: 1.3, target: 1 },
    { figure: 'First input usable', unit: 'ms', ...both('usable'), limit: 4.2, target: 1.5 },
    { figure: 'Total blocking time', unit: 'ms', ours: of('wizard', 'blocked'), limit: 160, target: 97 },
    {
      figure: 'Layout shift of the whole journey',
      unit: '',
      ours: of('wizard', 'shift'),
      limit: 0,
    },
    { figure: 'Key press to paint, p95', unit: 'ms', ...both('key'), limit: 3.2, target: 2.3 },
    { figure: 'Tick to paint, 5 days, p95', unit: 'ms', ...both('toggle5') },
    { figure: 'Tick to paint, 60 days, p95', unit: 'ms', ...both('toggle60'), limit: 3.3, target: 2.5 },
    {
      figure: 'Tick, 60 days relative to 5',
      unit: '×',
      ours: of('wizard', 'growth'),
      limit: LIMITS.toggleGrowth,
      target: 1.1,
    },
    { figure: 'Whole journey', unit: 's', ...both('seconds'), limit: 3.75, target: 3 },
  ];
}

/** Measures both pages in turns, so that other load on the machine affects both alike. */
export async function measurePages(roundCount: number, report: (line: string) => void): Promise<Row[]> {
  const targets = await Targets.start();
  const rounds: Record<Name, Round[]> = { wizard: [], floor: [] };
  try {
    for (let n = 1; n <= roundCount; n += 1) {
      for (const name of n % 2 ? NAMES : NAMES.toReversed()) {
        const browser = await chromium.launch(browserLaunch());
        rounds[name].push(await round(browser, targets, name));
        await browser.close();
        report(`round ${n} of ${roundCount}: ${name}`);
      }
    }
    const browser = await chromium.launch(browserLaunch());
    const counted = await countRows(browser, targets);
    await browser.close();
    return [...counted, ...timedRows(rounds)];
  } finally {
    await targets.stop();
  }
}
