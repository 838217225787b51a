import { BrandProblem, type ColourJob, type Colours } from './Brand.ts';

/** WCAG 2.2: what letters need, and what the edge of a field or an icon needs. */
export const LETTERS = 4.5;
const SHAPES = 3;

/** Two colours that meet on a page: what is drawn, on what, and how far they have to be apart. */
export interface Pair {
  on: ColourJob;
  drawn: ColourJob;
  least: typeof LETTERS | typeof SHAPES;
  where: string;
}

const letters = (drawn: ColourJob, where: string, ...grounds: ColourJob[]): Pair[] =>
  grounds.map((on) => ({ drawn, on, least: LETTERS, where }));
const shapes = (drawn: ColourJob, where: string, ...grounds: ColourJob[]): Pair[] =>
  grounds.map((on) => ({ drawn, on, least: SHAPES, where }));

/** Every pair of colours that a parent has to tell apart. */
export const PAIRS: readonly Pair[] = [
  ...letters('ink', 'text', 'ground', 'surface', 'actionSoft', 'wrongSoft', 'noticeSoft'),
  ...letters('inkQuiet', 'help and second lines', 'ground', 'surface', 'actionSoft'),
  ...letters('action', 'links', 'ground', 'surface', 'actionSoft', 'wrongSoft', 'noticeSoft'),
  ...letters('onAction', 'the primary button', 'action', 'actionPressed'),
  ...letters('wrong', 'the sentence at a field', 'ground', 'surface', 'wrongSoft'),
  ...shapes('inputLine', 'the edge of a field', 'ground', 'surface'),
  ...shapes('action', 'ticked boxes and the focus ring', 'ground', 'surface', 'actionSoft'),
];

const channels = (colour: string) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));

/** Relative luminance of a colour written `#RRGGBB` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours are apart, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The contrast of a pair in these colours. */
export function contrastIn(colours: Colours, { drawn, on }: Pair): number {
  return contrastOf(colours[drawn], colours[on]);
}

/** The pairs that are too close in these colours. */
export function shortPairs(colours: Colours): Pair[] {
  return PAIRS.filter((pair) => contrastIn(colours, pair) < pair.least);
}

/** A ratio as it is told, never rounded up to one that would pass. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** The steps of a colour's way to black or white. */
const STEPS = 255;

/**
 * The colour nearest to what a pair draws with which the pair passes: of its hue, darker or lighter. With which all other
 * pairs of that colour pass too, where there is one. Null where neither black nor white is far enough from the ground.
 */
export function nearestPassing(colours: Colours, pair: Pair): string | null {
  const from = channels(colours[pair.drawn]);
  const mixed = (end: number, share: number) =>
    `#${from
      .map((channel) =>
        Math.round(channel + (end - channel) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`.toUpperCase();
  const nearest = (pairs: readonly Pair[]) => {
    for (let step = 1; step <= STEPS; step += 1) {
      const both = [0, 255].map((end) => {
        // Steps of one size, whether the end is near or far.
        const away = Math.max(...from.map((channel) => Math.abs(end - channel)));
        return mixed(end, Math.min(1, step / Math.max(1, away)));
      });
      const found = both.find((colour) => {
        const changed = { ...colours, [pair.drawn]: colour };
        return pairs.every((each) => contrastIn(changed, each) >= each.least);
      });
      if (found !== undefined) return found;
    }
    return null;
  };
  return nearest(PAIRS.filter(({ drawn, on }) => [drawn, on].includes(pair.drawn))) ?? nearest([pair]);
}

/** What is said of a pair that is too close. */
export function pairProblem(colours: Colours, pair: Pair): BrandProblem {
  const { drawn, on, least } = pair;
  const ratio = ratioText(contrastIn(colours, pair));
  const nearest = nearestPassing(colours, pair);
  return new BrandProblem(
    `colour.${drawn}`,
    `(${colours[drawn]}) on colour.${on} (${colours[on]}) has a contrast of ${ratio}, less than ${least}; ` +
      (nearest === null
        ? 'no colour passes there, so change the ground'
        : `the nearest that passes is ${nearest}`),
  );
}
