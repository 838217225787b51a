/** What must hold on every machine, checked in `npm test`. Bytes are gzipped, a kB is 1000 of them. */
export const LIMITS = {
  /** Until the first step can be used: two thirds of what the same form needs as one bundle of React and MUI. */
  drawnBytes: 125_000,
  /**
   * Until the wizard has taken over, messages included. Scripts and styles alone are 197 kB, 1.03 of what the same form
   * needs as one bundle of React, MUI, Formik and yup.
   */
  takeOverBytes: 202_000,
  lazyChunkBytes: 60_000,
  /** From 5 days to 60. */
  toggleGrowth: 1.25,
} as const;
