import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunch } from '../browser.ts';
import { untilHydrated } from '../journeys/prerendered/prerenderedPage.ts';
import { BenchPage } from './BenchPage.ts';
import { ASSETS, byteRows, hydrationFiles } from './bytes.ts';
import { startServers, type Days } from './servers.ts';
import { statusOf } from './table.ts';

/** The figures of `npm run bench` that are the same on every machine. */

let servers: Awaited<ReturnType<typeof startServers>>;
let browser: Browser;
let link: string;
/** The HTML of the first step. */
let page: string;

beforeAll(async () => {
  [servers, browser] = await Promise.all([startServers(), chromium.launch(browserLaunch())]);
  link = servers.link('wizard', 5);
  page = await (await fetch(link)).text();
});

afterAll(async () => {
  await browser.close();
  await servers.stop();
});

const withPage = <Result>(use: (wizard: BenchPage) => Promise<Result>) => BenchPage.with(browser, {}, use);

test('scripts and styles stay within their limits', () => {
  expect(byteRows(page).filter((row) => statusOf(row) === '**missed**')).toEqual([]);
});

test('the build compresses the files for hydration', () => {
  // A script with only re-exports does not get smaller.
  const files = [...hydrationFiles(page)].filter((name) => statSync(join(ASSETS, name)).size > 100);
  const compressed = files.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(compressed.filter((name) => !existsSync(join(ASSETS, name)))).toEqual([]);
});

test('the first step is usable before any script is loaded', () =>
  withPage(async (wizard) => {
    // Pending, not aborted: a failed script replaces the step with an error.
    await wizard.page.route(/\/assets\/.*\.(js|json)$/, () => {});
    await wizard.goto(link);
    const day = wizard.field('selectedDays').last();
    await day.uncheck();
    expect(await day.isChecked()).toBe(false);
  }));

test('the wizard hydrates with only the files for hydration', () =>
  withPage(async (wizard) => {
    const files = hydrationFiles(page);
    const requested = new Set<string>();
    await wizard.page.route(/\/assets\/.*\.(js|css|json)$/, (route) => {
      const name = new URL(route.request().url()).pathname.replace('/assets/', '');
      requested.add(name);
      return files.has(name) ? route.continue() : route.abort();
    });
    await wizard.goto(link);
    const shows = (amount: RegExp) =>
      wizard.page.getByText(amount).filter({ visible: true }).first().waitFor();
    await shows(/€\s*149/);
    await wizard.field('selectedDays').nth(4).click();
    await shows(/€\s*125/);
    // Every counted file is requested.
    expect([...files].filter((name) => !requested.has(name))).toEqual([]);
  }));

test('a whole enrolment has no layout shift, even with slow responses', () =>
  withPage(async (wizard) => {
    // How much the fallback fonts differ from the web fonts depends on the machine.
    await wizard.page.route('**/*.woff2', (route) => route.abort());
    await wizard.page.route('**/api/**', async (route) => {
      // Longer than the half second in which browsers ignore a shift after input.
      await pause(700);
      await route.continue();
    });
    await wizard.goto(link);
    await wizard.enrol();
    expect(await wizard.shifts()).toEqual([]);
  }));

test('a tick changes about as much of the document with 60 days as with 5', async () => {
  const changesOfTicks = (days: Days) =>
    withPage(async (wizard) => {
      await wizard.goto(servers.link('wizard', days));
      await untilHydrated(wizard.page);
      await wizard.page.waitForLoadState('networkidle');
      const counter = await wizard.page.evaluateHandle(() => {
        const counted = { changes: 0 };
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        new MutationObserver((changes) => (counted.changes += changes.length)).observe(document, all);
        return counted;
      });
      const boxes = wizard.field('selectedDays');
      for (let n = 0; n < 10; n += 1) await boxes.nth((n * 7) % days).click();
      return counter.evaluate(({ changes }) => changes);
    });
  const few = await changesOfTicks(5);
  expect(few).toBeGreaterThan(0);
  expect((await changesOfTicks(60)) / few).toBeLessThanOrEqual(1.25);
});
