import { chromium } from 'playwright';
import { browserLaunch } from './tests/browser.ts';
import { startTestBackend } from './tests/backend/testBackend.ts';
import { demoCamps } from './src/backend/camps/demoCamps.ts';
import axe from 'axe-core';
const backend = await startTestBackend({ today: '2026-11-21', camps: demoCamps('2026-11-21') });
const browser = await chromium.launch(await browserLaunch());
for (const width of [390, 1280]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, bypassCSP: true } as any);
  await page.goto(backend.url + '/organisatie/');
  await page.screenshot({ path: `/tmp/site-${width}.png`, clip: { x: 0, y: 0, width, height: 1700 }, fullPage: true });
  await page.selectOption('select[name=week]', { index: 2 });
  await page.selectOption('select[name=born]', { index: 5 });
  await page.click('text=Toon kampen');
  await page.waitForURL(/week=/);
  console.log(page.url());
  await page.screenshot({ path: `/tmp/site-${width}-filter.png`, fullPage: true });
  await page.addScriptTag({ content: axe.source });
  const r = await page.evaluate(() => (window as any).axe.run());
  console.log(width, r.violations.map((v: any) => v.id + ' ' + v.nodes.map((n: any) => n.html).join(' ').slice(0,300)));
}
await browser.close(); await backend.stop(); process.exit();
