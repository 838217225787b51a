import { expect, test } from 'vitest';
import { readTokens } from '../../../src/ui/brand/brandTokens.ts';
import { brandFile } from '../../../stories/support/brand/brandFile.ts';
import { BRANDS, pine } from '../../../stories/support/brand/brands.ts';
import { droppedBrand, readDropped, takeDropped } from '../../../stories/support/brand/droppedBrand.ts';
import { FONT, svg } from './brands.ts';

const dropped = (name: string, bytes: Buffer | string) => ({
  name,
  url: `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`,
});

test('a brand is read together with its dropped files', async () => {
  const tokens = {
    colour: { action: { $value: '#6B1F7A' } },
    logo: { $value: 'logo.svg' },
    fontFile: { heading: { $value: 'fonts/heading.woff2' } },
  };
  const logo = dropped('logo.svg', svg());
  const font = dropped('heading.woff2', FONT);
  const brand = await readDropped([logo, dropped('ours.json', JSON.stringify(tokens)), font]);
  expect(brand.colours).toEqual({ ...pine.colours, action: '#6B1F7A' });
  expect(brand.logo?.src).toBe(logo.url);
  expect(brand.faces[0]?.src).toBe(font.url);
});

test('the problem of a refused brand is returned, and the last valid brand stays', async () => {
  expect(await takeDropped([dropped('brand.json', '{"name":{"$value":"Ons kamp"}}')])).toBeNull();
  for (const [tokens, sentence] of [
    ['{"logo":{"$value":"logo.svg"}}', 'logo names "logo.svg", which is missing.'],
    ['{"colour":{"ink":{"$value":"#FFFFFF"}}}', 'colour.ink (#FFFFFF) on colour.ground'],
  ] as const)
    expect(await takeDropped([dropped('brand.json', tokens)])).toContain(sentence);
  expect(await takeDropped([dropped('logo.svg', svg())])).toBe('The brand is a file that ends in .json.');
  expect(droppedBrand()?.name).toBe('Ons kamp');
});

test.each(Object.entries(BRANDS))('the workshop saves %s as the same brand', (_folder, brand) => {
  const saved = readTokens(brandFile(brand), null);
  expect(saved).toMatchObject({
    name: brand.name,
    'colour.action': brand.colours.action,
    'font.heading': brand.fonts.heading,
    'fontWeight.heading': brand.headingWeight,
    'radius.card': brand.cardRadius,
  });
});
