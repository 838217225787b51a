import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRetries } from '../../src/api/withRetries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS = { retries: 3, firstWaitMs: 400 };

test('repeats a call that fails after waits that double, and rejects with the last error', async () => {
  const [times, begun] = [[] as number[], Date.now()];
  const result = withRetries((attempt) => {
    times.push(Date.now() - begun);
    return Promise.reject(new Error(`attempt ${attempt}`));
  }, LIMITS);
  const failed = expect(result).rejects.toThrow('attempt 3');
  await vi.runAllTimersAsync();
  await failed;
  expect(times).toEqual([0, 400, 1200, 2800]);
});

test('does not repeat a call that succeeds', async () => {
  const call = vi.fn(() => Promise.resolve('there'));
  expect(await withRetries(call, LIMITS)).toBe('there');
  expect(call).toHaveBeenCalledTimes(1);
});
