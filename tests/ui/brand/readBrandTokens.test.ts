import { expect, test } from 'vitest';
import coral from '../../../brands/coral/brand.json' with { type: 'json' };
import { defaultBrand, readBrandTokens } from '../../../src/ui/brand/readBrandTokens.ts';

const fontFile = { body: { $value: '/body.woff2' }, heading: { $value: '/heading.woff2' } };

test('a brand of URLs has the logo with the ratio of its picture, and as its icon unless it has one', () => {
  const logo = { $value: '/assets/logo.svg' };
  const brand = readBrandTokens({ logo });
  expect(brand.logo).toEqual({ src: '/assets/logo.svg', ratio: null });
  expect(brand.favicon).toBe('/assets/logo.svg');
  expect(readBrandTokens({ logo, favicon: { $value: '/icon.svg' } }).favicon).toBe('/icon.svg');
});

test('a brand of URLs is refused for too little contrast', () => {
  expect(() => readBrandTokens({ colour: { ink: { $value: '#FFFFFF' } } })).toThrow(
    'colour.ink (#FFFFFF) on colour.ground (',
  );
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
  // One file for both roles.
  const shared = {
    ...base,
    faces: base.faces.slice(0, 1),
    fonts: { ...base.fonts, heading: base.fonts.body },
  };
  expect(readBrandTokens({}, shared).faces).toEqual(shared.faces);
  // A family of the system has no file.
  const generic = readBrandTokens({ font: { body: { $value: ['ui-rounded'] } }, fontFile });
  expect(generic.fonts.body).toEqual(['Brand body', 'ui-rounded']);
});
