/** The maximum width of a step, in px. */
export const STEP_WIDTH = 640;
/** The width of the sidebar, in px. */
export const SIDEBAR_WIDTH = 320;
/** The width of the header and the content: step, gap (48), sidebar and margins (2 × 24), in px. */
export const PAGE_WIDTH = STEP_WIDTH + SIDEBAR_WIDTH + 96;
