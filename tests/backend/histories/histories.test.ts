import { expect } from 'vitest';
import { onEachEngine, test } from '../engines.ts';
import { findContradiction } from './histories.ts';
import { PLANTED_FAULTS } from './plantedFaults.ts';
import { buildServer } from './testBuild.ts';

/** `npm run chaos -- histories` runs more. */
const SEEDS = 3;

onEachEngine(() => {
  test('answers every call as if calls came one at a time', async ({ freshDatabase }) => {
    expect(await findContradiction({ seeds: SEEDS }, await freshDatabase())).toBeNull();
  });
});

// That the histories find them takes minutes: `npm run chaos -- histories --planted`.
test.each(PLANTED_FAULTS.map((fault) => [fault.name, fault] as const))(
  'the sources still have the place of the planted fault %s',
  async (_, fault) => {
    (await buildServer(fault)).remove();
  },
);

test('finds a planted fault', async ({ freshDatabase }) => {
  const fault = PLANTED_FAULTS.find(({ name }) => name === 'answeredBefore');
  expect(
    await findContradiction({ seeds: 20, ...(fault && { fault }) }, await freshDatabase()),
  ).not.toBeNull();
});
