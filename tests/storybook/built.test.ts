import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { chromium, type Browser, type Frame } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunch } from '../browser.ts';
import { BEHAVIOUR, folderOf, OWN_BRAND, PHONE, picturesOf } from '../visual/pictures.ts';
import { BASELINES, DRAWING } from '../visual/screenshots.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = join(ROOT, 'dist/storybook');
const MINUTES = 60_000;

/** Stories whose picture in the built Storybook is compared with the one of the tests. */
const COMPARED = [
  'days-daygrid--three-of-five-days-chosen',
  'days-daygrid--with-weekends',
  'medical-sheetnotice--sheet-found',
  'summary-campsidebar--calendar-shown',
  'messages-errorbox--camp-fully-booked',
  'fields-textfield--valid',
  'fields-checkboxfield--focused',
  'medical-medicationblock--nothing-filled-in',
  'medical-medicationblock--three-medications',
  'medical-medicalsheetdialog--without-medical-data',
  'medical-medicalsheetdialog--with-medical-data',
  'steps-kidparent--each-bad-value-corrected',
  'steps-medicalform--sheet-found',
  'wizard-wizard--flexible-camp',
];

interface Story {
  id: string;
  type: string;
  tags: string[];
}

let stories: Story[];
let server: PreviewServer;
let browser: Browser;

/** The parts of Storybook's preview that a page uses here. */
interface Preview {
  channel: {
    on: (event: string, listener: (data: unknown) => void) => void;
    emit: (event: string, data: unknown) => void;
  };
  storyStoreValue: {
    loadStory: (story: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
    }>;
  };
}

beforeAll(async () => {
  // Vitest's own variables would change the build.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const storybook = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [storybook, 'build', '--quiet', '--output-dir', BUILT];
  execFileSync(process.execPath, args, { cwd: ROOT, env, stdio: 'pipe' });
  const index = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  server = await preview({
    configFile: false,
    build: { outDir: BUILT },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const launch = browserLaunch();
  browser = await chromium.launch({ ...launch, args: [...launch.args, ...DRAWING] });
}, 5 * MINUTES);

afterAll(async () => {
  await browser.close();
  await server.close();
});

/**
 * A frame with the stories of the built Storybook, as Storybook's own page has it: Chromium rounds the edges of a fixed
 * element differently in a page without a frame. Axe does not run.
 */
async function openStories(): Promise<Frame> {
  const page = await browser.newPage({ locale: 'nl-BE', timezoneId: 'Europe/Brussels' });
  const address = server.resolvedUrls?.local[0] ?? '';
  await page.goto(`${address}project.json`);
  await page.setContent(
    '<iframe name="stories" style="position: fixed; inset: 0; border: 0; width: 100%; height: 100%" ' +
      `src="${address}iframe.html?globals=a11y.manual:!true"></iframe>`,
  );
  const frame = page.frame('stories');
  if (!frame) throw new Error('The frame of the stories did not open.');
  await frame.waitForFunction(() =>
    Boolean(
      (window as unknown as { __STORYBOOK_PREVIEW__?: Partial<Preview> }).__STORYBOOK_PREVIEW__
        ?.storyStoreValue,
    ),
  );
  return frame;
}

/** Opens a story on the screen it asks for, or this one, and returns what failed, or `null` when its play has passed. */
async function openStory(
  frame: Frame,
  id: string,
  screen = { width: 1280, height: 900 },
): Promise<string | null> {
  const page = frame.page();
  const own = await frame.evaluate(async (storyId) => {
    const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
      .__STORYBOOK_PREVIEW__;
    const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
    return parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles ?? null;
  }, id);
  await page.setViewportSize(own ? { width: parseInt(own.width), height: parseInt(own.height) } : screen);
  await page.mouse.move(0, 0);
  return frame.evaluate((storyId) => {
    const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    return new Promise<string | null>((resolve) => {
      const problem = (data: unknown) =>
        resolve((data as { message?: string }).message ?? 'It cannot be drawn.');
      channel.on('playFunctionThrewException', problem);
      channel.on('storyThrewException', problem);
      channel.on('storyErrored', problem);
      channel.on('storyMissing', problem);
      channel.on('storyFinished', (data) => {
        if ((data as { storyId: string }).storyId === storyId) resolve(null);
      });
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);
}

test(
  'every play passes in the built Storybook',
  async () => {
    const problems: string[] = [];
    const waiting = stories.map(({ id }) => id);
    const walk = async () => {
      const frame = await openStories();
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const problem = await openStory(frame, id);
        if (problem !== null) problems.push(`${id}: ${problem.split('\n')[0]}`);
      }
      await frame.page().close();
    };
    await Promise.all([walk(), walk()]);
    expect(problems).toEqual([]);
  },
  15 * MINUTES,
);

test.each(COMPARED)('%s is its baseline, pixel by pixel', async (id) => {
  const frame = await openStories();
  const page = frame.page();
  const file = join(BASELINES, folderOf(id), `${PHONE.width}-${OWN_BRAND}.png`);
  const baseline = PNG.sync.read(readFileSync(file));
  await openStory(frame, id, PHONE);
  await frame.evaluate(() => document.fonts.ready);
  await page.setViewportSize({ width: baseline.width, height: baseline.height });
  const picture = await page.screenshot({ animations: 'disabled' });
  const drawn = PNG.sync.read(picture);
  const isSame = drawn.data.equals(baseline.data);
  if (!isSame) {
    mkdirSync(join(ROOT, 'test-results/built'), { recursive: true });
    writeFileSync(join(ROOT, 'test-results/built', `${id}.png`), picture);
  }
  expect(isSame, `test-results/built/${id}.png is not ${file}`).toBe(true);
  await page.close();
});

test('no two states have one picture', () => {
  const found = new Map<string, string[]>();
  for (const { id, tags } of stories.filter((story) => !story.tags.includes(BEHAVIOUR))) {
    const files = picturesOf(id, tags, [OWN_BRAND]).map(({ name }) =>
      readFileSync(join(BASELINES, `${name}.png`)),
    );
    const pictures = files.map((file) => createHash('sha256').update(file).digest('hex')).join();
    found.set(pictures, [...(found.get(pictures) ?? []), id]);
  }
  expect([...found.values()].filter((ids) => ids.length > 1)).toEqual([]);
});
