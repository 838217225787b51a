import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themeFor } from '../../src/theme/theme.ts';
import { coral, pine } from '../../src/theme/tokens.ts';
import { contrastOf, PAIRS } from '../../stories/support/contrast.ts';

const fontsCss = readFileSync('src/theme/fonts.css', 'utf8');

test('contrast is as WCAG counts it', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBe(21);
  expect(contrastOf('#FFFFFF', '#FFFFFF')).toBe(1);
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each([pine, coral])('the brand $name', (tokens) => {
  test.each(PAIRS)('$drawn on $on, $where: at least $least', ({ drawn, on, least }) => {
    expect(contrastOf(tokens.colours[drawn], tokens.colours[on])).toBeGreaterThanOrEqual(least);
  });

  test('is written as #RRGGBB, so that it can be counted with', () => {
    for (const colour of Object.values(tokens.colours)) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
  });

  test('names faces that the page brings', () => {
    for (const font of [tokens.bodyFont, tokens.headingFont]) {
      const face = /^"([^"]+)"/.exec(font)?.[1]?.replace(' Variable', '') ?? 'no face';
      expect(fontsCss).toContain(face.toLowerCase().replaceAll(' ', '-'));
    }
  });

  test('reaches the theme: colours, faces, corners and the mark', () => {
    const { palette, typography, shape, logoPath } = themeFor(tokens);
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
    }).toEqual(tokens.colours);
    expect(typography.fontFamily).toBe(tokens.bodyFont);
    expect(typography.h1.fontFamily).toBe(tokens.headingFont);
    expect(shape).toEqual({ borderRadius: tokens.fieldRadius, cardRadius: tokens.cardRadius });
    expect(logoPath).toBe(tokens.logoPath);
  });
});

test('the brands differ in everything that makes a brand', () => {
  const shared = (Object.keys(pine) as (keyof typeof pine)[]).filter((name) => pine[name] === coral[name]);
  expect(shared).toEqual(['bodyFont']);
  expect(pine.colours.action).not.toBe(coral.colours.action);
});
