import { BrandProblem, type ColourJob, type Colours, type Scheme } from './Brand.ts';
import { colourToken } from './brandTokens.ts';

/** WCAG 2.2: the minimum contrast of text, and of borders and icons. */
export const TEXT_CONTRAST = 4.5;
const NON_TEXT_CONTRAST = 3;

/** Two colours used on top of each other, with their minimum contrast. */
export interface Pair {
  background: ColourJob;
  foreground: ColourJob;
  minimum: typeof TEXT_CONTRAST | typeof NON_TEXT_CONTRAST;
  where: string;
}

const text = (foreground: ColourJob, where: string, ...grounds: ColourJob[]): Pair[] =>
  grounds.map((background) => ({ foreground, background, minimum: TEXT_CONTRAST, where }));
const nonText = (foreground: ColourJob, where: string, ...grounds: ColourJob[]): Pair[] =>
  grounds.map((background) => ({ foreground, background, minimum: NON_TEXT_CONTRAST, where }));

/** The pairs of colours a parent has to distinguish. */
export const PAIRS: readonly Pair[] = [
  ...text('ink', 'text', 'ground', 'surface', 'actionSoft', 'wrongSoft', 'noticeSoft'),
  ...text('inkQuiet', 'help and second lines', 'ground', 'surface', 'actionSoft'),
  ...text('action', 'links', 'ground', 'surface', 'actionSoft', 'wrongSoft', 'noticeSoft'),
  ...text('onAction', 'the primary button', 'action', 'actionPressed'),
  ...text('wrong', 'the sentence at a field', 'ground', 'surface', 'wrongSoft'),
  ...nonText('inputLine', 'the edge of a field', 'ground', 'surface'),
  ...nonText('action', 'ticked boxes and the focus ring', 'ground', 'surface', 'actionSoft'),
];

const channels = (colour: string) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));

/** The relative luminance of a colour as `#RRGGBB` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The contrast ratio of a pair in these colours. */
export function contrastIn(colours: Colours, { foreground, background }: Pair): number {
  return contrastOf(colours[foreground], colours[background]);
}

/** The pairs with too little contrast in these colours. */
export function failingPairs(colours: Colours): Pair[] {
  return PAIRS.filter((pair) => contrastIn(colours, pair) < pair.minimum);
}

/** Formats a ratio, rounded down so that it never appears to pass. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** The number of steps between a colour and black or white. */
const STEPS = 255;

/**
 * The nearest darker or lighter colour with which the pair passes, and all other pairs of that colour too if possible.
 * Null when neither black nor white passes.
 */
export function nearestPassing(colours: Colours, pair: Pair): string | null {
  const from = channels(colours[pair.foreground]);
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
        // Steps of equal size in both directions.
        const away = Math.max(...from.map((channel) => Math.abs(end - channel)));
        return mixed(end, Math.min(1, step / Math.max(1, away)));
      });
      const found = both.find((colour) => {
        const changed = { ...colours, [pair.foreground]: colour };
        return pairs.every((each) => contrastIn(changed, each) >= each.minimum);
      });
      if (found !== undefined) return found;
    }
    return null;
  };
  return (
    nearest(
      PAIRS.filter(({ foreground, background }) => [foreground, background].includes(pair.foreground)),
    ) ?? nearest([pair])
  );
}

/** The error for a pair with too little contrast in a scheme. */
export function pairProblem(colours: Colours, pair: Pair, scheme: Scheme = 'light'): BrandProblem {
  const { foreground, background, minimum } = pair;
  const ratio = ratioText(contrastIn(colours, pair));
  const nearest = nearestPassing(colours, pair);
  return new BrandProblem(
    colourToken(scheme, foreground),
    `(${colours[foreground]}) on ${colourToken(scheme, background)} (${colours[background]}) has a contrast of ${ratio}${scheme === 'dark' ? ' in the dark scheme' : ''}, less than ${minimum}; ` +
      (nearest === null
        ? 'no colour passes there, so change the ground'
        : `the nearest that passes is ${nearest}`),
  );
}
