import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { stepUrl } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { PAYMENT } from '../../../stories/support/data/wizardConfig.ts';
import { PINE } from '../../ui/brand/brands.ts';
import { axe } from '../accessibility/checkers.ts';
import { SCENARIOS } from '../accessibility/scenarios.ts';
import { expect, test as base } from '../fixture.ts';
import { Organisation } from '../Organisation.ts';
import { delayScripts } from '../prerendered/prerenderedPage.ts';
import { BRAND } from './purple.ts';

const test = base.extend<{ inDark: undefined }>({
  inDark: [
    async ({ page, browserName }, use) => {
      base.skip(browserName === 'firefox', 'Playwright cannot emulate the colour scheme in Firefox.');
      await page.emulateMedia({ colorScheme: 'dark' });
      await use(undefined);
    },
    { auto: true },
  ],
});

const DARK = PINE.dark ?? PINE.colours;

/** The looks of a brand that is always light. */
const { ground, ink } = BRAND.colour as unknown as Record<'ground' | 'ink', { $value: string }>;
const LIGHT = {
  ink: ink.$value,
  ground: ground.$value,
  bar: ground.$value,
  controls: 'light',
  canvas: 'light',
};

/** The colour of the page at its top left, as `#RRGGBB`. */
async function canvasOf(page: Page): Promise<string> {
  const { data } = PNG.sync.read(await page.screenshot());
  return `#${data.subarray(0, 3).toString('hex').toUpperCase()}`;
}

/** The ground and the text of the page, and the schemes of the canvas and of native controls. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    const hex = (colour: string) =>
      `#${[...colour.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    const [bar] = [...metas].filter(({ media }) => media === '' || matchMedia(media).matches);
    return {
      ink: hex(color),
      ground: hex(backgroundColor),
      bar: bar?.content,
      controls: getComputedStyle(document.documentElement).colorScheme,
      canvas: document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content,
    };
  });

/** The looks of the default brand in a scheme. */
const looks = (colours: typeof DARK, scheme: string) => ({
  ink: colours.ink,
  ground: colours.ground,
  bar: colours.ground,
  controls: scheme,
  canvas: 'light dark',
});

test('a server’s page is dark in the first frame, before any script', async ({ camp, page }) => {
  await delayScripts(page);
  await page.goto(stepUrl('campDays', camp.id), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await looksOf(page)).toEqual(looks(DARK, 'dark'));
});

test('the wizard follows the system while it is open', async ({ camp, wizard, page }) => {
  await wizard.open(camp);
  await wizard.isAt('campDays');
  expect(await looksOf(page)).toEqual(looks(DARK, 'dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await looksOf(page)).toEqual(looks(PINE.colours, 'light'));
});

test('the page of the organisation is dark', async ({ page }) => {
  await page.goto('/organisatie/');
  expect(await looksOf(page)).toEqual(looks(DARK, 'dark'));
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await looksOf(page)).toMatchObject({ ink: '#000000', ground: '#FFFFFF' });
});

test.describe('a brand without dark colours', () => {
  test.use({ organisation: ({ brandedOrganisation }, use) => use(brandedOrganisation) });

  test('stays light', async ({ camp, wizard, page }) => {
    await wizard.open(camp);
    await wizard.isAt('campDays');
    expect(await looksOf(page)).toEqual(LIGHT);
  });
});

test('paper is light', async ({ camp, wizard, page }) => {
  await wizard.open(camp);
  await wizard.isAt('campDays');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await looksOf(page)).toMatchObject({ ink: PINE.colours.ink, ground: '#FFFFFF' });
});

test('a payment code is dark on light, also in forced colours', async ({ camp, child, wizard, page }) => {
  await wizard.serveFromStaticHost({ payment: PAYMENT });
  await wizard.openAt('success', camp, child);
  const code = page.getByRole('img', { name: nl.payment.code });
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors });
    const { data, width, height } = PNG.sync.read(await code.screenshot());
    const read = jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' });
    expect(read?.data.split('\n')[0], forcedColors).toBe('BCD');
  }
});

test.describe('a static host', () => {
  test('is dark in the first frame with the brand of the build', async ({ camp, wizard, page }) => {
    await wizard.serveFromStaticHost();
    await page.route(/\.js$/, () => {});
    await page.goto(`/?camp=${camp.id}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#root main')).toBeVisible();
    expect(await looksOf(page)).toEqual(looks(DARK, 'dark'));
  });

  const waiting: [string, unknown, canvas: string][] = [
    ['tokens without dark colours waits in light', BRAND, '#FFFFFF'],
    ['tokens with dark colours waits in dark', { colour: { dark: BRAND.colour } }, '#121212'],
    ['tokens without colours waits in dark', { name: BRAND.name }, '#121212'],
    ['the address of a brand waits in the scheme of the system', '/ours/brand.json', '#121212'],
  ];
  for (const [what, brand, canvas] of waiting)
    test(`with ${what}, without another brand`, async ({ camp, wizard, page }) => {
      await wizard.serveFromStaticHost({ brand });
      await page.route(/\.js$|\/ours\//, () => {});
      await page.goto(`/?camp=${camp.id}`, { waitUntil: 'domcontentloaded' });
      expect(await canvasOf(page)).toBe(canvas);
      expect((await looksOf(page)).bar).toBe('');
    });

  test('shows a brand without dark colours in light', async ({ camp, wizard, page }) => {
    await wizard.serveFromStaticHost({ brand: { colour: BRAND.colour } });
    await wizard.open(camp);
    await wizard.isAt('campDays');
    expect(await looksOf(page)).toEqual(LIGHT);
  });

  test('shows why a brand with some dark colours is refused', async ({
    camp,
    wizard,
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/colour\.dark has no colour\.dark\.ground/);
    await wizard.serveFromStaticHost({ brand: { colour: { dark: { ink: { $value: '#FFFFFF' } } } } });
    await wizard.open(camp);
    await expect(page.getByText('colour.dark has no colour.dark.ground')).toBeVisible();
    expect(await looksOf(page)).toEqual(looks(DARK, 'dark'));
  });
});

for (const [name, scenario] of Object.entries(SCENARIOS))
  test(`every state has enough contrast: ${name}`, async ({ organisation, page, expectedErrors }) => {
    expectedErrors.push(...scenario.expectedErrors);
    await scenario.run(organisation, page, async (state) => {
      expect.soft(await axe(page), state).toEqual([]);
    });
  });

test.describe('in the other brand', () => {
  test.use({
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
    organisation: async ({}, use) => {
      const organisation = await Organisation.open({ BRAND: 'brands/coral' });
      await use(organisation);
      await organisation.close();
    },
  });

  for (const name of ['mistakes', 'arrivals'] as const)
    test(`every state has enough contrast: ${name}`, async ({ organisation, page, expectedErrors }) => {
      const scenario = SCENARIOS[name];
      expectedErrors.push(...scenario.expectedErrors);
      await scenario.run(organisation, page, async (state) => {
        expect.soft(await axe(page), state).toEqual([]);
      });
    });
});
