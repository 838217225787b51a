import { connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campAnswer, flexibleCamp } from '../../stories/support/camps.ts';
import { TODAY } from '../../stories/support/clock.ts';
import { rowsOf } from '../../src/backend/database.ts';
import { children, enrolmentOf, save } from './client.ts';
import { onEachEngine } from './engines.ts';
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

/** Of other connections to the same database. */
async function openTransactions({ backend }: TestBackend): Promise<number | undefined> {
  const [row] = await rowsOf<{ open: number }>(
    backend.database.sql,
    sql`SELECT count(*)::int AS open FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`,
  );
  return row?.open;
}

onEachEngine((start, _freshDatabase, engine) => {
  test('clients that stop half-way hold no seat, no transaction and no place in line', async () => {
    const camp = flexibleCamp({ seatsOpen: 1 });
    const backend = await start({ camps: [campAnswer(camp)], today: TODAY });
    const half = (n: number) => sendHalf(backend.url, JSON.stringify(enrolmentOf(camp, child(n))));
    const sockets = await Promise.all(Array.from({ length: SLOW }, (_, n) => half(n)));
    expect((await save(backend, enrolmentOf(camp, child(SLOW)))).status).toBe(200);
    if (engine === 'PostgreSQL') expect(await openTransactions(backend)).toBe(0);
    for (const socket of sockets) socket.destroy();
  });
});
