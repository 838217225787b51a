import { expect, test } from 'vitest';
import coral from '../../../brands/coral/brand.json' with { type: 'json' };
import { defaultBrand, readBrandTokens } from '../../../src/ui/brand/readBrandTokens.ts';

const fontFile = { body: { $value: '/body.woff2' }, heading: { $value: '/heading.woff2' } };

test('a brand of URLs has the logo with the ratio of its picture', () => {
  const { logo, favicon } = readBrandTokens({ ...coral, logo: { $value: '/assets/logo.svg' } });
  expect(logo).toEqual({ src: '/assets/logo.svg', ratio: null });
  expect(favicon).toBe('/assets/logo.svg');
});

test('a brand of URLs has its font files', () => {
  const { fonts, faces, headingWeight } = readBrandTokens({ ...coral, fontFile });
  expect(faces).toEqual([
    { family: coral.font.body.$value[0], src: '/body.woff2', weight: '400', metrics: null },
    { family: 'Source Serif 4', src: '/heading.woff2', weight: `${headingWeight}`, metrics: null },
  ]);
  expect(fonts.heading[0]).toBe('Source Serif 4');
});

test('a brand of URLs has the font files of its base for the fonts that it does not set', () => {
  const base = readBrandTokens({ fontFile });
  expect(base.fonts.body).toEqual(['Brand body', ...defaultBrand.fonts.body]);
  const heading = { $value: ['Georgia', 'serif'] };
  expect(readBrandTokens({ font: { heading } }, base).faces).toEqual(base.faces.slice(0, 1));
});
