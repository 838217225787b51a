import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flexibleCamp } from '../../stories/support/camps.ts';
import type { Subscription } from '../../src/domain/enrolment.ts';
import { children, enrolmentOf, save } from './client.ts';
import { onEachEngine } from './engines.ts';
import { crashWhileBooking, storedChildren } from './crash.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';
import { startWithCamps } from './startWithCamps.ts';
import { prepareDataDir } from './testBackend.ts';

// Processes are started, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000 });

let room = '';
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'enrolment-durability-'));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

/** A save whose head the server has read; it gets the body, and tells the status, when it is finished. */
async function beginToSave({ url }: ServerProcess, subscription: Subscription) {
  const body = JSON.stringify(subscription);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const post = request(`${url}/api/saveWebSubscription`, {
    method: 'POST',
    headers: { ...headers, expect: '100-continue' },
  });
  const status = once(post, 'response').then(
    ([response]: IncomingMessage[]) => response?.resume().statusCode ?? 0,
    () => 0,
  );
  await once(post, 'continue');
  return {
    finish(): Promise<number> {
      post.end(body);
      return status;
    },
  };
}

/** Whether the server still takes connections. */
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

onEachEngine((_start, freshDatabase) => {
  const settings = async () => {
    const databaseUrl = await freshDatabase();
    const dataDir = join(room, 'data');
    if (databaseUrl === undefined) await prepareDataDir(dataDir);
    return { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  };

  test('loses no acknowledged booking at kill -9, and books no retry twice', async () => {
    const outcome = await crashWhileBooking(await settings(), room, { crashes: 2, bookings: 25 });
    expect(outcome).toMatchObject({ lost: 0, twice: 0, refusedRetries: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(10);
    expect(outcome.seatsTaken).toBe(outcome.stored);
  });

  test('finishes requests in flight at SIGTERM', async () => {
    const environment = await settings();
    const camp = flexibleCamp({ seatsOpen: 500 });
    const server = await startWithCamps(environment, room, [camp]);
    const child = children(2016);
    let first: (value: unknown) => void = () => {};
    const oneIsAnswered = new Promise((resolve) => (first = resolve));
    const posts = Array.from({ length: 40 }, async (_, n) => {
      try {
        const { status } = await save(server, enrolmentOf(camp, child(n)));
        first(n);
        return status;
      } catch {
        // It came when nobody listened any more: refused, not lost half-way.
        return 0;
      }
    });
    await oneIsAnswered;
    const begun = await beginToSave(server, enrolmentOf(camp, child(40)));
    const told = performance.now();
    const ended = server.end('SIGTERM');
    while (await listens(server)) continue;
    // The server had its head before it was told: it is in flight, however quick the others were.
    posts.push(begun.finish());
    expect(await posts.at(-1)).toBe(200);
    expect(await ended).toBe(0);
    // Who stops a container waits ten seconds before it kills.
    expect(performance.now() - told).toBeLessThan(10_000);
    const statuses = await Promise.all(posts);
    const answered = statuses.filter((status) => status !== 0);
    expect(new Set(answered)).toEqual(new Set([200]));
    const again = await startServer(environment);
    const { numbers, seatsTaken } = await storedChildren(environment, room, again, camp);
    expect([numbers.length, seatsTaken]).toEqual([answered.length, answered.length]);
    await again.end('SIGKILL');
  });
});
