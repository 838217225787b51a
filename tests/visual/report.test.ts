import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserLaunch } from '../browser.ts';
import { Baselines } from './Baselines.ts';
import { writePng, type Picture } from './Picture.ts';
import { writeReport } from './report/writeReport.ts';
import { Run, type Compared } from './Run.ts';
import { componentOf } from './Shot.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GROUND = Buffer.from([0xfb, 0xf8, 0xf3, 0xff]);
const BEFORE = Buffer.from([0x0f, 0x5c, 0x4d, 0xff]);
const NOW = Buffer.from([0xb3, 0x26, 0x1e, 0xff]);

/** A square of one colour on a ground that is mostly empty. */
function square(colour: Buffer, size: number, width = 320, height = 640): Picture {
  const data = Buffer.alloc(width * height * 4, GROUND);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) colour.copy(data, ((20 + y) * width + 20 + x) * 4);
  }
  return { width, height, data };
}

let folder: string;
let browser: Browser;
let page: Page;
const asked: string[] = [];

function compared(name: string, verdict: Compared['verdict']): Compared {
  const component = name.startsWith('components-daygrid') ? 'DayGrid' : 'ErrorBox';
  return {
    name,
    file: `stories/components/${component}.stories.tsx`,
    title: name.includes('--') ? 'Some <Chosen>' : '',
    verdict,
    pixels: 0,
    sentAs: 'a'.repeat(64),
    ms: 1,
    browser: 'Chromium 1 on linux x64',
  };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  const run = new Run(join(folder, 'run'));
  const baselines = new Baselines(join(folder, 'baselines'));
  const keep = (name: string) =>
    baselines.change(
      componentOf(name),
      new Map([[name, { picture: square(BEFORE, 40), sentAs: 'b'.repeat(64) }]]),
      [],
    );
  keep('components-daygrid--some-chosen.320');
  keep('components-errorbox--network.320-coral');
  keep('components-daygrid--long-gone.320');
  run.start();
  run.add(compared('components-daygrid--some-chosen.320', 'different'), () => writePng(square(NOW, 40)));
  run.add(compared('components-errorbox--network.320-coral', 'different'), () =>
    writePng(square(BEFORE, 41)),
  );
  run.add(compared('components-errorbox--fresh.1280', 'missing'), () => writePng(square(NOW, 9, 1280, 900)));
  run.add(compared('components-errorbox--same.320', 'same'), () => Buffer.alloc(0));
  run.end({
    whole: true,
    orphans: ['components-daygrid--long-gone.320'],
    notDrawn: ['components-daybox--broken'],
  });
  writeReport(run, baselines, join(folder, 'report'));

  browser = await chromium.launch(browserLaunch());
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const open = async (hash = '', width = 1280) => {
  page = await browser.newPage({ viewport: { width, height: 900 } });
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${pathToFileURL(join(folder, 'report/index.html')).href}${hash}`);
};
const shown = () =>
  page
    .locator('article:visible')
    .evaluateAll((all) => all.map((one) => one.querySelector('h2')?.textContent));

describe('the report', () => {
  beforeEach(() => open());

  test('says what changed, with all its pictures, and asks nothing of any server', async () => {
    expect(await page.title()).toBe('2 pictures changed · 1 new · 1 without a story · pictures');
    expect(await page.locator('.top p').textContent()).toContain('4 pictures compared');
    expect(await page.getByText('components-daybox--broken').isVisible()).toBe(true);
    await page.getByText('Side by side').click();
    for (const image of await page.locator('img:visible').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.fonts.check('17px Figtree') && document.fonts.size)).toBe(1);
    expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
  });

  test('counts the pixels, says where they are, and cuts the empty ground off', async () => {
    const changed = page.locator('article', { hasText: 'DayGrid' }).first();
    expect(await changed.locator('.said').textContent()).toBe(
      '1600 pixels differ, within 40 × 40 px at 20, 20',
    );
    expect(await changed.locator('.slider img').first().getAttribute('width')).toBe('84');
    const coral = page.locator('article', { hasText: 'Zeilhaven' });
    expect(await coral.locator('.said').textContent()).toBe('81 pixels differ, within 41 × 41 px at 20, 20');
  });

  test('slides between baseline and now, by pointer and by key', async () => {
    const slider = page.locator('.slider').first();
    const cut = () => slider.locator('.over').evaluate((over) => getComputedStyle(over).clipPath);
    expect(await cut()).toBe('inset(0px 0px 0px 50%)');
    await slider.locator('input').focus();
    await page.keyboard.press('Home');
    expect(await cut()).toBe('inset(0px 0px 0px 0%)');
    const box = await slider.locator('input').boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.75, (box?.y ?? 0) + 10);
    const at = Number(/ ([\d.]+)%/.exec(await cut())?.[1]);
    expect(at).toBeGreaterThan(60);
    expect(at).toBeLessThan(90);
  });

  test('shows the slider, all three side by side, or the difference alone', async () => {
    const changed = page.locator('article').first();
    const figures = () =>
      changed
        .locator('figure:visible')
        .evaluateAll((all) => all.map((figure) => figure.getAttribute('class')));
    expect(await figures()).toEqual(['slider', 'difference']);
    await page.getByText('Side by side').click();
    expect(await figures()).toEqual(['before', 'now', 'difference']);
    await page.locator('fieldset').getByText('Difference').click();
    expect(await figures()).toEqual(['difference']);
  });

  test('filters by component, in the address too, and finds a story by its words', async () => {
    await page.getByRole('button', { name: /ErrorBox/ }).click();
    expect(await shown()).toEqual(['ErrorBox Some <Chosen>', 'ErrorBox Some <Chosen>']);
    expect(page.url()).toContain('#ErrorBox');
    await page.getByRole('searchbox').fill('fresh');
    expect(await shown()).toHaveLength(1);
    await page.getByRole('searchbox').fill('nothing is called this');
    expect(await page.getByText('No story is called that.').isVisible()).toBe(true);
    await page.close();
    await open('#DayGrid');
    expect(await shown()).toHaveLength(1);
    expect(
      await page
        .getByRole('button', { name: /DayGrid/ })
        .first()
        .getAttribute('aria-pressed'),
    ).toBe('true');
  });

  test('leads to the story, at its width and in its brand, and gives the command that accepts it', async () => {
    const coral = page.locator('article', { hasText: 'Zeilhaven' });
    expect(await coral.getByRole('link').getAttribute('href')).toBe(
      'http://localhost:6006/?path=/story/components-errorbox--network&globals=viewport.value:phone320;brand:coral',
    );
    await coral.getByRole('button', { name: /Copy/ }).click();
    await expect
      .poll(() => page.getByRole('status').textContent())
      .toContain('npm run visual:approve components-errorbox--network');
  });

  test.each([1280, 390])('has nothing axe minds, at %i', async (width) => {
    await page.close();
    await open('', width);
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } };
      return (await axe.run()).violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('a run without changes says so', async () => {
  const run = new Run(join(folder, 'calm'));
  run.start();
  run.add(compared('components-errorbox--same.320', 'same'), () => Buffer.alloc(0));
  run.end({ whole: true, orphans: [], notDrawn: [] });
  writeReport(run, new Baselines(join(folder, 'baselines')), join(folder, 'report'));
  await open();
  expect(await page.getByRole('heading').textContent()).toBe('Nothing changed');
  expect(await page.locator('article').count()).toBe(0);
});
