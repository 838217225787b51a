import { chromium, type Browser } from 'playwright';
import { browserLaunch } from '../browser.ts';
import { Contenders, NAMES, type Name } from './Contenders.ts';
import { drawnBytes, largestLazyChunk, takeOverBytes } from './bytes.ts';
import { LIMITS } from './limits.ts';
import {
  countKeyWork,
  countToggleWork,
  measureJourney,
  measureKeys,
  measureLoad,
  measureToggles,
} from './measure.ts';
import { exactly, spreadOf, type Row } from './Row.ts';

const KB = 1000;

/** One round of everything that is timed, on one page. */
async function round(browser: Browser, contenders: Contenders, name: Name) {
  const load = await measureLoad(browser, contenders.link(name, 5));
  const key = await measureKeys(browser, contenders.link(name, 5));
  const toggle5 = await measureToggles(browser, contenders.link(name, 5), 5);
  const toggle60 = await measureToggles(browser, contenders.link(name, 60), 60);
  const { seconds, shift } = await measureJourney(browser, contenders.link(name, 5));
  return { ...load, key, toggle5, toggle60, growth: toggle60 / toggle5, seconds, shift };
}

type Round = Awaited<ReturnType<typeof round>>;

/** What holds for every machine alike. */
async function countRows(browser: Browser, contenders: Contenders): Promise<Row[]> {
  const link = contenders.link('wizard', 5);
  const page = await (await fetch(link)).text();
  const key = await countKeyWork(browser, link);
  const few = await countToggleWork(browser, link, 5);
  const many = await countToggleWork(browser, contenders.link('wizard', 60), 60);
  const kB = (bytes: number) => exactly(bytes / KB);
  return [
    {
      figure: 'Scripts and styles until the first step is usable, gzip',
      unit: 'kB',
      ours: kB(drawnBytes(page)),
      // 0.66 and 0.55 of what the same form needs as one bundle of React, MUI and Formik.
      must: LIMITS.drawnBytes / KB,
      aim: 105,
    },
    {
      figure: 'Scripts, styles and messages until the wizard has taken it over, gzip',
      unit: 'kB',
      ours: kB(takeOverBytes(page)),
    },
    {
      figure: 'Largest script that is fetched later, gzip',
      unit: 'kB',
      ours: kB(largestLazyChunk(page).bytes),
      must: LIMITS.lazyChunkBytes / KB,
    },
    {
      figure: 'Components drawn by a key press',
      unit: '',
      ours: exactly(key.renders),
    },
    { figure: 'Components drawn by a tick, of 60 days', unit: '', ours: exactly(many.renders) },
    {
      figure: 'The same, in times of a tick of 5 days',
      unit: '×',
      ours: exactly(many.renders / few.renders),
      must: LIMITS.toggleGrowth,
      aim: 1.1,
    },
  ];
}

function timedRows(rounds: Record<Name, Round[]>): Row[] {
  const of = (name: Name, figure: keyof Round) => spreadOf(rounds[name].map((one) => one[figure]));
  const both = (figure: keyof Round) => ({ ours: of('wizard', figure), beside: of('floor', figure) });
  return [
    { figure: 'First contentful paint', unit: 'ms', ...both('firstPaint'), must: 1.3, aim: 1 },
    { figure: 'Largest contentful paint', unit: 'ms', ...both('largestPaint'), must: 1.3, aim: 1 },
    { figure: 'First input usable', unit: 'ms', ...both('usable'), must: 4.2, aim: 1.5 },
    { figure: 'Blocked from navigation on', unit: 'ms', ours: of('wizard', 'blocked'), must: 160, aim: 97 },
    {
      figure: 'Layout shift of the whole journey',
      unit: '',
      ours: of('wizard', 'shift'),
      must: 0,
    },
    { figure: 'Key press to paint, p95', unit: 'ms', ...both('key'), must: 3.2, aim: 2.3 },
    { figure: 'Tick to paint, 5 days, p95', unit: 'ms', ...both('toggle5') },
    { figure: 'Tick to paint, 60 days, p95', unit: 'ms', ...both('toggle60'), must: 3.3, aim: 2.5 },
    {
      figure: 'Tick, 60 days in times of 5',
      unit: '×',
      ours: of('wizard', 'growth'),
      must: LIMITS.toggleGrowth,
      aim: 1.1,
    },
    { figure: 'Whole journey', unit: 's', ...both('seconds'), must: 3.75, aim: 3 },
  ];
}

/** Everything in a browser: the two pages by turns, so that what disturbs the machine disturbs both. */
export async function measureAll(roundCount: number, say: (line: string) => void): Promise<Row[]> {
  const contenders = await Contenders.start();
  const rounds: Record<Name, Round[]> = { wizard: [], floor: [] };
  try {
    for (let n = 1; n <= roundCount; n += 1) {
      for (const name of n % 2 ? NAMES : NAMES.toReversed()) {
        const browser = await chromium.launch(browserLaunch());
        rounds[name].push(await round(browser, contenders, name));
        await browser.close();
        say(`round ${n} of ${roundCount}: ${name}`);
      }
    }
    const browser = await chromium.launch(browserLaunch());
    const counted = await countRows(browser, contenders);
    await browser.close();
    return [...counted, ...timedRows(rounds)];
  } finally {
    await contenders.stop();
  }
}
