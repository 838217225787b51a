import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Overloaded, RequestQueue } from '../../src/backend/http/RequestQueue.ts';
import { inTurn } from '../../src/backend/http/turns.ts';
import type { Backend } from '../../src/backend/service/Backend.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** A queue with so many running and waiting requests, which the test ends one by one. */
function busyQueue(count: number) {
  const queue = new RequestQueue();
  const started: number[] = [];
  const endings: (() => void)[] = [];
  const come = (n: number, address = 'one', length = 0) => {
    const work = () => {
      started.push(n);
      return new Promise<void>((resolve) => endings.push(resolve));
    };
    return queue.run(address, work, length);
  };
  for (let n = 0; n < count; n += 1) void come(n);
  /** Ends the oldest running request, so that the next one starts. */
  const endOne = async () => {
    endings.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { come, started, endOne };
}

test('admits a whole rush, and limits a lasting queue', async () => {
  const { come } = busyQueue(5000);
  vi.advanceTimersByTime(29_000);
  const late = come(5000);
  vi.advanceTimersByTime(1500);
  await expect(come(5001)).rejects.toThrow(Overloaded);
  late.catch(() => {});
});

test('accepts requests in a lasting queue while its first has not waited long', async () => {
  const { come, endOne, started } = busyQueue(129);
  for (let second = 0; second < 40; second += 1) {
    vi.advanceTimersByTime(1000);
    void come(1000 + second);
    await endOne();
  }
  expect(started).toHaveLength(128 + 40);
});

test('admits a new rush once the queue was empty', async () => {
  const { come, endOne, started } = busyQueue(129);
  vi.advanceTimersByTime(60_000);
  await expect(come(200)).rejects.toThrow(Overloaded);
  await endOne();
  void come(201);
  vi.advanceTimersByTime(25_000);
  void come(202);
  await endOne();
  await endOne();
  expect(started.slice(-2)).toEqual([201, 202]);
});

test('continues after failed requests', async () => {
  const queue = new RequestQueue();
  const failures = Array.from({ length: 200 }, () => queue.run('one', () => Promise.reject(new Error('no'))));
  for (const failure of failures) await expect(failure).rejects.toThrow('no');
  expect(await queue.run('one', () => Promise.resolve('done'))).toBe('done');
});

test.each([
  ['works for a client that waits', false, false, 1],
  ['skips a client whose connection is closed', true, false, 0],
  ['skips a client that has ended its half of the connection', false, true, 0],
])('%s', async (_, destroyed, readableEnded, calls) => {
  const socket = { remoteAddress: '192.0.2.1', bytesWritten: 1, readableEnded };
  const [waitForTurn] = inTurn({ queue: new RequestQueue(), settings: { trustedProxies: 0 } } as Backend);
  const env = { incoming: { socket }, outgoing: { destroyed } };
  const context = { env, req: { bodyCache: {} } } as unknown;
  const work = vi.fn(() => Promise.resolve());
  const turn = Promise.resolve(waitForTurn(context as Parameters<typeof waitForTurn>[0], work));
  await (calls === 0 ? expect(turn).rejects.toThrow(Overloaded) : turn);
  expect(work).toHaveBeenCalledTimes(calls);
});

test('runs 128 requests at once, and serves addresses in turn, so that one delays no other', async () => {
  const { come, endOne, started } = busyQueue(2000);
  vi.advanceTimersByTime(29_000);
  void come(5000, 'another');
  void come(5001, 'another');
  expect(started).toHaveLength(128);
  for (let n = 0; n < 4; n += 1) await endOne();
  expect(started.slice(128)).toEqual([128, 5000, 129, 5001]);
  vi.advanceTimersByTime(10_000);
  await endOne();
  void come(5002, 'another');
  await expect(come(3000)).rejects.toThrow(Overloaded);
  await endOne();
  await endOne();
  expect(started.at(-1)).toBe(5002);
});

test('gives an address at most half of the places', async () => {
  const { come } = busyQueue(128 + 10_000);
  await expect(come(1)).rejects.toThrow(Overloaded);
  await expect(Promise.race([come(2, 'another'), Promise.resolve('waits')])).resolves.toBe('waits');
});

test('counts a long body as several requests', async () => {
  const { come, endOne, started } = busyQueue(128);
  const dropped: string[] = [];
  for (let n = 0; n < 1250; n += 1) come(n, 'one', 64 * 1024).catch(() => dropped.push(`one ${n}`));
  await expect(come(1, 'one')).rejects.toThrow(Overloaded);
  for (let n = 0; n < 1250; n += 1) come(n, `address ${n}`, 64 * 1024).catch(() => dropped.push(`${n}`));
  void come(77, 'a parent');
  void come(78, 'another', 64 * 1024);
  await endOne();
  await endOne();
  expect(started.slice(128)).toEqual([0, 0]);
  expect(dropped).toEqual(['one 1249', 'one 1248']);
});

test('goes on with the next address when all requests of one were dropped', async () => {
  const { come, endOne, started } = busyQueue(128);
  const dropped: number[] = [];
  for (let n = 0; n < 2500; n += 1) come(n, `address ${n}`, 64 * 1024).catch(() => dropped.push(n));
  void come(77, 'a parent');
  await endOne();
  expect(dropped).toEqual([0]);
  expect(started.slice(128)).toEqual([1]);
});

test('drops the newest request of the address with the most when it is full', async () => {
  const { come, endOne, started } = busyQueue(128);
  const dropped: number[] = [];
  const fill = (count: number, address: string) => {
    for (let n = 0; n < count; n += 1) come(n, address).catch(() => dropped.push(n));
  };
  fill(9000, 'one');
  fill(6000, 'two');
  fill(5000, 'three');
  void come(77, 'a parent');
  await expect(come(9000, 'one')).rejects.toThrow(Overloaded);
  expect(dropped).toEqual([8999]);
  for (let n = 0; n < 4; n += 1) await endOne();
  expect(started).toContain(77);
});
