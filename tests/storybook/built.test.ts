import { execFileSync } from 'node:child_process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createStorybookMcpHandler } from '@storybook/mcp';
import type { ReactRenderer } from '@storybook/react-vite';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { chromium, type Browser, type Frame, type Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import type { StoryIndex } from 'storybook/internal/types';
import type { StoryStore } from 'storybook/preview-api';
import ts from 'typescript';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { componentDocs } from '../../.storybook/componentDocs.ts';
import { markdownOf, sectionOf } from '../../.storybook/manifest.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { DESKTOP, PHONE, type Size } from '../../stories/support/settings/sizes.ts';
import { browserLaunch } from '../browser.ts';
import { spokenIn } from '../docs/spokenIn.ts';
import { ScreenReader } from '../journeys/accessibility/ScreenReader.ts';
import { filesBelow } from '../sources.ts';
import { orphansOf } from '../visual/lastRun.ts';
import { BEHAVIOUR, folderOf, OWN_BRAND, picturesOf } from '../visual/pictures.ts';
import { BASELINES, ROOT, WHOLE_TILES } from '../visual/screenshots.ts';
import { bestLine, linesOf, QUESTIONS } from './questions.ts';

const BUILT = join(ROOT, 'dist/storybook');
const MINUTES = 60_000;
const TALLEST_DOCS_PAGE = 8500;

let entries: StoryIndex['entries'];
let server: PreviewServer;
let browser: Browser;

/** The part of Storybook's preview that is used here. */
interface PreviewWindow {
  resize: (size: Size) => Promise<void>;
  __STORYBOOK_PREVIEW__: {
    channel: Channel;
    storyStoreValue: StoryStore<ReactRenderer>;
    storyRenders: { isPending: () => boolean }[];
  };
}

/** The part of the built manifest that is used here. */
interface ComponentsManifest {
  components: Record<string, { stories?: { id: string; snippet?: string }[] }>;
}

beforeAll(async () => {
  // Vitest's own variables would change the build.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  // Not `npm run`: Node starts no script of Windows without a shell.
  const storybook = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
  const build = [storybook, 'build', '--output-dir', BUILT, '--quiet'];
  execFileSync(process.execPath, build, { cwd: ROOT, env, stdio: 'pipe' });
  ({ entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as StoryIndex);
  server = await preview({
    configFile: false,
    // In a folder, as on GitHub Pages.
    base: '/repository/',
    build: { outDir: BUILT },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const launch = browserLaunch();
  browser = await chromium.launch({ ...launch, args: [...launch.args, WHOLE_TILES] });
}, 5 * MINUTES);

afterAll(() => Promise.all([browser.close(), server.close()]));

/** A page, on which a step may take as long as the test: the tests of the backend run beside it. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage({ locale: 'nl-BE', timezoneId: 'Europe/Brussels', viewport: DESKTOP });
  page.setDefaultTimeout(0);
  return page;
}

/**
 * A frame with the built Storybook, as Storybook's own page has it: Chromium rounds the edges of a fixed element
 * differently in a page without a frame. Axe does not run.
 */
async function openFrame(): Promise<Frame> {
  const page = await openPage();
  await page.exposeFunction('resize', ({ width, height }: { width: string; height: string }) =>
    page.setViewportSize({ width: parseInt(width), height: parseInt(height) }),
  );
  const address = server.resolvedUrls?.local[0] ?? '';
  await page.goto(`${address}project.json`);
  await page.setContent(
    '<iframe name="stories" style="position: fixed; inset: 0; border: 0; width: 100%; height: 100%" ' +
      `src="${address}iframe.html?globals=a11y.manual:!true"></iframe>`,
  );
  const frame = page.frame('stories');
  if (!frame) throw new Error('The frame of the stories did not open.');
  await frame.waitForFunction(
    () => (window as unknown as Partial<PreviewWindow>).__STORYBOOK_PREVIEW__?.storyStoreValue,
  );
  return frame;
}

/** Stories wait for frames and timers more than they use the CPU. */
const PAGES = 6;

/** The frames of all tests: opening one takes as much CPU as several stories. */
let frames: Promise<Frame[]> | undefined;

/** Opens these entries in a few pages at a time, and returns the problems that `look` finds. */
async function problemsOf(
  ids: string[],
  look: (frame: Frame, id: string) => Promise<string | null>,
): Promise<string[]> {
  const problems: string[] = [];
  const walk = async (frame: Frame) => {
    await frame.page().setViewportSize(DESKTOP);
    for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
      const problem = await look(frame, id);
      if (problem !== null) problems.push(`${id}: ${problem}`);
    }
  };
  frames ??= Promise.all(Array.from({ length: PAGES }, openFrame));
  await Promise.all((await frames).map(walk));
  return problems;
}

/** Opens a story on the screen it asks for, and returns what failed. */
const play = (frame: Frame, storyId: string, screen: Size) =>
  frame.evaluate(
    async ({ storyId, screen }) => {
      const { resize, __STORYBOOK_PREVIEW__: storybook } = window as unknown as PreviewWindow;
      const { channel, storyStoreValue } = storybook;
      const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
      const { value = '' } = (storyGlobals.viewport ?? {}) as { value?: string };
      const { options } = parameters.viewport as { options: Record<string, { styles: typeof screen }> };
      await resize(options[value]?.styles ?? screen);
      return new Promise<string | null>((resolve) => {
        const fail = (data: unknown) =>
          resolve((data as { message?: string }).message ?? 'It did not render.');
        for (const event of [
          'playFunctionThrewException',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
        ])
          channel.once(event, fail);
        // It is still on the screen, from the test before.
        channel.once('storyUnchanged', () => channel.emit('forceRemount', { storyId }));
        channel.once('storyFinished', () => resolve(null));
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
    },
    { storyId, screen },
  );

/** Compares the story on the screen with its baseline. */
async function compare(frame: Frame, storyId: string): Promise<string | null> {
  const file = join(BASELINES, folderOf(storyId), `${PHONE.width}-${OWN_BRAND}.png`);
  const { width, height, data } = PNG.sync.read(readFileSync(file));
  await frame.evaluate(() => document.fonts.ready);
  await frame.page().setViewportSize({ width, height });
  const path = join(ROOT, 'test-results/built', `${storyId}.png`);
  const picture = await frame.page().screenshot({ animations: 'disabled', path });
  return PNG.sync.read(picture).data.equals(data) ? null : `${path} is not ${file}`;
}

const idsOf = (type: 'story' | 'docs') =>
  Object.values(entries)
    .filter((entry) => entry.type === type)
    .map(({ id }) => id);
const hasTag = (id: string, tag: string) => entries[id]?.tags?.includes(tag) === true;

/** One story of each file or folder: the overview of a component, or else the first. */
function oneOfEach(placeOf: (importPath: string) => string): string[] {
  const isOverview = (id: string) => Number(hasTag(id, 'overview'));
  const ids = idsOf('story')
    .reverse()
    .sort((one, other) => isOverview(one) - isOverview(other));
  return [...new Map(ids.map((id) => [placeOf(entries[id]?.importPath ?? ''), id])).values()];
}

test(
  'a story of each folder passes its play, and that of a component is its baseline, pixel by pixel',
  async () => {
    // Vitest plays and compares all, with the same build of React.
    const problems = await problemsOf(oneOfEach(dirname), async (frame, id) => {
      await frame.page().mouse.move(0, 0);
      const isCompared = hasTag(id, 'overview');
      const problem = await play(frame, id, isCompared ? PHONE : DESKTOP);
      return problem ?? (isCompared ? compare(frame, id) : null);
    });
    expect(problems).toEqual([]);
  },
  15 * MINUTES,
);

/** Sets each control of the story on the screen to each of its values, and returns the values that it cannot show. */
const setEveryControl = (frame: Frame, storyId: string) =>
  frame.evaluate(async (storyId) => {
    const { channel, storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    const { argTypes, initialArgs } = await storyStoreValue.loadStory({ storyId });
    const typed: Record<string, unknown[]> = {
      boolean: [true, false],
      string: ['Een tekst'],
      number: [3],
    };
    const render = (updatedArgs: object) =>
      new Promise<string | null>((resolve) => {
        const fail = (error: unknown) => resolve((error as { message?: string }).message ?? 'It failed.');
        for (const name of ['storyThrewException', 'storyErrored']) channel.once(name, fail);
        channel.once('storyRendered', () => resolve(null));
        channel.emit('updateStoryArgs', { storyId, updatedArgs });
      });
    const problems: string[] = [];
    let count = 0;
    // Of the control before.
    let reset = {};
    for (const [name, { control, options, type, table }] of Object.entries(argTypes)) {
      const isOffered = control && !(control as { disable?: boolean }).disable && !table?.disable;
      if (!isOffered) continue;
      // An option can be deselected, also of a required prop.
      const chosen = options && [...(options as unknown[]), undefined];
      for (const value of chosen ?? typed[type?.name ?? ''] ?? []) {
        count += 1;
        const problem = await render({ ...reset, [name]: value });
        const [wrong] = /\bNaN\b|\bundefined\b|\[object \w+\]/.exec(document.body.innerText) ?? [];
        if (problem ?? wrong) problems.push(`${name}=${String(value)}: ${problem ?? wrong}`);
      }
      reset = { [name]: initialArgs[name] as unknown };
    }
    // Another test may show this story.
    await render(reset);
    return { count, problems };
  }, storyId);

test(
  'a story of each component renders every value of its controls',
  async () => {
    let count = 0;
    const ids = oneOfEach((file) => file).filter(
      (id) => !id.startsWith('start-') && !id.startsWith('shell-'),
    );
    const problems = await problemsOf(ids, async (frame, id) => {
      await play(frame, id, DESKTOP);
      const set = await setEveryControl(frame, id);
      count += set.count;
      return set.problems.length > 0 ? set.problems.join('; ') : null;
    });
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(ids.length);
  },
  15 * MINUTES,
);

test(
  'a screen reader says in a story what the page of its component says',
  async () => {
    const spoken = new Map<string, string[]>();
    for (const [path, mdx] of filesBelow(ROOT, ['stories'])) {
      const { storyId, phrases } = spokenIn(mdx);
      if (path.endsWith('.mdx') && storyId !== undefined) spoken.set(storyId, phrases);
    }
    const problems = await problemsOf([...spoken.keys()], async (frame, id) => {
      const problem = await play(frame, id, DESKTOP);
      if (problem !== null) return problem;
      const reader = await ScreenReader.on(frame);
      const heard = await reader.phrasesOf('[role="dialog"], #storybook-root:not([aria-hidden="true"])');
      let from = 0;
      const missing = spoken.get(id)?.find((phrase) => (from = heard.indexOf(phrase, from) + 1) === 0);
      return missing === undefined ? null : `"${missing}" is not said there`;
    });
    expect(problems).toEqual([]);
  },
  15 * MINUTES,
);

test(
  'every docs page has a table of contents of its headings and at most 8,500 px',
  async () => {
    const problems = await problemsOf(idsOf('docs'), async (frame, storyId) => {
      const { height, headings, contents, inEnglish } = await frame.evaluate(async (storyId) => {
        const preview = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
        const { channel } = preview;
        const rendered = new Promise((resolve) => channel.once('docsRendered', resolve));
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
        await rendered;
        const docs = document.getElementById('storybook-docs') ?? document.body;
        // The page is loaded when it is first shown, and its stories are rendered one by one. Storybook reloads a page
        // that is left while one of them is being rendered.
        const isRendering = () => preview.storyRenders.some((render) => render.isPending());
        for (let before = -1; before !== docs.scrollHeight || isRendering();) {
          before = docs.querySelector('h1') ? docs.scrollHeight : -1;
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
        return {
          height: docs.scrollHeight,
          headings: docs.querySelectorAll('.sbdocs-content :is(h2, h3):not(.sb-unstyled *)').length,
          contents: [...docs.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')].filter(({ hash }) =>
            document.getElementById(decodeURIComponent(hash.slice(1))),
          ).length,
          inEnglish: docs.querySelectorAll('[id^="story--"][id$="-inner"]:not([lang="nl-BE"])').length,
        };
      }, storyId);
      if (height > TALLEST_DOCS_PAGE) return `${height} px tall`;
      if (inEnglish > 0) return `${inEnglish} states are read in English`;
      return contents < headings ? 'no table of contents' : null;
    });
    expect(problems).toEqual([]);
  },
  15 * MINUTES,
);

test('a link of a story stays in it, and the page after another one has its fake server', async () => {
  const page = await openPage();
  const address = server.resolvedUrls?.local[0] ?? '';
  const story = `${address}?path=/story/shell-wizard--flexible-camp`;
  await page.goto(story);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('link', { name: nl.campHeader.cancel }).click();
  await frame.getByRole('checkbox').first().waitFor();
  expect(page.url()).toBe(story);
  // Without a page meanwhile, the worker of the fake server is removed.
  for (const id of ['start-rules--rules', 'shell-wizard--flexible-camp']) {
    await page.goto(`${address}iframe.html?viewMode=story&id=${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.goBack();
  await page.goto(story);
  await frame.getByRole('checkbox').first().waitFor();
  await page.close();
});

test(
  'a brand that is refused is named until another one is taken',
  async () => {
    const page = await openPage();
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?path=/story/summary-fact--short-text`);
    const frame = page.frameLocator('#storybook-preview-iframe');
    await frame.getByRole('term').waitFor();
    const give = async (tokens: object) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /^Brand file/ }).click();
      const buffer = Buffer.from(JSON.stringify(tokens));
      await (await chooser).setFiles({ name: 'brand.json', mimeType: 'application/json', buffer });
    };
    await give({ colour: { action: { $value: 'navy' } } });
    await page.getByText('colour.action is "navy"').waitFor();
    await give({ radius: { field: { $value: '0px' } } });
    await page.getByText('The brand cannot be used').waitFor({ state: 'detached' });
    await page.close();
  },
  2 * MINUTES,
);

test("'Flow' has the picture of every step, on both screens and in every brand", async () => {
  const page = await openPage();
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}iframe.html?viewMode=docs&id=start-flow--docs`);
  const pictures = page.locator('figure img');
  await expect.poll(() => pictures.count()).toBe(20);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.close();
});

test('the search of the sidebar finds stories by what they show, in Dutch and in English', async () => {
  const page = await openPage();
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?path=/docs/start-welcome--docs`);
  const search = page.locator('#storybook-explorer-searchfield');
  const results = page.locator('#storybook-explorer-menu [role="option"]');
  for (const [words, story] of [
    ['medicatie 2', 'Second name missing'],
    ['time-out save', 'Time out'],
    ['foutief', 'Wrong format'],
    ['pending', 'Discount being checked'],
    ['één dag', 'One-day camp, no day chosen'],
    ['one day', 'One-day camp, no day chosen'],
  ] as const) {
    await search.fill(words);
    await results.filter({ hasText: story }).first().waitFor();
  }
  await page.close();
});

test("'What changed' shows each picture before and after, with its difference in view", async () => {
  const changed = 'summary-campsidebar/long-remark/320-pine';
  const added = 'messages-errorbox/resend/320-pine';
  const picture = PNG.sync.read(readFileSync(join(BASELINES, `${changed}.png`)));
  // One row near the end was black.
  const row = picture.height - 40;
  picture.data.fill(0, row * picture.width * 4, (row + 1) * picture.width * 4);
  const address = server.resolvedUrls?.local[0] ?? '';
  const page = await openPage();
  // Of this checkout, which may have no history.
  const written = await page.request.get(`${address}pictures-before/changes.json`);
  const list = (await written.json()) as unknown;
  expect(list === null || Array.isArray(list)).toBe(true);
  const changes = [
    { name: added, change: 'new' },
    { name: changed, change: 'changed' },
    { name: 'messages-oldnotice/price-changed/320-pine', change: 'gone' },
  ];
  await page.route('**/pictures-before/**', (route) =>
    route.request().url().endsWith('.json')
      ? route.fulfill({ json: changes })
      : route.fulfill({ contentType: 'image/png', body: PNG.sync.write(picture) }),
  );
  await page.goto(`${address}iframe.html?id=start-what-changed--docs&viewMode=docs`);
  const section = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) });
  await expect.poll(() => section('ErrorBox').getByRole('figure').allInnerTexts()).toEqual(['320-pine: new']);
  const gone = section('Oldnotice').locator('img');
  expect(await gone.getAttribute('src')).toBe(
    './pictures-before/messages-oldnotice/price-changed/320-pine.png',
  );

  const compared = section('CampSidebar');
  const slider = compared.getByRole('slider');
  const before = compared.locator('img').nth(1);
  const clip = () => before.evaluate((image) => getComputedStyle(image).clipPath);
  await slider.fill('20');
  expect(await clip()).toBe('inset(0px 80% 0px 0px)');
  const link = await compared.getByRole('link').first().getAttribute('href');
  expect(entries[link?.split('/').at(-1) ?? '']?.name).toBe('Long remark');
  // The row of the difference is in the middle of what its figures show.
  const isInView = () =>
    before.evaluate((image, share) => {
      const { top, height } = image.getBoundingClientRect();
      const shown = image.closest('figure')?.parentElement?.getBoundingClientRect();
      const y = top + share * height;
      return shown !== undefined && y > shown.top && y < shown.bottom;
    }, row / picture.height);
  await compared.scrollIntoViewIfNeeded();
  await expect.poll(isInView).toBe(true);
  // The rest of a tall picture scrolls by keyboard, and on a phone nothing covers it.
  const scroller = compared.getByRole('group', { name: changed });
  const scrolled = () => scroller.evaluate(({ scrollTop }) => scrollTop);
  await scroller.focus();
  await page.keyboard.press('Home');
  await expect.poll(scrolled).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  const [handle, shown] = await Promise.all([slider.locator('..').boundingBox(), before.boundingBox()]);
  expect((handle?.y ?? 0) + (handle?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
  await page.close();
});

/** A client of Storybook's MCP server, which reads the built manifests. */
const client = new Client({ name: 'questions', version: '1' });

beforeAll(async () => {
  const handle = await createStorybookMcpHandler({
    manifestProvider: (_request, path) => Promise.resolve(readFileSync(join(BUILT, path), 'utf8')),
  });
  const address = new URL('http://localhost/mcp');
  await client.connect(
    new StreamableHTTPClientTransport(address, { fetch: (url, init) => handle(new Request(url, init)) }),
  );
});

/** The text that a tool of the server answers. */
async function answerOf(tool: string, parameters: Record<string, string> = {}): Promise<string> {
  const { content } = await client.callTool({ name: tool, arguments: parameters });
  return (content as { text: string }[]).map(({ text }) => text).join('\n');
}

/** The documentation of a component, found in the list of all. */
async function documentationOf(component: string): Promise<string> {
  const id = new RegExp(`^- ${component} \\(([\\w-]+)\\): \\S`, 'm').exec(await answerOf('docs-list'))?.[1];
  return id === undefined ? '' : answerOf('docs-show', { id });
}

test.each(QUESTIONS)('the MCP server answers: $ask', async ({ ask, of, answer }) => {
  const text = await (of ? documentationOf(of) : answerOf('docs-list'));
  expect(bestLine(ask, linesOf(text))).toMatch(answer);
});

test('the MCP server has the guidance, words, keys and code of every component, and every prop with its type', async () => {
  const missing: string[] = [];
  for (const { importPath, tags } of Object.values(entries)) {
    if (!tags?.includes('attached-mdx')) continue;
    const component = basename(importPath, '.mdx');
    const text = await documentationOf(component);
    const mdx = markdownOf(readFileSync(join(ROOT, importPath), 'utf8'));
    const sections = ['When to use', 'Words', 'Accessibility', 'Code'].map((name) => sectionOf(mdx, name));
    const props = (componentDocs().get(component)?.props ?? []).map(
      ({ name, required, type }) => `\n  ${name}${required ? '' : '?'}: ${type}`,
    );
    missing.push(
      ...[...sections, ...props]
        .filter((part) => part !== undefined && !text.includes(part))
        .map((part) => `${component}: ${part}`),
    );
  }
  expect(missing).toEqual([]);
});

test('the MCP server answers with no part of a page that only Storybook reads', async () => {
  const list = await answerOf('docs-list');
  const ids = [...list.matchAll(/^- \S.*? \(([\w-]+)\)/gm)].map(([, id = '']) => id);
  const problems: string[] = [];
  for (const id of ids) {
    const text = (await answerOf('docs-show', { id })).replaceAll(/^```[^]*?^```/gm, '');
    problems.push(
      ...(text.match(/^import .*|^<\/?\w.*|`}|\{[A-Z]\w+.*/gm) ?? []).map((part) => `${id}: ${part}`),
    );
  }
  expect(ids.length).toBeGreaterThan(70);
  expect(problems).toEqual([]);
});

const builtManifest = () =>
  JSON.parse(readFileSync(join(BUILT, 'manifests/components.json'), 'utf8')) as ComponentsManifest;

test('every story in the manifest has code that parses, of the state that it has in a browser', () => {
  const { components } = builtManifest();
  const stories = Object.values(components).flatMap((component) => component.stories ?? []);
  const codeOf = Object.fromEntries(stories.map(({ id, snippet = '' }) => [id, snippet]));
  const options = { fileName: 'story.tsx', reportDiagnostics: true };
  const unparsed = Object.entries(codeOf).filter(
    ([, code]) => !code || ts.transpileModule(code, options).diagnostics?.length !== 0,
  );
  expect(stories.length).toBeGreaterThan(450);
  expect(unparsed).toEqual([]);
  // What React shows for a component without a name.
  expect(Object.entries(codeOf).filter(([, code]) => /<(Component|No Display Name)\b/.test(code))).toEqual(
    [],
  );
  // With the form around it, in the state of the story.
  expect(codeOf['fields-nationalnumberfield--too-short']).toMatch(
    /^<Formik\n {2}initialValues=\{\{\n {4}subscriber_NationalNr: '1613010'\n {2}\}\}/,
  );
  expect(codeOf['days-daygrid--too-few-days']).toContain("activeDays={[\n      '2027-07-05',");
  // Its render has hooks.
  expect(codeOf['steps-medicalform--sheet-loading']).toContain("existing={{\n    status: 'loading'\n  }}");
  expect(codeOf['fields-emailfield--disabled']).toContain(`label="${nl.kidParent.email}"`);
  // A required prop, which is false.
  expect(codeOf['days-daybox--not-chosen']).toContain('ticked={false}');
});

test('the panel of a story has the code of the manifest', async () => {
  const { components } = builtManifest();
  const page = await openPage();
  const code = page.getByRole('tabpanel').locator('pre');
  for (const id of ['days-dayrepair--either-of-two', 'fields-emailfield--required']) {
    const story = components[id.replace(/--.*/, '')]?.stories?.find((each) => each.id === id);
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?path=/story/${id}`);
    await page.getByRole('tab', { name: 'Code' }).click();
    await expect.poll(() => code.textContent()).toBe(story?.snippet);
  }
  expect(JSON.stringify(components['days-dayrepair'])).toContain('onRepair={() => {}}');
  await page.goto(`${page.url()}&args=formValue:CODE`);
  await expect.poll(() => code.textContent()).toContain("subscriber_Parent_Email: 'CODE'");
  expect(await code.textContent()).toContain('<EmailField');
  await page.close();
});

test('llms.txt lists every docs page of a component with what it is for and its entry', () => {
  const text = readFileSync(join(BUILT, 'llms.txt'), 'utf8');
  const pages = Object.values(entries).filter(({ tags }) => tags?.includes('attached-mdx'));
  const missing = pages.filter(
    ({ id }) =>
      !new RegExp(`\\?path=/docs/${id}\\): \\S.* \\((camp-enrolment.*|not exported)\\)$`, 'm').test(text),
  );
  expect(pages.length).toBeGreaterThan(60);
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('the names of stories spell a word with a hyphen in one way', () => {
  const names = Object.values(entries).map(({ name }) => name);
  // With the word behind it: a one-day camp has one day.
  const hyphenated = names.flatMap((name) => name.match(/\w+(-\w+)+ \w+/g) ?? []);
  const apart = hyphenated.map((words) => words.replaceAll('-', ' '));
  expect(names.filter((name) => apart.some((words) => name.includes(words)))).toEqual([]);
});

test('every baseline has its story, and no two states have the same picture', () => {
  expect(orphansOf(entries)).toEqual([]);
  const found = new Map<string, string[]>();
  for (const id of idsOf('story').filter((story) => !hasTag(story, BEHAVIOUR))) {
    const files = picturesOf(id, entries[id]?.tags ?? [], [OWN_BRAND]).map(({ name }) =>
      readFileSync(join(BASELINES, `${name}.png`)),
    );
    const pictures = files.map((file) => createHash('sha256').update(file).digest('hex')).join();
    found.set(pictures, [...(found.get(pictures) ?? []), id]);
  }
  expect([...found.values()].filter((ids) => ids.length > 1)).toEqual([]);
});
