import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserLaunch } from '../browser.ts';
import { Baselines } from './Baselines.ts';
import type { Picture } from './Picture.ts';
import { orphanProblem, problemOf, verdictOn } from './verdict.ts';

const NAME = 'components-daygrid--some-chosen.320';
const [THEN, NOW] = ['a'.repeat(64), 'b'.repeat(64)];
const BROWSER = { made: 'Chromium 147 on linux x64', now: 'Chromium 147 on linux x64' };

function picture(change: (data: Buffer) => void = () => undefined): Picture {
  const data = Buffer.alloc(20 * 10 * 4, Buffer.from([0xfb, 0xf8, 0xf3, 0xff]));
  change(data);
  return { width: 20, height: 10, data };
}

describe('a shot', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verdict-'));
  const baselines = new Baselines(folder);
  baselines.change('components-daygrid', new Map([[NAME, { picture: picture(), sentAs: THEN }]]), []);
  afterAll(() => rmSync(folder, { recursive: true }));
  const verdict = (now: Picture, name = NAME) => verdictOn(name, () => now, NOW, baselines);

  test('passes with the same bytes, and with other bytes of the same pixels', () => {
    expect(verdictOn(NAME, () => picture(), THEN, baselines)).toEqual({ verdict: 'same', pixels: 0 });
    expect(verdict(picture())).toEqual({ verdict: 'same', pixels: 0 });
    expect(problemOf(NAME, { verdict: 'same', pixels: 0 }, BROWSER)).toBeNull();
  });

  test('fails by a single step of a single colour of a single pixel, and says what to do', () => {
    const now = verdict(picture((data) => data.writeUInt8(0xf4, 2)));
    expect(now).toEqual({ verdict: 'different', pixels: 1 });
    expect(problemOf(NAME, now, BROWSER)).toBe(
      `${NAME}: 1 pixel differs from the baseline. See them with \`npm run visual\`; accept them with \`npm run visual:approve\`.`,
    );
  });

  test('fails without a baseline, and says what to do', () => {
    const now = verdict(picture(), 'components-daygrid--new.320');
    expect(now.verdict).toBe('missing');
    expect(problemOf('x', now, BROWSER)).toMatch(/there is no baseline.*npm run visual:approve/);
  });

  test('fails in another browser, even with the same pixels, and says what to do', () => {
    const other = { ...BROWSER, now: 'Chromium 150 on darwin arm64' };
    expect(problemOf(NAME, { verdict: 'same', pixels: 0 }, other)).toMatch(
      /made with Chromium 147 on linux x64, and this is Chromium 150 on darwin arm64.*without CHROMIUM/,
    );
    expect(problemOf(NAME, { verdict: 'same', pixels: 0 }, { ...BROWSER, made: null })).toBeNull();
  });

  test('that no story takes any more says what to do', () => {
    expect(orphanProblem(NAME)).toMatch(/no such story any more.*npm run visual:approve/);
  });
});

describe('the fonts of a picture', () => {
  const source = readFileSync(fileURLToPath(new URL('fontProblem.ts', import.meta.url)), 'utf8');
  const script = ts.transpile(source.replace('export ', ''), { target: ts.ScriptTarget.ES2022 });
  const file = fileURLToPath(
    new URL(
      '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff2',
      import.meta.url,
    ),
  );
  const face = (bytes: string) =>
    `@font-face { font-family: 'Source Serif 4'; font-weight: 700; src: url(data:font/woff2;base64,${bytes}) }`;
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(browserLaunch());
  });
  afterAll(() => browser.close());

  test.each([
    ['that are loaded', face(readFileSync(file).toString('base64')), null],
    ['that no style names', '', 'The theme\'s font is not loaded: 700 17px "Source Serif 4"'],
    ['whose file is broken', face('AAAA'), 'The theme\'s font is not loaded: 700 17px "Source Serif 4"'],
  ])('%s', async (_what, style, problem) => {
    const page = await browser.newPage();
    await page.setContent(`<style>${style}</style><p>Kamp</p>`);
    await page.addScriptTag({ content: script });
    const said = await page.evaluate(() =>
      (window as unknown as { fontProblem: (fonts: string[]) => Promise<string | null> }).fontProblem([
        '700 17px "Source Serif 4"',
      ]),
    );
    if (problem === null) expect(said).toBeNull();
    else expect(said).toContain(problem);
    await page.close();
  });
});
