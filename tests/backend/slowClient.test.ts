import { connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test as plainTest } from 'vitest';
import { flexibleCamp } from '../../stories/support/camps.ts';
import { rowsOf } from '../../src/backend/operations/database.ts';
import { listen } from '../../src/backend/http/listen.ts';
import { children, enrol, enrolmentOf, get } from './client.ts';
import { onEachEngine, test } from './engines.ts';
import type { TestBackend } from './testBackend.ts';

/** More than the server lets to its database at once. */
const SLOW = 300;
const child = children(2016);

/** Sends all of an enrolment but its last half, and waits. */
function sendHalf(url: string, body: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const head =
    'POST /api/saveWebSubscription HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
    `content-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.write(head + body.slice(0, body.length / 2), () => resolve(socket));
  });
}

/** A client that connects and says nothing. */
function sendNothing(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve, reject) => {
    socket.once('error', reject).once('connect', () => resolve(socket));
  });
}

/** Of other connections to the same database. */
async function openTransactions({ backend }: TestBackend): Promise<number | undefined> {
  const [row] = await rowsOf<{ open: number }>(
    backend.database.sql,
    sql`SELECT count(*)::int AS open FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`,
  );
  return row?.open;
}

onEachEngine((engine) => {
  test('keeps no seat, transaction or turn for clients that stop half-way', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 1 });
    const backend = await start([camp]);
    const half = (n: number) => sendHalf(backend.url, JSON.stringify(enrolmentOf(camp, child(n))));
    const sockets = await Promise.all(Array.from({ length: SLOW }, (_, n) => half(n)));
    expect((await enrol(backend, camp, child(SLOW))).status).toBe(200);
    if (engine === 'PostgreSQL') expect(await openTransactions(backend)).toBe(0);
    for (const socket of sockets) socket.destroy();
  });
});

plainTest('refuses headers of more than 16 KiB', async () => {
  const server = await listen(() => new Response('answer'), '127.0.0.1', 0);
  const ask = (kilobytes: number) =>
    get({ url: `http://127.0.0.1:${server.port}` }, '/', { x: 'a'.repeat(kilobytes * 1024) });
  expect([(await ask(15)).status, (await ask(17)).status]).toEqual([200, 431]);
  await server.stop();
});

const NEVER_MS = 1_000_000;

plainTest('stops in spite of a silent client', async () => {
  const server = await listen(() => new Response('answer'), '127.0.0.1', 0);
  const silent = await sendNothing(server.port);
  // Whoever came before was taken before.
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
  await server.stop(NEVER_MS);
  silent.destroy();
});

plainTest('answers whole requests at a stop, and cuts off half ones', { timeout: 10_000 }, async () => {
  let release: (answer: Response) => void = () => {};
  const answer = new Promise<Response>((resolve) => (release = resolve));
  const arrivals = { GET: () => {}, POST: () => {} };
  const arrived = (method: keyof typeof arrivals) =>
    new Promise<void>((resolve) => (arrivals[method] = resolve));
  const bothArrived = Promise.all([arrived('GET'), arrived('POST')]);
  const server = await listen(
    async (request) => {
      arrivals[request.method as keyof typeof arrivals]();
      return request.method === 'GET' ? answer : new Response(await request.text());
    },
    '127.0.0.1',
    0,
  );
  const url = `http://127.0.0.1:${server.port}`;
  const whole = fetch(url);
  const half = await sendHalf(url, '{"half": "of it"}');
  await bothArrived;

  const stopped = server.stop(1000);
  release(new Response('answer'));
  expect(await (await whole).text()).toBe('answer');
  await stopped;
  half.destroy();
});
