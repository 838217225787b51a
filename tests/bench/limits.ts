/** What must hold on every machine, checked in `npm test`. Bytes are gzipped, a kB is 1000 of them. */
export const LIMITS = {
  /** What is reached and may not be lost; the table asks for less. */
  firstStepBytes: 160_000,
  lazyChunkBytes: 60_000,
  /** The form's state, the box that is typed in, and the two components of a styled element. */
  rendersPerKey: 4,
  /** From 5 days to 60. */
  toggleGrowth: 1.25,
} as const;
