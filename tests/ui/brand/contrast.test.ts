import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schemesOf, type ColourJob } from '../../../src/ui/brand/Brand.ts';
import {
  contrastIn,
  contrastOf,
  nearestPassing,
  PAIRS,
  pairProblem,
  ratioText,
  failingPairs,
} from '../../../src/ui/brand/contrast.ts';
import { PINE } from './brands.ts';

const { colours } = PINE;

test('contrast is calculated as in WCAG', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBe(21);
  expect(contrastOf('#FFFFFF', '#FFFFFF')).toBe(1);
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test('a ratio is not rounded up to one that passes', () => {
  expect([ratioText(4.499), ratioText(3), ratioText(21)]).toEqual(['4.49', '3.00', '21.00']);
});

test('the required pairs are checked', () => {
  const least = (foreground: ColourJob, on: ColourJob) =>
    Math.max(
      0,
      ...PAIRS.filter((pair) => pair.foreground === foreground && pair.background === on).map(
        (pair) => pair.minimum,
      ),
    );
  for (const ground of ['ground', 'surface'] as const) {
    for (const text of ['ink', 'inkQuiet', 'wrong'] as const) expect(least(text, ground)).toBe(4.5);
    for (const shape of ['inputLine', 'action'] as const)
      expect(least(shape, ground)).toBeGreaterThanOrEqual(3);
  }
  for (const soft of ['actionSoft', 'wrongSoft', 'noticeSoft'] as const)
    for (const text of ['ink', 'action'] as const) expect(least(text, soft)).toBe(4.5);
  expect(least('inkQuiet', 'actionSoft')).toBe(4.5);
  for (const button of ['action', 'actionPressed'] as const) expect(least('onAction', button)).toBe(4.5);
  expect(least('wrong', 'wrongSoft')).toBe(4.5);
});

describe.each(PAIRS)('$foreground on $background, $where', (pair) => {
  test.each(schemesOf(PINE))('has enough contrast in the %s scheme of the default brand', (_scheme, its) => {
    expect(contrastIn(its, pair)).toBeGreaterThanOrEqual(pair.minimum);
  });

  test('is refused without it, and the proposed colour passes', () => {
    const spoilt = { ...colours, [pair.foreground]: colours[pair.background] };
    expect(failingPairs(spoilt)).toContain(pair);
    expect(pairProblem(spoilt, pair)).toMatchObject({
      token: `colour.${pair.foreground}`,
      reason: expect.stringContaining(`has a contrast of 1.00, less than ${pair.minimum}`) as string,
    });
    const nearest = nearestPassing(spoilt, pair) ?? '';
    expect(contrastOf(nearest, spoilt[pair.background])).toBeGreaterThanOrEqual(pair.minimum);
  });
});

test('the proposed colour is just above the minimum', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const foreground =
        `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
      const pair = { foreground: 'inputLine', background: 'ground', minimum: 3, where: '' } as const;
      const own = { ...colours, surface: colours.ground, inputLine: foreground };
      if (contrastIn(own, pair) >= 3) return;
      const ratio = contrastOf(nearestPassing(own, pair) ?? foreground, own.ground);
      expect(ratio).toBeGreaterThanOrEqual(3);
      expect(ratio).toBeLessThan(3.15);
    }),
  );
});

test('a colour is proposed although none passes in the other pairs', () => {
  const own = { ...colours, ink: '#777777', ground: '#FFFFFF', surface: '#000000' };
  const pair = { foreground: 'ink', background: 'ground', minimum: 4.5, where: '' } as const;
  expect(nearestPassing(own, pair)).toBe('#767676');
});

test('the proposed colour passes in the other pairs too', () => {
  const own = { ...colours, action: '#3FA08C' };
  const [pair] = failingPairs(own);
  if (!pair) throw new Error('nothing is too close');
  const mended = { ...own, action: nearestPassing(own, pair) ?? '' };
  expect(failingPairs(mended)).toEqual([]);
});
