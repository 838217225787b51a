import pineTokens from '../../../brands/pine/brand.json';
import pineLogo from '../../../brands/pine/logo.svg?raw';
import type { Brand } from './Brand.ts';
import { brandFrom, readTokens } from './brandTokens.ts';
import { checkContrast } from './readBrand.ts';

const PINE_LOGO = `data:image/svg+xml,${encodeURIComponent(pineLogo)}`;

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
