import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test as plainTest } from 'vitest';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { listen } from '../../src/backend/http/listen.ts';
import { beginToSave, child, enrol, enrolmentOf, get } from './client.ts';
import { onEachEngine, test } from './engines.ts';

/** More than the server's concurrent database requests. */
const SLOW = 300;
const NEVER_MS = 1_000_000;

/** Sends each body in a connection of its own and closes it. */
const SEND_AND_LEAVE = `
  const { port, bodies } = JSON.parse(process.argv[1]);
  for (const body of bodies) {
    const head = ['POST /api/saveWebSubscription HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: ' + Buffer.byteLength(body)];
    const sender = require('node:net').connect(port, '127.0.0.1');
    sender.write(head.join('\\r\\n') + '\\r\\n\\r\\n' + body, () => sender.destroy());
  }`;

onEachEngine((engine) => {
  test('books nothing for parents who had left before the server accepted them', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 100 });
    const backend = await start([camp]);
    const bodies = Array.from({ length: 10 }, (_, n) => JSON.stringify(enrolmentOf(camp, child(n))));
    const given = JSON.stringify({ port: Number(new URL(backend.url).port), bodies });
    // The server is in this process, which accepts no connection meanwhile: they wait in the system's backlog.
    expect(spawnSync(process.execPath, ['-e', SEND_AND_LEAVE, given]).status).toBe(0);
    expect((await enrol(backend, camp, child(50))).status).toBe(200);
    expect(await backend.bookings(camp.id)).toHaveLength(1);
  });

  test('holds no seat, transaction or place in the queue for clients that stop midway', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 1 });
    const backend = await start([camp]);
    const begin = (n: number) => beginToSave(backend, enrolmentOf(camp, child(n)));
    const begun = await Promise.all(Array.from({ length: SLOW }, (_, n) => begin(n)));
    expect((await enrol(backend, camp, child(SLOW))).status).toBe(200);
    if (engine === 'PostgreSQL') {
      const others = sql`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`;
      expect((await backend.backend.database.sql.execute(others)).rows).toEqual([]);
    }
    for (const { leave } of begun) leave();
  });
});

test('logs no failure when a client leaves in the middle of its body', async ({ start }) => {
  const statuses: number[] = [];
  const failures: unknown[] = [];
  const log = {
    request: ({ status }: { status: number }) => statuses.push(status),
    failure: (error: unknown) => failures.push(error),
  };
  const { url } = await start([], { log });
  for (const header of ['Content-Length: 20', 'Transfer-Encoding: chunked']) {
    const client = connect(Number(new URL(url).port), '127.0.0.1');
    const head = ['POST /api/checkDiscounts HTTP/1.1', 'Host: x', 'Content-Type: application/json', header];
    client.write(`${head.join('\r\n')}\r\n\r\n2\r\n{}\r\n`, () => client.end());
  }
  await expect.poll(() => statuses).toEqual([400, 400]);
  expect(failures).toEqual([]);
});

plainTest('rejects headers of more than 16 KiB', async () => {
  const server = await listen(() => new Response('response'), '127.0.0.1', 0);
  const ask = (kilobytes: number) =>
    get({ url: `http://127.0.0.1:${server.port}` }, '/', { x: 'a'.repeat(kilobytes * 1024) });
  expect([(await ask(15)).status, (await ask(17)).status]).toEqual([200, 431]);
  await server.stop();
});

plainTest('stops although a client is silent', async () => {
  const server = await listen(() => new Response('response'), '127.0.0.1', 0);
  const silent = connect(server.port, '127.0.0.1');
  await once(silent, 'connect');
  // Earlier requests are served first.
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
  await server.stop(NEVER_MS);
  silent.destroy();
});

plainTest('completes whole requests at a stop, and aborts incomplete ones', { timeout: 25_000 }, async () => {
  const arrived = new EventEmitter();
  let release: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => (release = resolve));
  const server = await listen(
    async (request) => {
      arrived.emit(request.method);
      return request.method === 'GET' ? response : new Response(await request.text());
    },
    '127.0.0.1',
    0,
  );
  const url = `http://127.0.0.1:${server.port}`;
  const bothArrived = Promise.all([once(arrived, 'GET'), once(arrived, 'POST')]);
  const whole = fetch(url);
  const half = await beginToSave({ url }, { half: 'of it' });
  await bothArrived;

  const stopped = server.stop(3000);
  release(new Response('response'));
  // A proxy sends its next request elsewhere.
  expect((await whole).headers.get('connection')).toBe('close');
  expect(await (await whole).text()).toBe('response');
  await stopped;
  half.leave();
});

plainTest('closes a connection with many requests that were sent ahead', async () => {
  let running = 0;
  const server = await listen(
    () => {
      running += 1;
      return new Promise<Response>(() => {});
    },
    '127.0.0.1',
    0,
  );
  const sender = connect(server.port, '127.0.0.1');
  sender.on('error', () => {});
  sender.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5000));
  await new Promise((closed) => sender.once('close', closed));
  expect(running).toBe(32);
  await server.stop(0);
});

plainTest('answers a health check over HTTP/1.0 without a Host header', async () => {
  const server = await listen((request: Request) => new Response(request.url), '127.0.0.1', 0);
  const check = connect(server.port, '127.0.0.1');
  const [answer] = await new Promise<string[]>((resolve) => {
    const parts: string[] = [];
    check.setEncoding('utf8').on('data', (text: string) => parts.push(text));
    check.once('close', () => resolve([parts.join('')]));
    check.write('GET /health/ready HTTP/1.0\r\n\r\n');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*\/health\/ready$/);
  await server.stop(0);
});
