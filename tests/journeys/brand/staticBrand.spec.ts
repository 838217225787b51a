import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { WIZARD_DIR } from '../../../src/build/paths.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { flexibleCamp } from '../../../stories/support/camps.ts';
import { PINE, svg } from '../../domain/brand/brands.ts';
import { delayRequests } from '../delayRequests.ts';
import { expect, test } from '../fixture.ts';
import { BRAND, builtPage, defaultColoursIn, FILES, fontOf } from './purple.ts';

const DEPLOYING = readFileSync(new URL('../../../docs/deploying.md', import.meta.url), 'utf8');
const [POLICY = 'none in docs/deploying.md'] = /^default-src .*$/m.exec(DEPLOYING) ?? [];

/** A static host: the built page with this `brand` in its configuration, and these files under `/ours/`. */
async function serveStatic(page: Page, brand: unknown, files: Record<string, string | Buffer> = {}) {
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
    // Browsers show an SVG only with its content type.
    const headers = route.request().url().endsWith('.svg') ? { 'content-type': 'image/svg+xml' } : undefined;
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, headers });
  });
}

const OURS = { 'brand.json': JSON.stringify(BRAND), ...FILES };
const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));

test.describe('a static host', () => {
  test('paints nothing before the brand of a URL is loaded', async ({ organisation, wizard, page }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    await serveStatic(page, '/ours/brand.json', OURS);
    const fonts = await delayRequests(page, '**/ours/fonts/*', (route) => route.fallback());
    const requested = page.waitForRequest('**/ours/fonts/*');
    await wizard.open(camp);
    await requested;
    expect(await paints(page)).toEqual([]);
    fonts.release();
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

  test('uses the tokens of its configuration block', async ({ organisation, wizard, page }) => {
    const { fontFile, logo, favicon, ...rest } = BRAND;
    expect([fontFile, logo, favicon]).not.toContain(undefined);
    await serveStatic(page, rest);
    await wizard.open(await organisation.addCamp(flexibleCamp()));
    await wizard.isAt('campDays');
    // The logo, which these tokens leave out, is the default one.
    const { [`action ${PINE.colours.action}`]: inLogo = 0, ...found } = await defaultColoursIn(page);
    expect(found).toEqual({});
    expect(inLogo).toBeLessThan(32 * 32);
  });

  test('shows the default brand at once without a brand in the configuration', async ({
    organisation,
    wizard,
    page,
  }) => {
    await serveStatic(page, undefined);
    await page.route(/\.js$/, () => {});
    await page.goto(`/?camp=${(await organisation.addCamp(flexibleCamp())).id}`, {
      waitUntil: 'domcontentloaded',
    });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 243)');
    await expect(wizard.page.locator('#root main')).toBeVisible();
  });

  const key = nl.configProblem.key.replace('{{key}}', 'brand');
  for (const [what, brand, files, reason] of [
    [
      'a URL of another origin',
      'https://example.org/brand.json',
      {},
      `"https://example.org/brand.json" is no address of the page's own origin.`,
    ],
    ['a URL without a file', '/ours/brand.json', {}, '/ours/brand.json cannot be fetched.'],
    ['neither tokens nor a URL', 4, {}, 'The file must be a JSON object of tokens.'],
    ['invalid JSON', '/ours/brand.json', { 'brand.json': '{' }, 'The file is not JSON: '],
    [
      'an unknown token',
      { colour: { acton: { $value: '#000000' } } },
      {},
      'colour.acton is no token of a brand',
    ],
    [
      'a missing logo',
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
      'an invalid font',
      '/ours/brand.json',
      { 'brand.json': '{"fontFile":{"body":{"$value":"a.woff2"}}}', 'a.woff2': 'none' },
      'fontFile.body names "a.woff2", which is not of the type .woff2.',
    ],
    [
      'colours with too little contrast',
      { colour: { action: { $value: '#3FA08C' } } },
      {},
      'colour.action (#3FA08C) on colour.ground (#FBF8F3) has a contrast of 2.99, less than 4.5; the nearest that passes is #2E7667.',
    ],
  ] as const) {
    test.describe(() => {
      test.use({ expectedErrors: [/brand|token|logo|font|colour|file/i] });
      test(`explains why it cannot use ${what}`, async ({ wizard, organisation, page }) => {
        await serveStatic(page, brand, files);
        await wizard.open(await organisation.addCamp(flexibleCamp()));
        await expect(page.getByText(key)).toBeVisible();
        await expect(page.getByText(reason)).toBeVisible();
      });
    });
  }
});
