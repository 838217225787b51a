/** A step is never wider, in px. */
export const STEP_WIDTH = 640;
/** The summary beside the step, in px. */
export const SIDEBAR_WIDTH = 320;
/** The header and the body of every page: step, gap (48), sidebar and margins (2 × 24), in px. */
export const PAGE_WIDTH = STEP_WIDTH + SIDEBAR_WIDTH + 96;
