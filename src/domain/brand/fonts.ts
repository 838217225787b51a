import type { Brand, Face, FontRole } from './Brand.ts';

const GENERIC = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
]);

/** Whether a family is one that CSS itself names. */
export const isGeneric = (family: string): boolean => GENERIC.has(family);

/** The families the product brings itself, as its style sheets call them. */
const BROUGHT: Readonly<Record<string, string>> = {
  Figtree: '"Figtree Variable", "Figtree fallback"',
  'Source Serif 4': '"Source Serif 4"',
};

/** The font of a role as CSS has it, with what stands in for it. */
export function fontFamily({ fonts, faces }: Pick<Brand, 'fonts' | 'faces'>, role: FontRole): string {
  return fonts[role]
    .map((family) => {
      if (isGeneric(family)) return family;
      const face = faces.find((each) => each.family === family);
      if (face) return face.metrics ? `"${family}", "${family} fallback"` : `"${family}"`;
      return Object.hasOwn(BROUGHT, family) ? BROUGHT[family] : `"${family}"`;
    })
    .join(', ');
}

/** What stands in until a font is there, and how wide its letters are. A family of which the last one there is taken. */
const STAND_INS = [
  { src: "local('Roboto')", width: 0.452 },
  { src: "local('Arial'), local('Liberation Sans'), local('Helvetica')", width: 0.448 },
  { src: "local('DejaVu Sans')", width: 0.483 },
];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** What `@font-face` says of a font file, and of what stands in for it, scaled to its widths so that nothing moves. */
export function fontFaces({ family, src, weight, metrics }: Face): Record<string, string>[] {
  const own = {
    fontFamily: `"${family}"`,
    src: `url("${src}") format("woff2")`,
    fontWeight: weight,
    fontDisplay: 'swap',
  };
  if (!metrics) return [own];
  const { ascent, descent, lineGap, width } = metrics;
  const standIns = STAND_INS.map((standIn) => {
    const scale = width / standIn.width;
    return {
      fontFamily: `"${family} fallback"`,
      src: standIn.src,
      sizeAdjust: percent(scale),
      ascentOverride: percent(ascent / scale),
      descentOverride: percent(descent / scale),
      lineGapOverride: percent(lineGap / scale),
    };
  });
  return [own, ...standIns];
}
