import type { Colours } from '../../src/theme/tokens.ts';

type Job = keyof Colours;

/** WCAG 2.2: what letters need, and what the edge of a field or an icon needs. */
export const LETTERS = 4.5;
const SHAPES = 3;

/** Two colours that meet on a page: what is drawn, on what, and how far they have to be apart. */
export interface Pair {
  on: Job;
  drawn: Job;
  least: typeof LETTERS | typeof SHAPES;
  where: string;
}

const letters = (drawn: Job, where: string, ...grounds: Job[]): Pair[] =>
  grounds.map((on) => ({ drawn, on, least: LETTERS, where }));
const shapes = (drawn: Job, where: string, ...grounds: Job[]): Pair[] =>
  grounds.map((on) => ({ drawn, on, least: SHAPES, where }));

/** Every pair of colours that a parent has to tell apart. */
export const PAIRS: readonly Pair[] = [
  ...letters('ink', 'text', 'ground', 'surface', 'actionSoft', 'wrongSoft', 'noticeSoft'),
  ...letters('inkQuiet', 'help and second lines', 'ground', 'surface', 'actionSoft'),
  ...letters('action', 'links', 'ground', 'surface', 'actionSoft', 'wrongSoft', 'noticeSoft'),
  ...letters('onAction', 'the primary button', 'action', 'actionPressed'),
  ...letters('wrong', 'the sentence at a field', 'ground', 'surface'),
  ...shapes('wrong', 'the icon of a problem', 'wrongSoft'),
  ...shapes('inputLine', 'the edge of a field', 'ground', 'surface'),
  ...shapes('action', 'ticked boxes and the focus ring', 'ground', 'surface', 'actionSoft'),
];

/** Relative luminance of a colour written `#RRGGBB` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours are apart, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
