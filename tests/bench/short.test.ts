import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WIZARD_DIR } from '../../src/build/paths.ts';
import { browserLaunch } from '../browser.ts';
import { BenchPage, FIRST_CONTROL, THIS_MACHINE } from './BenchPage.ts';
import { Contenders } from './Contenders.ts';
import { drawnBytes, largestLazyChunk, takeOverBytes, takeOverFiles } from './bytes.ts';
import { LIMITS } from './limits.ts';
import { countToggleWork, shiftsOfJourney } from './measure.ts';

/** The figures of `npm run bench` that do not depend on the machine's mood. */

let contenders: Contenders;
let browser: Browser;
let link: string;
/** The first step as the backend sends it. */
let page: string;

beforeAll(async () => {
  contenders = await Contenders.start();
  browser = await chromium.launch(browserLaunch());
  link = contenders.link('wizard', 5);
  page = await (await fetch(link)).text();
});

afterAll(async () => {
  await browser.close();
  await contenders.stop();
});

test('the first step can be used before any script has come', async () => {
  expect(drawnBytes(page)).toBeLessThanOrEqual(LIMITS.drawnBytes);
  const opened = await BenchPage.open(browser, THIS_MACHINE);
  // They stay on their way: of one that fails the page says so, in place of the step.
  await opened.page.route(/\/assets\/.*\.(js|json)$/, () => {});
  await opened.goto(link);
  const day = opened.page.locator('[name="selectedDays"]').last();
  await day.uncheck();
  expect(await day.isChecked()).toBe(false);
  await opened.close();
});

test('the wizard takes it over with few bytes', () => {
  expect(takeOverBytes(page)).toBeLessThanOrEqual(LIMITS.takeOverBytes);
});

test('the build has compressed them as well as can be', () => {
  const assets = join(WIZARD_DIR, 'assets');
  // A script that only hands on what another holds gets no smaller.
  const files = [...takeOverFiles(page)].filter((name) => statSync(join(assets, name)).size > 100);
  const compressed = files.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(compressed.filter((name) => !existsSync(join(assets, name)))).toEqual([]);
});

test('those bytes are all that the wizard needs', async () => {
  const files = takeOverFiles(page);
  const opened = await BenchPage.open(browser, THIS_MACHINE);
  const asked: string[] = [];
  await opened.page.route(/\/assets\/.*\.(js|css|json)$/, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/assets/', '');
    asked.push(name);
    return files.has(name) ? route.continue() : route.abort();
  });
  await opened.goto(link);
  const shows = (amount: RegExp) => opened.page.getByText(amount).filter({ visible: true }).first().waitFor();
  await shows(/€\s*149/);
  await opened.press(FIRST_CONTROL, 4);
  await shows(/€\s*125/);
  // Each was asked for, so none is counted in vain; the messages, too.
  expect([...files].filter((name) => !asked.includes(name))).toEqual([]);
  await opened.close();
});

test('no script that is fetched later is large', () => {
  const { name, bytes } = largestLazyChunk(page);
  expect(bytes, name).toBeLessThanOrEqual(LIMITS.lazyChunkBytes);
});

test('nothing shifts in a whole enrolment, however late the answers are', async () => {
  expect(await shiftsOfJourney(browser, link)).toEqual([]);
});

test('a tick costs about the same with 60 days as with 5', async () => {
  const few = await countToggleWork(browser, link, 5);
  const many = await countToggleWork(browser, contenders.link('wizard', 60), 60);
  expect(many.renders / few.renders).toBeLessThanOrEqual(LIMITS.toggleGrowth);
  expect(many.mutations / few.mutations).toBeLessThanOrEqual(LIMITS.toggleGrowth);
});
