import type { Page, Route } from '@playwright/test';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { PINE } from '../../ui/brand/brands.ts';
import { changeTimer } from '../changeTimer.ts';
import { delayRequests } from '../delayRequests.ts';
import { expect, test } from '../fixture.ts';
import type { Wizard } from '../Wizard.ts';
import { BRAND, defaultColoursIn, FILES, fontOf } from './purple.ts';

/** Serves the built page from a static host with this `brand` in its configuration, and these files under `/ours/`. */
async function serveStatic(wizard: Wizard, brand: unknown, files: Record<string, string | Buffer> = {}) {
  await wizard.serveFromStaticHost({ brand });
  await wizard.page.route('**/ours/**', (route) => {
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
  test('paints nothing before its brand is loaded', async ({ organisation, camp, child, wizard, page }) => {
    await serveStatic(wizard, '/ours/brand.json', OURS);
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
    await wizard.walkTo('medicalForm', camp, child);
    expect(await defaultColoursIn(page)).toEqual({});
    await page.reload();
    await wizard.walkTo('success', camp, child);
    expect(await defaultColoursIn(page)).toEqual({});
    expect(await organisation.bookingsOf(camp)).toHaveLength(1);
  });

  test('uses the tokens of its configuration block', async ({ camp, wizard, page }) => {
    const { fontFile, logo, favicon, ...rest } = BRAND;
    expect([fontFile, logo, favicon]).not.toContain(undefined);
    await serveStatic(wizard, rest);
    await wizard.open(camp);
    await wizard.isAt('campDays');
    // These tokens set no logo, so the default one is shown.
    const { [`action ${PINE.colours.action}`]: inLogo = 0, ...found } = await defaultColoursIn(page);
    expect(found).toEqual({});
    expect(inLogo).toBeLessThan(32 * 32);
  });

  test('shows the default brand at once when none is configured', async ({ camp, wizard, page }) => {
    await serveStatic(wizard, undefined);
    await page.route(/\.js$/, () => {});
    await page.goto(`/?camp=${camp.id}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 243)');
    await expect(wizard.page.locator('#root main')).toBeVisible();
  });

  const answers: [string, (route: Route, tries: number) => Promise<void> | undefined][] = [
    [
      'is answered with 503 once',
      (route, tries) => (tries === 1 ? route.fulfill({ status: 503 }) : route.fallback()),
    ],
    ['is cut once', (route, tries) => (tries === 1 ? route.abort() : route.fallback())],
    ['is not answered once', (route, tries) => (tries === 1 ? undefined : route.fallback())],
  ];
  // One function requests every file; it has the least time for a font.
  for (const [what, file, given] of [
    ['brand', 'brand.json', answers],
    ['font', 'fonts/*', answers.slice(-1)],
  ] as const)
    for (const [how, answer] of given)
      test(`shows its brand when the ${what} ${how}`, async ({ camp, wizard, page, expectedErrors }) => {
        if (!how.includes('not')) expectedErrors.push(/ours/);
        await serveStatic(wizard, '/ours/brand.json', OURS);
        // The limit of a request. The first text waits some seconds for its font.
        await changeTimer(page, 4000, 1500);
        const tries: Record<string, number> = {};
        await page.route(`**/ours/${file}`, (route) => {
          const path = new URL(route.request().url()).pathname;
          return answer(route, (tries[path] = (tries[path] ?? 0) + 1));
        });
        await wizard.open(camp);
        await wizard.isAt('campDays');
        expect(await fontOf(page.getByRole('heading', { level: 1 }))).toBe('Ours Serif');
        expect(await defaultColoursIn(page)).toEqual({});
      });

  const failures = {
    'is missing': (route: Route) => route.fulfill({ status: 404 }),
    'fails each time': (route: Route) => route.fulfill({ status: 503 }),
    'is redirected': (route: Route) => route.fulfill({ status: 302, headers: { location: '/organisatie/' } }),
    'is not answered': () => undefined,
  };
  for (const [how, answer] of Object.entries(failures))
    test(`shows the default brand when the brand ${how}`, async ({ camp, wizard, page, expectedErrors }) => {
      expectedErrors.push(how === 'is redirected' ? /brand|organisatie/ : /brand/);
      await serveStatic(wizard, '/ours/brand.json', OURS);
      await page.route('**/ours/brand.json', answer);
      await wizard.open(camp);
      await wizard.isAt('campDays');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 243)');
      await wizard.continueTo('kidParent');
    });

  // The other failures are those of a request, as of the brand's own file.
  for (const how of ['is missing', 'is not answered'] as const)
    test(`shows a fallback font when a font ${how}`, async ({ camp, wizard, page, expectedErrors }) => {
      expectedErrors.push(/font/);
      await serveStatic(wizard, '/ours/brand.json', OURS);
      await page.route('**/ours/fonts/*', failures[how]);
      await wizard.open(camp);
      await wizard.isAt('campDays');
      expect(await defaultColoursIn(page)).toEqual({});
    });

  // Which files and tokens are refused is tested in tests/domain/brand.
  test('shows why a brand is refused', async ({ camp, wizard, page, expectedErrors }) => {
    expectedErrors.push(/brand|logo|colour|file/i);
    for (const [brand, files, reason] of [
      [
        'https://example.org/brand.json',
        {},
        `"https://example.org/brand.json" is no address of the page's own origin.`,
      ],
      [
        '/ours/brand.json',
        { 'brand.json': '{"logo":{"$value":"logo.svg"}}' },
        'logo names "logo.svg", which is missing.',
      ],
      [4, {}, 'The file must be a JSON object of tokens.'],
      [
        { colour: { action: { $value: '#3FA08C' } } },
        {},
        'colour.action (#3FA08C) on colour.ground (#FBF8F3) has a contrast of 2.99, less than 4.5; the nearest that passes is #2E7667.',
      ],
    ] as const) {
      await serveStatic(wizard, brand, files);
      await wizard.open(camp);
      await expect(page.getByText(nl.configProblem.key.replace('{{key}}', 'brand'))).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
    }
  });
});
