import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rush, waitMs } from '../../src/api/Rush.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = (retryAfter?: string) =>
  new Response('INVALID', { status: 503, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });

/** A server that returns these responses in order, then the last one repeatedly. */
function server(...responses: (() => Response)[]) {
  const times: number[] = [];
  const begun = Date.now();
  return {
    times,
    call: () => {
      times.push(Date.now() - begun);
      return Promise.resolve((responses[times.length - 1] ?? responses.at(-1) ?? busy)());
    },
  };
}

test('waits for the time of the header plus at most half of it', () => {
  expect(waitMs('5', 1, 0)).toBe(5000);
  expect(waitMs('5', 3, 0.999)).toBeGreaterThan(7400);
  expect(waitMs('5', 3, 0.999)).toBeLessThan(7500);
  expect(waitMs('0', 1, 0.5)).toBe(0);
  expect(waitMs('60', 1, 0.5)).toBe(75_000);
});

test.each([null, '', 'soon', '-5', 'Wed, 21 Oct 2027 07:28:00 GMT'])(
  'doubles the wait each time when the header is %s',
  (retryAfter) => {
    expect([1, 2, 3, 4].map((attempts) => waitMs(retryAfter, attempts, 0))).toEqual([
      2000, 4000, 8000, 16_000,
    ]);
  },
);

test('notifies subscribers of the wait, and returns the next response', async () => {
  const rush = new Rush();
  const told: boolean[] = [];
  rush.subscribe(() => told.push(rush.isWaiting()));
  const { call, times } = server(
    () => busy('5'),
    () => busy('1'),
    () => new Response('VALID'),
  );
  const answered = rush.repeat(call, undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await (await answered).text()).toBe('VALID');
  expect(times).toHaveLength(3);
  expect(times[1]).toBeGreaterThanOrEqual(5000);
  expect(times[1]).toBeLessThanOrEqual(7500);
  expect(told).toEqual([true, false, true, false]);
});

test('tries five times at most', async () => {
  const rush = new Rush();
  const { call, times } = server(() => busy('1'));
  const answered = rush.repeat(call, undefined);
  await vi.advanceTimersByTimeAsync(600_000);
  expect((await answered).status).toBe(503);
  expect(times).toHaveLength(5);
  expect(rush.isWaiting()).toBe(false);
});

test('returns any other response immediately', async () => {
  const { call, times } = server(() => new Response('INVALID', { status: 500 }));
  expect((await new Rush().repeat(call, undefined)).status).toBe(500);
  expect(times).toEqual([0]);
});

test.each(['61', '3600', '99999'])('does not wait for a server that asks for %s s', async (seconds) => {
  const rush = new Rush();
  const { call, times } = server(() => busy(seconds));
  expect((await rush.repeat(call, undefined)).status).toBe(503);
  expect(times).toEqual([0]);
});

test('ends all waits when it is stopped', async () => {
  const rush = new Rush();
  const one = server(() => busy('60'));
  const other = server(() => busy('60'));
  const answered = Promise.all([rush.repeat(one.call, undefined), rush.repeat(other.call, undefined)]);
  await vi.advanceTimersByTimeAsync(1000);
  rush.stop();
  expect((await answered).map(({ status }) => status)).toEqual([503, 503]);
  expect([...one.times, ...other.times]).toEqual([0, 0]);
});

test('an aborted call ends its wait', async () => {
  const rush = new Rush();
  const ending = new AbortController();
  const { call, times } = server(() => busy('60'));
  const answered = rush.repeat(call, ending.signal);
  await vi.advanceTimersByTimeAsync(1000);
  ending.abort();
  expect((await answered).status).toBe(503);
  expect(times).toHaveLength(1);
  expect(rush.isWaiting()).toBe(false);
});
