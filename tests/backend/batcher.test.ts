import { expect, test } from 'vitest';
import { batcher } from '../../src/backend/database/batcher.ts';

/** A batcher whose loads the test ends. */
function inHand() {
  const loads: { keys: number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const batched = batcher((keys: readonly number[]) => {
    return new Promise<number[]>((resolve, reject) => {
      loads.push({ keys: [...keys], end: () => resolve(keys.map((key) => key * 10)), fail: reject });
    });
  });
  return { loads, ask: (key: number) => batched.load(key), keys: () => loads.map(({ keys }) => keys) };
}

/** Waits until the current requests are sent: when they are due, and for the next turn of the event loop. */
async function turn(): Promise<void> {
  for (let n = 0; n < 2; n += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('loads the keys of one turn together, and those that are requested during a load after it', async () => {
  const { loads, ask, keys } = inHand();
  const results = [1, 2, 1].map(ask);
  await turn();
  results.push(ask(1), ask(3));
  await turn();
  expect(keys()).toEqual([[1, 2, 1]]);
  loads[0]?.end();
  await turn();
  expect(keys()).toEqual([
    [1, 2, 1],
    [1, 3],
  ]);
  loads[1]?.end();
  expect(await Promise.all(results)).toEqual([10, 20, 10, 10, 30]);
});

test('rejects the keys of a failed load, and loads later ones', async () => {
  const { loads, ask } = inHand();
  const refusals = Promise.allSettled([ask(1), ask(2)]);
  await turn();
  loads[0]?.fail(new Error('gone'));
  expect((await refusals).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = ask(3);
  await turn();
  loads[1]?.end();
  expect(await next).toBe(30);
});
