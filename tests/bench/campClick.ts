import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import CDP from 'chrome-remote-interface';
import { freePort } from '../backend/postgres.ts';
import { browserLaunch } from '../browser.ts';
import { FIRST_CONTROL, LOADER_HELPER, PHONE_CPU, recordUsable, SLOW_NETWORK } from './BenchPage.ts';

/** The wait until a page is loaded and idle. */
const SETTLE_MS = 4000;

/** Where the link to the camp is on the organisation's page. */
const placeOf = (camp: string) => `(() => {
  const link = document.querySelector('a[href="/?camp=${camp}"]');
  link.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** Starts a browser; the client ends it. Not with Playwright, which does not allow pages to be prerendered. */
async function startBrowser() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const { executablePath = chromium.executablePath(), args, env } = browserLaunch();
  const options = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`];
  const browser = spawn(executablePath, [...args, ...options, 'about:blank'], { env, stdio: 'ignore' });
  const stop = async () => {
    browser.kill();
    if (browser.exitCode === null) await once(browser, 'exit');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let n = 0; n < 100; n += 1) {
    const version = await CDP.Version({ port }).catch(() => null);
    if (version) return { client: await CDP({ target: version.webSocketDebuggerUrl, local: true }), stop };
    await pause(100);
  }
  await stop();
  throw new Error('the browser does not start');
}

/**
 * From the click on the link to a camp on the organisation's page to its first usable day, in ms, on a phone with a slow
 * network. The pointer is on the link for a while, so that a browser that prerenders has done it.
 */
export async function measureCampClick(siteUrl: string, camp: string): Promise<number> {
  const { client, stop } = await startBrowser();
  try {
    // A prerendered page is a second one of the same tab.
    const pages: string[] = [];
    client.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type !== 'page') return;
      pages.push(sessionId);
      const source = `${LOADER_HELPER}; (${recordUsable.toString()})('${FIRST_CONTROL}')`;
      void client.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU }, sessionId);
      void client.send('Network.enable', {}, sessionId);
      void client.send('Network.emulateNetworkConditions', SLOW_NETWORK, sessionId);
      void client.send('Page.enable', undefined, sessionId);
      void client.send('Page.addScriptToEvaluateOnNewDocument', { source }, sessionId);
      void client.send('Runtime.runIfWaitingForDebugger', undefined, sessionId);
    });
    const { targetInfos } = await client.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const { targetId = '' } = targetInfos.at(0) ?? {};
    const tab = await client.send('Target.attachToTarget', { targetId, flatten: true });
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await client.send('Target.setAutoAttach', attach, tab.sessionId);
    await pause(SETTLE_MS);
    const site = pages.at(0);
    const valueOf = async (expression: string): Promise<unknown> => {
      const evaluation = { expression, returnByValue: true };
      return (await client.send('Runtime.evaluate', evaluation, pages.at(-1))).result.value;
    };
    await client.send('Page.navigate', { url: siteUrl }, site);
    await pause(SETTLE_MS);
    const place = (await valueOf(placeOf(camp))) as { x: number; y: number };
    const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
      client.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 }, site);
    await mouse('mouseMoved');
    await pause(SETTLE_MS);
    await mouse('mousePressed');
    const clickedAt = performance.timeOrigin + performance.now();
    // Never answered when the page is replaced.
    void mouse('mouseReleased');
    await pause(SETTLE_MS);
    return Number(await valueOf('performance.timeOrigin + window.usable')) - clickedAt;
  } finally {
    await client.close();
    await stop();
  }
}
