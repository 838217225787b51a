import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { campAnswer, flexibleCamp } from '../../stories/support/camps.ts';
import { TODAY } from '../../stories/support/clock.ts';
import { children, enrolmentOf, get, save } from './client.ts';
import { databasesOf } from './postgres.ts';
import { SHARED_POSTGRES } from './sharedPostgres.ts';
import { startTestBackend } from './testBackend.ts';

const postgres = process.env[SHARED_POSTGRES];
const child = children(2016);

/** A way to the database on which what is open can fall silent, as after a fail-over or behind a NAT: no end, no reset. */
async function relayTo(url: string) {
  const { hostname, port } = new URL(url);
  const open: [near: Socket, far: Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
    open.push([near, far]);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const relayed = new URL(url);
  relayed.port = String((server.address() as AddressInfo).port);
  return {
    url: relayed.href,
    silence() {
      for (const [near, far] of open) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
        far.resume();
      }
    },
    close() {
      for (const socket of open.flat()) socket.destroy();
      server.close();
    },
  };
}

const relays: { close: () => void }[] = [];
afterEach(() => relays.splice(0).forEach((relay) => relay.close()));

async function startBehindRelay() {
  const relay = await relayTo(await databasesOf(postgres ?? '')());
  relays.push(relay);
  const camp = flexibleCamp({ seatsOpen: 100 });
  const backend = await startTestBackend({ camps: [campAnswer(camp)], today: TODAY, databaseUrl: relay.url });
  // As many connections as the server opens at all.
  const voucher = `/api/validateVoucher?voucher=x&campId=${camp.id}`;
  await Promise.all(Array.from({ length: 30 }, () => get(backend, voucher)));
  return { relay, backend, camp };
}

test.skipIf(!postgres)('connections that fall silent: every call answers, and service is back', async () => {
  const { relay, backend, camp } = await startBehindRelay();
  relay.silence();
  const start = performance.now();
  const answers = await Promise.all([
    get(backend, `/api/camps?key=demo&campId=${camp.id}`),
    get(backend, '/organisatie/'),
    ...Array.from({ length: 10 }, (_, n) => save(backend, enrolmentOf(camp, child(n)))),
  ]);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(answers.map(({ status }) => status)).toContain(500);
  const after = await Promise.all([
    get(backend, `/api/camps?key=demo&campId=${camp.id}`),
    get(backend, '/organisatie/'),
    save(backend, enrolmentOf(camp, child(20))),
  ]);
  expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(performance.now() - start).toBeLessThan(15_000);
  await backend.stop();
});

test.skipIf(!postgres)('a server whose connections fell silent still stops', async () => {
  const { relay, backend, camp } = await startBehindRelay();
  relay.silence();
  const asked = vi.spyOn(backend.backend.camps, 'find');
  const pending = get(backend, `/api/camps?key=demo&campId=${camp.id}`).catch(() => null);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  const start = performance.now();
  await backend.stop();
  expect(performance.now() - start).toBeLessThan(10_000);
  await pending;
});
