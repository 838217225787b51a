import { expect, test } from 'vitest';
import { killStarts, STARTS } from './killedStarts.ts';

/** `npm run chaos -- starts` kills at every step. */
const KILLS = 2;

test.each(STARTS)('opens a folder whose %s was killed', { timeout: 300_000 }, async (start) => {
  const seed = Date.now();
  expect(await killStarts(start, KILLS, seed), `seed ${seed}`).toEqual([]);
});
