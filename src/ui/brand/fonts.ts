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

/** Whether the family is a generic family of CSS. */
export const isGeneric = (family: string): boolean => GENERIC.has(family);

/** The bundled families, by their names in the style sheets. */
const BUNDLED: Readonly<Record<string, string>> = {
  Figtree: '"Figtree Variable", "Figtree latin-ext", "Figtree fallback"',
  'Source Serif 4': '"Source Serif 4"',
};

/** The `font-family` of a role, with fallback fonts. */
export function fontFamily({ fonts, faces }: Pick<Brand, 'fonts' | 'faces'>, role: FontRole): string {
  const families = fonts[role].some(isGeneric) ? fonts[role] : [...fonts[role], 'sans-serif'];
  return families
    .map((family) => {
      if (isGeneric(family)) return family;
      const face = faces.find((each) => each.family === family);
      if (face) return face.metrics ? `"${family}", "${family} fallback"` : `"${family}"`;
      return Object.hasOwn(BUNDLED, family) ? BUNDLED[family] : `"${family}"`;
    })
    .join(', ');
}

/**
 * System fonts used until a font is loaded, with their average character widths. Of those installed, the last one is
 * used.
 */
const FALLBACK_FONTS = [
  { src: "local('Roboto')", width: 0.452 },
  { src: "local('Arial'), local('Liberation Sans'), local('Helvetica')", width: 0.448 },
  { src: "local('DejaVu Sans')", width: 0.483 },
];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The `@font-face` rules of a font file and of its fallbacks, scaled to its widths to prevent layout shifts. */
export function fontFaces({ family, src, weight, metrics }: Face): Record<string, string>[] {
  const own = {
    fontFamily: `"${family}"`,
    src: `url("${src}") format("woff2")`,
    fontWeight: weight,
    fontDisplay: 'swap',
  };
  if (!metrics) return [own];
  const { ascent, descent, lineGap, width } = metrics;
  const fallbackFonts = FALLBACK_FONTS.map((standIn) => {
    const scale = width / standIn.width;
    return {
      fontFamily: `"${family} fallback"`,
      // A family can have a file for each role.
      fontWeight: weight,
      src: standIn.src,
      sizeAdjust: percent(scale),
      ascentOverride: percent(ascent / scale),
      descentOverride: percent(descent / scale),
      lineGapOverride: percent(lineGap / scale),
    };
  });
  return [own, ...fallbackFonts];
}
