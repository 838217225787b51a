import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { WIZARD_DIR } from '../../../src/build/paths.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { flexibleCamp } from '../../../stories/support/camps.ts';
import { PINE, svg } from '../../domain/brand/brands.ts';
import { expect, test } from '../fixture.ts';
import { BRAND, builtPage, defaultColoursIn, FILES, fontOf } from './purple.ts';

const DEPLOYING = readFileSync(new URL('../../../docs/deploying.md', import.meta.url), 'utf8');
const [POLICY = 'none in docs/deploying.md'] = /^default-src .*$/m.exec(DEPLOYING) ?? [];

/** A host of files: the page of the build with this key `brand`, and under `/ours/` these files. */
async function hosts(page: Page, brand: unknown, files: Record<string, string | Buffer> = {}) {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({
          body: builtPage(WIZARD_DIR, { brand }),
          headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
        })
      : route.fallback(),
  );
  await page.route('**/ours/**', (route) => {
    const body = files[new URL(route.request().url()).pathname.replace('/ours/', '')];
    // An SVG without its type is no picture to a browser.
    const headers = route.request().url().endsWith('.svg') ? { 'content-type': 'image/svg+xml' } : undefined;
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, headers });
  });
}

const OURS = { 'brand.json': JSON.stringify(BRAND), ...FILES };
const hasPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));

test.describe('a host of files', () => {
  test('shows nothing before it wears the brand that an address leads to @once', async ({
    organisation,
    wizard,
    page,
  }) => {
    const camp = await organisation.offers(flexibleCamp());
    await hosts(page, '/ours/brand.json', OURS);
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    const hold = async (route: Route) => {
      await held;
      await route.fallback();
    };
    await page.route('**/ours/fonts/*', hold);
    const asked = page.waitForRequest('**/ours/fonts/*');
    await wizard.open(camp);
    await asked;
    expect(await hasPainted(page)).toEqual([]);
    come();
    await wizard.isAt('campDays');
    expect(await fontOf(page.getByRole('heading', { level: 1 }))).toBe('Ours Serif');
    expect(await defaultColoursIn(page)).toEqual({});
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/ours/logo.svg');
    await wizard.walkTo('medicalForm', camp, organisation.newChild());
    expect(await defaultColoursIn(page)).toEqual({});
    await page.reload();
    await wizard.walkTo('success', camp, organisation.newChild());
    expect(await defaultColoursIn(page)).toEqual({});
    expect(await organisation.bookingsOf(camp)).toHaveLength(1);
  });

  test('wears the tokens that stand in its block @once', async ({ organisation, wizard, page }) => {
    const { fontFile, logo, favicon, ...rest } = BRAND;
    expect([fontFile, logo, favicon]).not.toContain(undefined);
    await hosts(page, rest);
    await wizard.open(await organisation.offers(flexibleCamp()));
    await wizard.isAt('campDays');
    // The logo is the default brand's, which these tokens leave to it.
    const { [`action ${PINE.colours.action}`]: inLogo = 0, ...found } = await defaultColoursIn(page);
    expect(found).toEqual({});
    expect(inLogo).toBeLessThan(32 * 32);
  });

  test('shows the default brand at once where the block names none @once', async ({
    organisation,
    wizard,
    page,
  }) => {
    await hosts(page, undefined);
    await page.route(/\.js$/, () => {});
    await page.goto(`/?camp=${(await organisation.offers(flexibleCamp())).id}`, {
      waitUntil: 'domcontentloaded',
    });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 243)');
    await expect(wizard.page.locator('#root main')).toBeVisible();
  });

  const key = nl.configProblem.key.replace('{{key}}', 'brand');
  for (const [what, brand, files, reason] of [
    [
      'an address elsewhere',
      'https://example.org/brand.json',
      {},
      `"https://example.org/brand.json" is no address of the page's own origin.`,
    ],
    ['an address of nothing', '/ours/brand.json', {}, '/ours/brand.json cannot be fetched.'],
    ['neither tokens nor an address', 4, {}, 'The file must be a JSON object of tokens.'],
    ['what is no JSON', '/ours/brand.json', { 'brand.json': '{' }, 'The file is not JSON: '],
    [
      'an unknown token',
      { colour: { acton: { $value: '#000000' } } },
      {},
      'colour.acton is no token of a brand',
    ],
    [
      'a logo that is missing',
      '/ours/brand.json',
      { 'brand.json': '{"logo":{"$value":"logo.svg"}}' },
      'logo names "logo.svg", which is missing.',
    ],
    [
      'a logo with a script',
      '/ours/brand.json',
      { 'brand.json': '{"logo":{"$value":"logo.svg"}}', 'logo.svg': svg('<script/>') },
      'logo names "logo.svg", which has a script',
    ],
    [
      'a font that is none',
      '/ours/brand.json',
      { 'brand.json': '{"fontFile":{"body":{"$value":"a.woff2"}}}', 'a.woff2': 'none' },
      'fontFile.body names "a.woff2", which is not of the type .woff2.',
    ],
    [
      'colours that are too close',
      { colour: { action: { $value: '#3FA08C' } } },
      {},
      'colour.action (#3FA08C) on colour.ground (#FBF8F3) has a contrast of 2.99, less than 4.5; the nearest that passes is #2E7667.',
    ],
  ] as const) {
    test.describe(() => {
      test.use({ expectedErrors: [/brand|token|logo|font|colour|file/i] });
      test(`says why it cannot wear ${what} @once`, async ({ wizard, organisation, page }) => {
        await hosts(page, brand, files);
        await wizard.open(await organisation.offers(flexibleCamp()));
        await expect(page.getByText(key)).toBeVisible();
        await expect(page.getByText(reason)).toBeVisible();
      });
    });
  }
});
