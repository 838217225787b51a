import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { ColourJob } from '../../../src/ui/brand/Brand.ts';
import { FONT, PINE, svg, VARIABLE_FONT } from '../../ui/brand/brands.ts';

/** Colours that differ from those of the default brand and from all blends of two of them. */
const PURPLE: Record<ColourJob, string> = {
  ground: '#FBF0FF',
  surface: '#FFFAFF',
  ink: '#2A0F33',
  inkQuiet: '#6A4A75',
  action: '#7A1F9A',
  actionPressed: '#571070',
  onAction: '#FFF5FF',
  actionSoft: '#F3DDFB',
  spark: '#FF66D9',
  wrong: '#A3005C',
  wrongSoft: '#FFE3F3',
  noticeSoft: '#F7E6FF',
  line: '#DDBFE8',
  inputLine: '#9A6FAB',
};

const tokens = (of: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(of).map(([name, $value]) => [name, { $value }]));

/** A brand that differs from the library's in every token. */
export const BRAND = {
  name: { $value: 'Paars kamp' },
  colour: { $type: 'color', ...tokens(PURPLE) },
  font: { body: { $value: ['Ours', 'sans-serif'] }, heading: { $value: ['Ours Serif', 'serif'] } },
  fontFile: tokens({ body: 'fonts/body.woff2', heading: 'fonts/heading.woff2' }),
  fontWeight: { heading: { $value: 700 } },
  radius: tokens({ field: '2px', card: '24px' }),
  logo: { $value: 'logo.svg' },
  favicon: { $value: '{logo}' },
};

/** The files of the brand beside its tokens. */
export const FILES: Record<string, Buffer> = {
  'fonts/body.woff2': VARIABLE_FONT,
  'fonts/heading.woff2': FONT,
  'logo.svg': svg(
    `<path fill="${PURPLE.action}" d="M0 0h60v20H0z"/><circle fill="${PURPLE.spark}" cx="9" cy="9" r="8"/>`,
  ),
};

/** Writes the brand to its own folder, and returns the path of its file. */
export function writeBrand(): string {
  const folder = mkdtempSync(join(tmpdir(), 'purple-'));
  mkdirSync(join(folder, 'fonts'));
  for (const [path, bytes] of Object.entries(FILES)) writeFileSync(join(folder, path), bytes);
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(BRAND));
  return join(folder, 'brand.json');
}

/** The default brand's colours in a screenshot of the whole page, each with its number of pixels. */
export async function defaultColoursIn(page: Page): Promise<Record<string, number>> {
  const { data } = PNG.sync.read(await page.screenshot({ fullPage: true, animations: 'disabled' }));
  const jobs = new Map(
    Object.entries(PINE.colours).map(([job, colour]) => [parseInt(colour.slice(1), 16), `${job} ${colour}`]),
  );
  const found: Record<string, number> = {};
  for (let at = 0; at < data.length; at += 4) {
    const job = jobs.get(data.readUIntBE(at, 3));
    if (job !== undefined) found[job] = (found[job] ?? 0) + 1;
  }
  return found;
}

/** The font family an element is rendered with, if its file is loaded. */
export function fontOf(element: Locator): Promise<string | undefined> {
  return element.evaluate(async (shown) => {
    await document.fonts.ready;
    const [family = ''] = getComputedStyle(shown).fontFamily.split(',');
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family);
    return [family.replaceAll('"', '')].find((name) =>
      loaded.some((each) => each.replaceAll('"', '') === name),
    );
  });
}
