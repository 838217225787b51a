/** Whether this is `npm run chaos`: the same tests with larger counts. */
export const isChaos = process.env.CHAOS === 'yes';

/** The count of a test: by default, and in `npm run chaos`. */
export const chaosCount = (usual: number, chaos: number) => (isChaos ? chaos : usual);

/** The timeout of a test with a large count. */
export const CHAOS_TIMEOUT = chaosCount(180_000, 3_600_000);
