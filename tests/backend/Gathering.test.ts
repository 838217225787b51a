import { expect, test } from 'vitest';
import { Gathering } from '../../src/backend/operations/Gathering.ts';

/** A work whose ends are in the test's hands. */
function inHand() {
  const works: { asks: number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const work = (asks: number[]) =>
    new Promise<number[]>((resolve, reject) => {
      works.push({ asks, end: () => resolve(asks.map((ask) => ask * 10)), fail: reject });
    });
  return { works, work };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what is asked in one turn goes together, each with its own answer', async () => {
  const { works, work } = inHand();
  const gathering = new Gathering(work, { atOnce: 1, most: 10 });
  const answers = [1, 2, 3].map((ask) => gathering.ask(ask));
  await turn();
  expect(works.map(({ asks }) => asks)).toEqual([[1, 2, 3]]);
  works[0]?.end();
  expect(await Promise.all(answers)).toEqual([10, 20, 30]);
});

test('what is asked while work is under way waits for it, and starts after it was asked', async () => {
  const { works, work } = inHand();
  const gathering = new Gathering(work, { atOnce: 1, most: 2 });
  const answers = [gathering.ask(1)];
  await turn();
  answers.push(...[2, 3, 4].map((ask) => gathering.ask(ask)));
  await turn();
  expect(works.map(({ asks }) => asks)).toEqual([[1]]);
  works[0]?.end();
  await turn();
  await turn();
  expect(works.map(({ asks }) => asks)).toEqual([[1], [2, 3]]);
  works[1]?.end();
  await turn();
  await turn();
  works[2]?.end();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
});

test('a work that fails fails for those who asked together, and the next ones are served', async () => {
  const { works, work } = inHand();
  const gathering = new Gathering(work, { atOnce: 1, most: 10 });
  const [one, other] = [gathering.ask(1), gathering.ask(2)];
  const refusals = Promise.allSettled([one, other]);
  await turn();
  works[0]?.fail(new Error('gone'));
  expect((await refusals).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = gathering.ask(3);
  await turn();
  works[1]?.end();
  expect(await next).toBe(30);
});
