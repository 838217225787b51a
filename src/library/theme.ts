/** `camp-enrolment/theme`: a brand as a MUI theme, and the names of this library in `theme.components`. */
export type * from '../components/themeKeys.ts';

export { BrandProblem, type Brand } from '../ui/brand/Brand.ts';
export { defaultBrand, readBrandTokens as readBrand } from '../ui/brand/readBrandTokens.ts';
export { themeFor, type ThemeForOptions } from '../ui/theme/theme.ts';
