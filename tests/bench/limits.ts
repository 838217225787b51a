/** Limits that hold on every machine, checked in `npm test`. Bytes are gzipped; a kB is 1000 bytes. */
export const LIMITS = {
  /** Until the first step is usable: two thirds of the same form as one bundle of React and MUI. */
  prerenderedBytes: 125_000,
  /**
   * Until hydration, messages included. Scripts and styles alone are 198 kB, 1.04 of the same form as one bundle of
   * React, MUI, Formik and yup.
   */
  hydrationBytes: 203_500,
  lazyChunkBytes: 60_000,
  /** From 5 days to 60. */
  toggleGrowth: 1.25,
} as const;
