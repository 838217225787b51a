import { isIP } from 'node:net';
import { like } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test as plainTest, vi } from 'vitest';
import { clientAddress } from '../../src/backend/http/clientAddress.ts';
import { createBackend } from '../../src/backend/service/Backend.ts';
import { limitPoints } from '../../src/backend/database/schema.ts';
import { fixedCamp, flexibleCamp, fullCamp } from '../../src/testing/camps.ts';
import { inventedNationalNr } from '../../src/testing/people.ts';
import { AN, checkDiscounts, child, enrol, enrolmentOf, get, medicalInfo, NOOR, save } from './client.ts';
import { onEachEngine, test } from './engines.ts';
import type { TestBackend } from './testBackend.ts';

const CHILDREN_PER_ADDRESS = 600;

/** Sets the counter of a limit as after so many look-ups or attempts of this address. */
async function count({ backend }: TestBackend, limit: string, points: number, address = '127.0.0.1') {
  const key = `${limit}:${backend.vault.lookup('address', address)}`;
  await backend.database.sql
    .insert(limitPoints)
    .values({ key, points, expire: new Date(Date.now() + 60_000) });
}

const granted = async (backend: Pick<TestBackend, 'url'>, nr: string, campId: string, headers = {}) => {
  const { text } = await checkDiscounts(backend, nr, campId, headers);
  return (JSON.parse(text) as { DISCOUNT_TYPE: unknown }).DISCOUNT_TYPE;
};

