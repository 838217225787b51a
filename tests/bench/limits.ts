/** What must hold on every machine, checked in `npm test`. Bytes are gzipped, a kB is 1000 of them. */
export const LIMITS = {
  /** Until the first step can be used: two thirds of what the same form needs as one bundle of React and MUI. */
  drawnBytes: 125_000,
  /** Until the wizard has taken over: what is reached and may not be lost. */
  takeOverBytes: 160_000,
  lazyChunkBytes: 60_000,
  /** The form's state, the box that is typed in, and the two components of a styled element. */
  rendersPerKey: 4,
  /** From 5 days to 60. */
  toggleGrowth: 1.25,
} as const;
