import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WIZARD_DIR } from '../../src/build/paths.ts';
import { browserLaunch } from '../browser.ts';
import { BenchPage, DAY, NO_THROTTLING } from './BenchPage.ts';
import { Targets } from './Targets.ts';
import { prerenderedBytes, largestLazyChunk, hydrationBytes, hydrationFiles } from './bytes.ts';
import { LIMITS } from './limits.ts';
import { countToggleWork, shiftsOfJourney } from './measure.ts';

/** The figures of `npm run bench` that are the same on every machine. */

let targets: Targets;
let browser: Browser;
let link: string;
/** The HTML of the first step. */
let page: string;

beforeAll(async () => {
  targets = await Targets.start();
  browser = await chromium.launch(browserLaunch());
  link = targets.link('wizard', 5);
  page = await (await fetch(link)).text();
});

afterAll(async () => {
  await browser.close();
  await targets.stop();
});

test('the first step is usable before any script is loaded', async () => {
  expect(prerenderedBytes(page)).toBeLessThanOrEqual(LIMITS.prerenderedBytes);
  const opened = await BenchPage.open(browser, NO_THROTTLING);
  // Pending, not aborted: a failed script replaces the step by an error.
  await opened.page.route(/\/assets\/.*\.(js|json)$/, () => {});
  await opened.goto(link);
  const day = opened.page.locator('[name="selectedDays"]').last();
  await day.uncheck();
  expect(await day.isChecked()).toBe(false);
  await opened.close();
});

test('the files for hydration stay within the limit', () => {
  expect(hydrationBytes(page)).toBeLessThanOrEqual(LIMITS.hydrationBytes);
});

test('the build compresses these files', () => {
  const assets = join(WIZARD_DIR, 'assets');
  // A script of re-exports alone does not get smaller.
  const files = [...hydrationFiles(page)].filter((name) => statSync(join(assets, name)).size > 100);
  const compressed = files.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(compressed.filter((name) => !existsSync(join(assets, name)))).toEqual([]);
});

test('the wizard hydrates with these files alone', async () => {
  const files = hydrationFiles(page);
  const opened = await BenchPage.open(browser, NO_THROTTLING);
  const requested: string[] = [];
  await opened.page.route(/\/assets\/.*\.(js|css|json)$/, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/assets/', '');
    requested.push(name);
    return files.has(name) ? route.continue() : route.abort();
  });
  await opened.goto(link);
  const shows = (amount: RegExp) => opened.page.getByText(amount).filter({ visible: true }).first().waitFor();
  await shows(/€\s*149/);
  await opened.click(DAY, 4);
  await shows(/€\s*125/);
  // Each is requested, so none is counted in vain.
  expect([...files].filter((name) => !requested.includes(name))).toEqual([]);
  await opened.close();
});

test('no lazily loaded script exceeds the limit', () => {
  const { name, bytes } = largestLazyChunk(page);
  expect(bytes, name).toBeLessThanOrEqual(LIMITS.lazyChunkBytes);
});

test('a whole enrolment has no layout shift, however slow the responses', async () => {
  expect(await shiftsOfJourney(browser, link)).toEqual([]);
});

test('a tick renders about as much with 60 days as with 5', async () => {
  const few = await countToggleWork(browser, link, 5);
  const many = await countToggleWork(browser, targets.link('wizard', 60), 60);
  expect(many.renders / few.renders).toBeLessThanOrEqual(LIMITS.toggleGrowth);
  expect(many.mutations / few.mutations).toBeLessThanOrEqual(LIMITS.toggleGrowth);
});
