/** Whether this is `npm run chaos`: the same tests with larger counts. */
export const isChaos = process.env.CHAOS === 'yes';

/** How much a test does: usually, and in `npm run chaos`. */
export const chaosCount = (usual: number, chaos: number) => (isChaos ? chaos : usual);

/** Of a test: a lot takes long. */
export const CHAOS_TIMEOUT = chaosCount(180_000, 3_600_000);
