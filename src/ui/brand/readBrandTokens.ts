import pineTokens from '../../../brands/pine/brand.json';
import pineLogo from '../../../brands/pine/logo.svg?raw';
import { COLOUR_JOBS, NO_FAVICON, type Brand, type Colours } from './Brand.ts';
import { darkColours, readTokens, type BrandTokens } from './brandTokens.ts';
import { checkContrast } from './readBrand.ts';

const PINE_LOGO = `data:image/svg+xml,${encodeURIComponent(pineLogo)}`;

/** The brand of these tokens; `base` has the values of the others. */
function brandFrom(tokens: BrandTokens, base: Brand | null): Brand {
  return {
    name: tokens.name ?? base?.name ?? '',
    colours: Object.fromEntries(
      COLOUR_JOBS.map((job) => [job, tokens[`colour.${job}`] ?? base?.colours[job]]),
    ) as Colours,
    dark: darkColours(tokens, base),
    fonts: {
      body: tokens['font.body'] ?? base?.fonts.body ?? [],
      heading: tokens['font.heading'] ?? base?.fonts.heading ?? [],
    },
    headingWeight: tokens['fontWeight.heading'] ?? base?.headingWeight ?? 700,
    fieldRadius: tokens['radius.field'] ?? base?.fieldRadius ?? 0,
    cardRadius: tokens['radius.card'] ?? base?.cardRadius ?? 0,
    logo: tokens.logo === undefined ? null : { src: tokens.logo, ratio: 1 },
    favicon: tokens.favicon ?? tokens.logo ?? NO_FAVICON,
    faces: [],
  };
}

/** The default brand of the library. */
export const defaultBrand: Brand = {
  ...brandFrom(readTokens(pineTokens, null), null),
  logo: { src: PINE_LOGO, ratio: 1 },
  favicon: PINE_LOGO,
};

/**
 * Reads the tokens of a brand, an object or JSON text; those that are absent have the values of `base`. Paths of files
 * are used as URLs, and the page loads its own fonts. Throws a {@link BrandProblem} with the token and the reason,
 * also for too little contrast.
 */
export function readBrandTokens(tokens: unknown, base = defaultBrand): Brand {
  const brand = brandFrom(readTokens(tokens, base), base);
  checkContrast(brand);
  return brand;
}
