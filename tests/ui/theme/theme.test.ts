import { readFileSync } from 'node:fs';
import type { Components, Theme } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { fontFaces, fontFamily } from '../../../src/ui/brand/fonts.ts';
import { themeFor } from '../../../src/ui/theme/theme.ts';
import { BRANDS, pine } from '../../../stories/support/brand/brands.ts';

const fontsCss = readFileSync('src/ui/theme/fonts.css', 'utf8');

describe.each(Object.entries(BRANDS))('the brand %s', (_folder, brand) => {
  test('uses fonts that the page loads', () => {
    for (const role of ['body', 'heading'] as const) {
      const family = /^"([^"]+)"/.exec(fontFamily(brand, role))?.[1]?.replace(' Variable', '') ?? 'no font';
      const isOwn = brand.faces.some((face) => face.family === family);
      expect(isOwn || fontsCss.includes(family.toLowerCase().replaceAll(' ', '-')), family).toBe(true);
    }
  });

  test('sets the colours, fonts, corners and logo of the theme', () => {
    const { palette, typography, shape, logo } = themeFor(brand);
    expect({
      ground: palette.background.default,
      surface: palette.background.paper,
      ink: palette.text.primary,
      inkQuiet: palette.text.secondary,
      action: palette.primary.main,
      actionPressed: palette.primary.dark,
      onAction: palette.primary.contrastText,
      actionSoft: palette.primary.soft,
      spark: palette.secondary.main,
      wrong: palette.error.main,
      wrongSoft: palette.error.soft,
      noticeSoft: palette.info.soft,
      line: palette.divider,
      inputLine: palette.inputLine,
    }).toEqual(brand.colours);
    expect(typography.fontFamily).toBe(fontFamily(brand, 'body'));
    expect(typography.h1).toMatchObject({
      fontFamily: fontFamily(brand, 'heading'),
      fontWeight: brand.headingWeight,
    });
    expect(shape).toEqual({ borderRadius: brand.fieldRadius, cardRadius: brand.cardRadius });
    expect(logo).toEqual(brand.logo);
  });
});

test('an icon on a spark that is almost black is light', () => {
  const onSpark = (spark: string) =>
    themeFor({ ...pine, colours: { ...pine.colours, spark } }).palette.secondary.contrastText;
  expect(onSpark('#111111')).toBe(pine.colours.surface);
  expect(onSpark('#FFD24A')).toBe(pine.colours.ink);
});

test('fonts without a generic family end with one', () => {
  const fonts = { body: ['Comic Unknown Pro'], heading: ['Georgia', 'serif'] };
  expect(fontFamily({ fonts, faces: [] }, 'body')).toBe('"Comic Unknown Pro", sans-serif');
  expect(fontFamily({ fonts, faces: [] }, 'heading')).toBe('"Georgia", serif');
  const odd = { body: ['constructor'], heading: [] };
  expect(fontFamily({ fonts: odd, faces: [] }, 'body')).toBe('"constructor", sans-serif');
});

test('a fallback font has the weight of its file, as a family can have a file for each role, and its size', () => {
  const metrics = { ascent: 1, descent: 0.3, lineGap: 0, width: 0.5 };
  const faces = ['400', '700'].map((weight) => ({
    family: 'Ours',
    src: `/${weight}.woff2`,
    weight,
    metrics,
  }));
  const rules = faces.flatMap(fontFaces);
  expect(
    new Set(rules.map(({ fontFamily: family, fontWeight, src }) => `${family} ${fontWeight} ${src}`)).size,
  ).toBe(rules.length);
  expect(rules[1]).toMatchObject({
    src: "local('Roboto')",
    sizeAdjust: '110.6%',
    ascentOverride: '90.4%',
    descentOverride: '27.1%',
    lineGapOverride: '0.0%',
  });
});

describe('the schemes of a theme', () => {
  /** The colours of the page by the rule in which they are set. */
  const groundsOf = (theme: Theme) =>
    theme.generateStyleSheets().flatMap((sheet) =>
      Object.entries(sheet as Record<string, Record<string, unknown>>).flatMap(([rule, styles]) => {
        const root = (styles[':root'] ?? styles) as Record<string, unknown>;
        const ground = root['--camp-palette-background-default'];
        return ground === undefined ? [] : [[rule, root.colorScheme, ground]];
      }),
    );
  const light = [':root', 'light', pine.colours.ground];
  const screens = '@media screen and (prefers-color-scheme: dark)';

  test('follow the system, except on paper', () => {
    const theme = themeFor(pine);
    expect(groundsOf(theme)).toEqual([light, [screens, 'dark', pine.dark?.ground]]);
    expect(theme.applyStyles('dark', { opacity: 1 })).toEqual({ [screens]: { opacity: 1 } });
  });

  test('can be fixed', () => {
    expect(groundsOf(themeFor(pine, { scheme: 'light' }))).toEqual([light]);
    expect(groundsOf(themeFor(pine, { scheme: 'dark' }))).toEqual([
      light,
      ['@media screen', 'dark', pine.dark?.ground],
    ]);
  });

  test('are light alone for a brand without dark colours', () => {
    for (const scheme of ['system', 'light', 'dark'] as const)
      expect(groundsOf(themeFor({ ...pine, dark: null }, { scheme }))).toEqual([light]);
  });
});

test('the second brand differs from the first in everything except its body font', () => {
  const { coral } = BRANDS;
  if (!coral) throw new Error('there is no brand coral');
  const shared = (Object.keys(pine) as (keyof typeof pine)[]).filter(
    (name) => JSON.stringify(pine[name]) === JSON.stringify(coral[name]),
  );
  expect(shared).toEqual(['faces']);
  expect(fontFamily(pine, 'body')).toBe(fontFamily(coral, 'body'));
});

test.each<[form: string, own: NonNullable<Components['MuiCssBaseline']>['styleOverrides']]>([
  ['an object', { body: { backgroundColor: 'red' } }],
  ['a text', 'body { background-color: red }'],
  ['a function', () => ({ body: { backgroundColor: 'red' } })],
])('global styles of a team as %s are added to those of the brand', (_form, own) => {
  const { MuiCssBaseline } =
    themeFor(pine, { components: { MuiCssBaseline: { styleOverrides: own } } }).components ?? {};
  // Emotion takes a list, and calls a function in it with the theme.
  expect(MuiCssBaseline?.styleOverrides).toEqual([expect.any(Function), own]);
});

test('a customization that is undefined changes nothing', () => {
  const { MuiButton } = themeFor(pine, { components: { MuiButton: undefined } }).components ?? {};
  expect(MuiButton).toEqual(themeFor(pine).components?.MuiButton);
});
