import { BRANDS } from '../stories/support/brand/brands.ts';

/** Chromatic's modes: the screens of the baselines, in every brand. */
export const MODES = Object.fromEntries(
  Object.keys(BRANDS).flatMap((brand) => [
    [`phone, ${brand}`, { viewport: 'phone320', brand }],
    [`desktop, ${brand}`, { viewport: 'desktop', brand }],
  ]),
);
