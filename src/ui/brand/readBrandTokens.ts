import pineTokens from '../../../brands/pine/brand.json';
import pineLogo from '../../../brands/pine/logo.svg?raw';
import type { Brand, FontRole } from './Brand.ts';
import { brandFrom, readTokens } from './brandTokens.ts';
import { checkContrast, withFace, withFonts } from './readBrand.ts';

const PINE_LOGO = `data:image/svg+xml,${encodeURIComponent(pineLogo)}`;

/** The default brand of the library. */
export const defaultBrand: Brand = {
  ...brandFrom(readTokens(pineTokens, null), null),
  logo: { src: PINE_LOGO, ratio: 1 },
  favicon: PINE_LOGO,
};

/**
 * Reads the tokens of a brand, an object or JSON text; those that are absent have the values of `base`. Files are named
 * by their URLs: a logo has the ratio of its picture, and a font file one weight. Throws a {@link BrandProblem} with the
 * token and the reason, also for too little contrast.
 */
export function readBrandTokens(tokens: unknown, base = defaultBrand): Brand {
  const read = readTokens(tokens, base);
  const brand = brandFrom(read, base);
  checkContrast(brand);
  const fontOf = (role: FontRole, weight: number) => {
    const src = read[`fontFile.${role}`];
    return withFace(role, read, base, src === undefined ? null : { src, weight: `${weight}`, metrics: null });
  };
  return withFonts(brand, fontOf('body', 400), fontOf('heading', brand.headingWeight));
}