onEachEngine(() => {
  test('hides data above the limit of children, and still books', async ({ start }) => {
    const [camp, full, other] = [
      flexibleCamp({ seatsOpen: 300 }),
      fullCamp({ activeDays: ['2027-08-02', '2027-08-03', '2027-08-04'] }),
      fixedCamp({ activeDays: ['2027-08-09'] }),
    ];
    const backend = await start([camp, full, other]);
    await enrol(backend, camp, NOOR);
    await count(backend, 'children', CHILDREN_PER_ADDRESS);
    // One child too many: no discount, no sheet, nothing about bookings.
    expect(await granted(backend, child(1), camp.id)).toBe(null);
    expect(await checkDiscounts(backend, NOOR, camp.id)).toMatchObject({ status: 200 });
    expect((await medicalInfo(backend, NOOR, AN)).status).toBe(204);
    // The save reveals no more.
    expect(await enrol(backend, camp, NOOR)).toMatchObject({ result: '400 INVALID' });
    expect(await enrol(backend, full, NOOR)).toMatchObject({ text: 'INVALID_CAMP_FULLY_BOOKED' });
    // It still books, with the discount that the check did not return.
    expect((await enrol(backend, other, child(1))).status).toBe(200);
    expect(await backend.bookings(other.id)).toMatchObject([{ discountType: 'FIRST_CAMP' }]);
  });

  test('returns the same for a wrong voucher to children with and without bookings', async ({ start }) => {
    const [camp, other] = [flexibleCamp(), fixedCamp({ activeDays: ['2027-08-09'] })];
    const backend = await start([camp, other]);
    await enrol(backend, camp, NOOR);
    for (const discountAmount of [null, 10, 12, 15]) {
      const responses = [NOOR, child(1)].map((nr) =>
        save(backend, { ...enrolmentOf(other, nr, { voucher: 'nobodys' }), discountAmount }),
      );
      const texts = (await Promise.all(responses)).map(({ text }) => text);
      expect(texts, String(discountAmount)).toEqual(['INVALID_VOUCHER', 'INVALID_VOUCHER']);
    }
  });

  test('counts a save whose claimed discount depends on the child', async ({ start }) => {
    const [camp, other] = [flexibleCamp(), fixedCamp({ activeDays: ['2027-08-09'] })];
    const backend = await start([camp, other]);
    for (const nr of [NOOR, child(2)]) await enrol(backend, camp, nr);
    const claim = async (nr: string, wanted = camp) =>
      (await save(backend, { ...enrolmentOf(wanted, nr), discountAmount: 12 })).text;
    await count(backend, 'children', CHILDREN_PER_ADDRESS - 2);
    expect(await claim(NOOR)).toBe('INVALID_CAMP_ALREADY_BOOKED');
    expect(await claim(child(1))).toBe('INVALID');
    // The limit of this hour is reached: the response for an enrolled child is that for an unknown one.
    expect(await claim(child(2))).toBe('INVALID');
    // Nobody is booked by such a claim any more: an enrolled child would be told apart by its booking.
    expect(await claim(child(2), other)).toBe('INVALID');
    expect(await backend.bookings(other.id)).toEqual([]);
    expect(await claim(NOOR, other)).toContain('reference');
  });

  test('counts the same child once', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    await count(backend, 'children', CHILDREN_PER_ADDRESS - 2);
    const children = [NOOR, NOOR, NOOR, child(1), NOOR, child(2)];
    const responses: unknown[] = [];
    for (const nr of children) responses.push(await granted(backend, nr, camp.id));
    expect(responses).toEqual([...Array<string>(5).fill('FIRST_CAMP'), null]);
  });

  test('counts children for an hour, and again from one after it', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    const { sql: db } = backend.backend.database;
    const endHour = () => db.update(limitPoints).set({ expire: new Date(Date.now() - 1000) });
    const counted = async () => {
      const [{ points, expire } = { points: 0, expire: null }] = await db
        .select()
        .from(limitPoints)
        .where(like(limitPoints.key, 'children:%'));
      return { points, minutes: Math.round((Number(expire) - Date.now()) / 60_000) };
    };
    await count(backend, 'children', CHILDREN_PER_ADDRESS);
    expect(await granted(backend, child(1), camp.id)).toBe(null);
    expect(await counted()).toEqual({ points: CHILDREN_PER_ADDRESS + 1, minutes: 1 });
    for (const nr of [child(1), child(1), child(2)]) {
      await endHour();
      expect(await granted(backend, nr, camp.id)).toBe('FIRST_CAMP');
      expect(await counted()).toEqual({ points: 1, minutes: 60 });
    }
  });

  test('counts the parents of a child for a day', async ({ start }) => {
    const backend = await start([]);
    await medicalInfo(backend, NOOR, AN);
    const counters = await backend.backend.database.sql.select().from(limitPoints);
    const hours = counters.map(({ key, expire }) => [
      key.split(':')[0],
      Math.round((Number(expire) - Date.now()) / 3_600_000),
    ]);
    expect(Object.fromEntries(hours)).toEqual({
      ...{ seen: 1, children: 1, all: 1 },
      ...{ pair: 24, parents: 24, tried: 24 },
    });
  });

  test('limits the children of all addresses together', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    const part = backend.backend.vault.lookup('child', child(1)).slice(0, 1);
    const expire = new Date(Date.now() + 60_000);
    const counter = { key: `all:${part}`, points: 319, expire };
    await backend.backend.database.sql.insert(limitPoints).values(counter);
    const ofPart = Array.from({ length: 900 }, (_, n) => child(n)).filter((nr) =>
      backend.backend.vault.lookup('child', nr).startsWith(part),
    );
    expect(await granted(backend, ofPart[0] ?? '', camp.id)).toBe('FIRST_CAMP');
    expect(await granted(backend, ofPart[1] ?? '', camp.id)).toBe(null);
  });

  test('keeps a limit across a restart, for one address only', async ({ start }) => {
    const backend = await start([]);
    await count(backend, 'children', CHILDREN_PER_ADDRESS);
    // The same database in a new process: only stored counters remain.
    const { limits, vault } = createBackend(backend.backend);
    const mayAsk = (address: string) =>
      limits.mayLookUpChild([vault.lookup('address', address)], vault.lookup('child', child(1)));
    expect([await mayAsk('127.0.0.1'), await mayAsk('10.1.2.3')]).toEqual([false, true]);
  });

  test('trusts as many entries of X-Forwarded-For as there are proxies', async ({ start }) => {
    const camp = flexibleCamp();
    const ask = (backend: TestBackend, forwarded: string) =>
      granted(backend, child(1), camp.id, { 'x-forwarded-for': forwarded });
    const direct = await start([camp]);
    await count(direct, 'children', CHILDREN_PER_ADDRESS);
    expect(await ask(direct, '10.9.9.9')).toBe(null);

    const behindProxy = await start([camp], { environment: { TRUSTED_PROXIES: '1' } });
    await count(behindProxy, 'children', CHILDREN_PER_ADDRESS, '10.9.9.9');
    expect(await ask(behindProxy, '10.9.9.9')).toBe(null);
    expect(await ask(behindProxy, '1.2.3.4, 10.9.9.9')).toBe(null);
    const turns = vi.spyOn(behindProxy.backend.queue, 'run');
    expect(await ask(behindProxy, '10.9.9.9, 10.8.8.8')).toBe('FIRST_CAMP');
    // Requests wait for their turns by the same address, however a proxy writes it.
    for (const same of ['::ffff:10.8.8.8', '0:0:0:0:0:FFFF:0a08:808', '[::ffff:a08:808]:443', '10.8.8.8:80'])
      expect(await ask(behindProxy, same), same).toBe('FIRST_CAMP');
    expect(new Set(turns.mock.calls.map(([address]) => address))).toEqual(new Set(['10.8.8.8']));
    await ask(behindProxy, 'fe80::1%eth0');
    expect(turns.mock.lastCall?.[0]).toBe('fe80:0000:0000:0000');
  });

  test('allows ten parents per child and address in a day', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp], { environment: { TRUSTED_PROXIES: '1' } });
    await enrol(backend, camp, NOOR);
    const ask = async (parent: string, from = '10.1.2.3') => {
      const headers = { 'x-parent-national-nr': parent, 'x-forwarded-for': from };
      return (await get(backend, `/api/medicalInfo?key=demo&nationalNr=${NOOR}`, headers)).status;
    };
    const strangers = Array.from({ length: 10 }, (_, n) => inventedNationalNr(1980, n + 10));
    for (const stranger of strangers.slice(1)) expect(await ask(stranger)).toBe(204);
    // The right parent is the tenth, and stays allowed after an eleventh is rejected.
    for (const [parent, status] of [
      [AN, 200],
      [strangers[0] ?? '', 204],
      [AN, 200],
    ] as const) {
      expect(await ask(parent)).toBe(status);
    }
    for (const stranger of strangers) await ask(stranger, '10.9.9.9');
    expect([await ask(AN, '10.9.9.9'), await ask(AN)]).toEqual([204, 200]);
  });

  test('reveals nothing above a limit to requests that are sent twice at once', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    await enrol(backend, camp, NOOR);
    const [networks, noor] = [['here'], backend.backend.vault.lookup('child', NOOR)];
    const { limits } = backend.backend;
    const twins = <Answer>(ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 8 }, ask));
    const parents: string[][] = [];
    for (let n = 0; n < 20; n += 1)
      parents.push(await twins(() => limits.mayTryParent(networks, noor, `parent ${n}`)));
    expect(new Set(parents.slice(10).flat())).toEqual(new Set(['no']));
    await count(backend, 'children', CHILDREN_PER_ADDRESS);
    for (let n = 0; n < 20; n += 1) {
      const answers = await twins(() => granted(backend, child(n), camp.id));
      expect(new Set(answers)).toEqual(new Set([null]));
    }
  });

  test('limits a home line of IPv6 as a whole, and slows down for a child', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp], { environment: { TRUSTED_PROXIES: '1' } });
    await enrol(backend, camp, NOOR);
    const ask = async (parent: string, from: string) => {
      const began = performance.now();
      const headers = { 'x-parent-national-nr': parent, 'x-forwarded-for': from };
      const { status } = await get(backend, `/api/medicalInfo?key=demo&nationalNr=${NOOR}`, headers);
      return { status, isSlow: performance.now() - began > 2000 };
    };
    const stranger = (n: number) => inventedNationalNr(1970 + (n % 20), n);
    for (let n = 0; n < 20; n += 1)
      await ask(stranger(n), `2001:db8:0:1${n.toString(16).padStart(2, '0')}::1`);
    expect((await ask(AN, '2001:db8:0:1ff::1')).status).toBe(204);
    // Another line, after as many attempts by other addresses: its parent waits, and gets the sheet.
    expect(await ask(AN, '2001:db8:0:200::1')).toEqual({ status: 200, isSlow: false });
    for (let n = 20; n < 30; n += 1) await ask(stranger(n), `10.0.0.${n}`);
    expect(await ask(AN, '2001:db8:0:300::1')).toEqual({ status: 200, isSlow: true });
    expect(await ask(AN, '2001:db8:0:300::1')).toEqual({ status: 200, isSlow: false });
    expect(await ask(stranger(31), '10.0.0.31')).toEqual({ status: 204, isSlow: true });
  });

  test('caps the bookings of an address, and answers a retry of one', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    await count(backend, 'bookings', 999);
    const first = await save(backend, enrolmentOf(camp, child(1)), 'key');
    expect(first.status).toBe(200);
    const refused = await enrol(backend, camp, child(2));
    expect([refused.result, refused.headers.get('retry-after')]).toEqual(['429 INVALID', '3600']);
    expect((await save(backend, enrolmentOf(camp, child(1)), 'key')).result).toBe(first.result);
    expect(await backend.bookings(camp.id)).toHaveLength(1);
  });

  test('returns the same above the limit of bookings, and counts no look-up', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    await count(backend, 'bookings', 999);
    await enrol(backend, camp, NOOR);
    // One child is left.
    await count(backend, 'children', CHILDREN_PER_ADDRESS - 1);
    for (const nr of [NOOR, child(1)])
      expect(await enrol(backend, camp, nr)).toMatchObject({ result: '429 INVALID' });
    expect(await granted(backend, child(2), camp.id)).toBe('FIRST_CAMP');
  });

  test('returns the same above both limits, whoever has a booking', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    await count(backend, 'bookings', 999);
    await enrol(backend, camp, NOOR);
    await count(backend, 'children', CHILDREN_PER_ADDRESS);
    const results = new Set<string>();
    for (const discountAmount of [null, 12])
      for (const nr of [NOOR, child(1)])
        results.add((await save(backend, { ...enrolmentOf(camp, nr), discountAmount })).result);
    expect(results).toEqual(new Set(['429 INVALID']));
    expect(await backend.bookings(camp.id)).toHaveLength(1);
  });

  test('returns 429 after a hundred wrong voucher codes, and VALID for a right one', async ({ start }) => {
    const full = fullCamp();
    const backend = await start([full]);
    const { code } = await backend.createVoucher(full.id);
    const ask = (voucher: string) =>
      get(backend, `/api/validateVoucher?voucher=${voucher}&campId=${full.id}`);
    await count(backend, 'voucher', 99);
    expect((await ask('guess')).status).toBe(400);
    const tooMany = await ask('guess');
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await ask(code)).text).toBe('VALID');
  });
});

