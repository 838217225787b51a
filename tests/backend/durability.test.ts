import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, vi } from 'vitest';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { CHAOS_TIMEOUT, chaosCount, isChaos } from './chaosCount.ts';
import { beginToSave, child, enrol, enrolmentOf } from './client.ts';
import { crashWhileBooking, storedChildren } from './crash.ts';
import { onEachEngine, test } from './engines.ts';
import { overload } from './overload.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';
import { startWithCamps } from './startWithCamps.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { UPCOMING_WEEK } from './upcoming.ts';

vi.setConfig({ testTimeout: CHAOS_TIMEOUT });

/** After a restart, by hand or by a supervisor, parents must not notice more than a slow response. */
const RESTART_MS = 2000;

/** Whether the server still accepts connections. */
async function listens({ url }: ServerProcess): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

onEachEngine(() => {
  test('loses no acknowledged booking at kill -9, and books no retry twice', async ({ environment }) => {
    const [crashes, bookings] = [chaosCount(2, 20), chaosCount(25, 50)];
    const outcome = await crashWhileBooking(environment, { crashes, bookings });
    expect(outcome).toMatchObject({ lost: [], bookedTwice: 0, refusedRetries: 0, wrongSeats: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(0.4 * crashes * bookings);
    // Only meaningful when no other tests run.
    if (isChaos) expect(outcome.slowestStartMs).toBeLessThan(RESTART_MS);
  });

  test('finishes requests in flight at SIGTERM', async ({ environment }) => {
    const camp = flexibleCamp({ activeDays: UPCOMING_WEEK, seatsOpen: 500 });
    const server = await startWithCamps(environment, temporaryFolder(), [camp]);
    let first: (value: unknown) => void = () => {};
    const oneIsAnswered = new Promise((resolve) => (first = resolve));
    const posts = Array.from({ length: 40 }, async (_, n) => {
      try {
        const { status } = await enrol(server, camp, child(n));
        first(n);
        return status;
      } catch {
        // It was sent after the server stopped listening: rejected, not lost.
        return 0;
      }
    });
    await oneIsAnswered;
    const begun = await beginToSave(server, enrolmentOf(camp, child(40)));
    const signalled = performance.now();
    const ended = server.end('SIGTERM');
    while (await listens(server)) continue;
    // The server had its headers before the signal, so it is in flight.
    posts.push(begun.finish());
    expect(await posts.at(-1)).toBe(200);
    expect(await ended).toBe(0);
    // A container is killed ten seconds after it is stopped.
    expect(performance.now() - signalled).toBeLessThan(10_000);
    const statuses = await Promise.all(posts);
    const answered = statuses.filter((status) => status !== 0);
    expect(new Set(answered)).toEqual(new Set([200]));
    const again = await startServer(environment);
    const { numbers, seatsTaken } = await storedChildren(environment, again, camp);
    expect([numbers.length, seatsTaken]).toEqual([answered.length, answered.length]);
    await again.end('SIGKILL');
  });

  // In real time: for half a minute all requests are admitted; a longer queue is an overload.
  if (!isChaos) return;

  test('keeps 70 % of its bookings in an overload, and after it', async ({ environment, annotate }) => {
    const { alone, during, after } = await overload(environment);
    await annotate(JSON.stringify({ alone, during, after }));
    expect(during.perSecond).toBeGreaterThanOrEqual(0.7 * alone.perSecond);
    expect(after.perSecond).toBeGreaterThanOrEqual(0.7 * alone.perSecond);
    // Answers of all kinds: a server that answers nobody refuses nobody either.
    expect(Object.keys(after.statuses)).toEqual(['200']);
  });
});
