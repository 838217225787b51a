import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { campAnswer, flexibleCamp } from '../../stories/support/camps.ts';
import { TODAY } from '../../stories/support/clock.ts';
import { children, enrolmentOf, get, save } from './client.ts';
import { writeFakeWizard } from './fakeWizard.ts';
import { databasesOf } from './postgres.ts';
import { SHARED_POSTGRES } from './sharedPostgres.ts';
import { startTestBackend } from './testBackend.ts';

const postgres = process.env[SHARED_POSTGRES];
const child = children(2016);

/** A relay whose open connections can fall silent, as after a fail-over or behind a NAT: without an end or a reset. */
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
const room = mkdtempSync(join(tmpdir(), 'enrolment-silent-'));
const wizardDir = writeFakeWizard(room);
afterEach(() => relays.splice(0).forEach((relay) => relay.close()));
afterAll(() => rmSync(room, { recursive: true }));

async function startBehindRelay() {
  const relay = await relayTo(await databasesOf(postgres ?? '')());
  relays.push(relay);
  const camp = flexibleCamp({ seatsOpen: 100 });
  const options = { camps: [campAnswer(camp)], today: TODAY, databaseUrl: relay.url, wizardDir };
  const backend = await startTestBackend(options);
  // As many connections as the server opens at all.
  const voucher = `/api/validateVoucher?voucher=x&campId=${camp.id}`;
  await Promise.all(Array.from({ length: 30 }, () => get(backend, voucher)));
  return { relay, backend, camp };
}

test.skipIf(!postgres)(
  'answers every request within 10 s and serves again within 15 s when connections fall silent',
  async () => {
    const { relay, backend, camp } = await startBehindRelay();
    relay.silence();
    const start = performance.now();
    const answers = await Promise.all([
      get(backend, `/api/camps?key=demo&campId=${camp.id}`),
      get(backend, '/organisatie/'),
      get(backend, `/?camp=${camp.id}`),
      ...Array.from({ length: 10 }, (_, n) => save(backend, enrolmentOf(camp, child(n)))),
    ]);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(answers.map(({ status }) => status)).toContain(500);
    const after = await Promise.all([
      get(backend, `/api/camps?key=demo&campId=${camp.id}`),
      get(backend, '/organisatie/'),
      get(backend, `/?camp=${camp.id}`),
      save(backend, enrolmentOf(camp, child(20))),
    ]);
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(performance.now() - start).toBeLessThan(15_000);
    await backend.stop();
  },
);

test.skipIf(!postgres)('stops a server whose connections fell silent', async () => {
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