plainTest.each([
  ['10.9.9.9:4711', '10.9.9.9'],
  ['[2001:db8:1:2::1]:4711', '2001:0db8:0001:0002'],
  ['[2001:db8:1:2::1]', '2001:0db8:0001:0002'],
  ['2001:db8:1:2::1', '2001:0db8:0001:0002'],
  ['2001:DB8:1:2:ffff:0:0:9', '2001:0db8:0001:0002'],
  ['2001:db8:1:3::1', '2001:0db8:0001:0003'],
  ['2001:db8::1', '2001:0db8:0000:0000'],
  ['::ffff:10.9.9.9', '10.9.9.9'],
])(
  'counts a /64 of IPv6 as one address, without the port that a proxy adds: %s as %s',
  async (hop, counted) => {
    const app = new Hono()
      .get('/direct', (context) => context.text(clientAddress(context, 0)))
      .get('/proxy', (context) => context.text(clientAddress(context, 1)));
    const ask = async (path: string, remoteAddress: string) => {
      const headers = { 'x-forwarded-for': `1.1.1.1, ${hop}` };
      return (await app.request(path, { headers }, { incoming: { socket: { remoteAddress } } })).text();
    };
    expect(await ask('/proxy', '127.0.0.1')).toBe(counted);
    if (isIP(hop)) expect(await ask('/direct', hop)).toBe(counted);
  },
);

plainTest.each([
  ['no entry', {}],
  ['an empty one', { 'x-forwarded-for': '' }],
  ['fewer than there are proxies', { 'x-forwarded-for': '1.1.1.1' }],
])('counts the address of the connection when a proxy sends %s', async (_what, headers) => {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, 2)));
  const bindings = { incoming: { socket: { remoteAddress: '10.9.9.9' } } };
  expect(await (await app.request('/', { headers }, bindings)).text()).toBe('10.9.9.9');
});
