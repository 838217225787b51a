import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { MAX_ATTEMPTS, waitMs } from '../../src/api/Rush.ts';
import { saveEnrolment } from '../../src/backend/booking/saveEnrolment.ts';
import { importCamps, rowsOfJson } from '../../src/backend/camps/campImport.ts';
import { setClosed } from '../../src/backend/camps/campStore.ts';
import type { Sql } from '../../src/backend/database/database.ts';
import { readErasures } from '../../src/backend/privacy/erasures.ts';
import { listBookings } from '../../src/backend/privacy/enrolmentRecords.ts';
import { forget } from '../../src/backend/privacy/retention.ts';
import type { Camp } from '../../src/domain/camp.ts';
import { EMPTY_MEDICAL_INFO } from '../../src/domain/medicalSheet.ts';
import { campItem, fixedCamp, flexibleCamp, fullCamp, TODAY } from '../../src/testing/camps.ts';
import { atOnce, tally } from './atOnce.ts';
import { CHAOS_TIMEOUT, chaosCount, isChaos } from './chaosCount.ts';
import { AN, child, enrol, enrolmentOf, get, medicalInfo, NOOR, save } from './client.ts';
import { storedChildren } from './crash.ts';
import { onEachEngine, test } from './engines.ts';
import type { Environment, ServerProcess } from './serverProcess.ts';
import { startWithCamps } from './startWithCamps.ts';
import { temporaryFolder } from './temporaryFolder.ts';

vi.setConfig({ testTimeout: CHAOS_TIMEOUT });

const FULL = '400 INVALID_CAMP_FULLY_BOOKED';
const ALREADY_BOOKED = '400 INVALID_CAMP_ALREADY_BOOKED';

/** A server in a separate process: in this one, thousands of clients would slow it down. */
async function startProcess(environment: Environment, camp: Camp): Promise<ServerProcess> {
  const server = await startWithCamps(environment, temporaryFolder(), [camp]);
  onTestFinished(() => void server.process.kill('SIGKILL'));
  return server;
}

/** Repeats a request while the server is overloaded, as the wizard does: a busy machine books slowly. */
async function whileBusy<Answer extends { status: number }>(
  send: () => Promise<Answer>,
  attempts = 1,
): Promise<Answer> {
  const answer = await send();
  if (answer.status !== 503 || attempts === MAX_ATTEMPTS) return answer;
  await delay(waitMs(null, attempts));
  return whileBusy(send, attempts + 1);
}

/** Sends so many requests at once, and returns the responses in order. */
const race = <Answer extends { status: number }>(count: number, send: (n: number) => Promise<Answer>) =>
  atOnce(count, (n) => whileBusy(() => send(n)));

/** The number of connections that wait for a lock. */
async function waiting(db: Sql): Promise<number> {
  const all = sql`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await db.execute(all)).rows.length;
}

onEachEngine((engine) => {
  test('sells the last seat to one of many concurrent children, once', async ({ start, environment }) => {
    const camp = flexibleCamp({ seatsOpen: 1 });
    const server = isChaos ? await startProcess(environment, camp) : await start([camp]);
    const count = chaosCount(200, 10_000);
    const responses = await race(count, (n) => enrol(server, camp, child(n)));
    expect(tally(responses)).toEqual({ '200': 1, [FULL]: count - 1 });
    const winner = child(responses.findIndex(({ status }) => status === 200));
    const more = chaosCount(10, 1000);
    const refused = tally(await race(more, () => enrol(server, camp, winner)));
    // The others used up the look-up limit; above it, the child that booked gets the response of all others.
    expect((refused[ALREADY_BOOKED] ?? 0) + (refused[FULL] ?? 0)).toBe(more);
    const stored =
      'bookings' in server
        ? (await server.bookings(camp.id)).map(({ details }) => details.subscriber_NationalNr)
        : (await storedChildren(environment, server, camp)).numbers;
    expect(stored).toEqual([winner]);
    expect(await get(server, `/api/camps?key=demo&campId=${camp.id}`)).toMatchObject({
      text: expect.stringContaining('"SEATS_OPEN":0') as string,
    });
  });

  test('books the same child once in 100 concurrent requests', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 50 });
    const backend = await start([camp]);
    const responses = await race(100, () => enrol(backend, camp, NOOR));
    expect(tally(responses)).toEqual({ '200': 1, [ALREADY_BOOKED]: 99 });
    expect(await backend.seatsOpen(camp.id)).toBe(49);
  });

  test('books one of two camps that share a day for a child, as a whole', async ({ start }) => {
    const [one, other] = [flexibleCamp({ seatsOpen: 50 }), fixedCamp({ seatsOpen: 50 })];
    const backend = await start([one, other]);
    const selectedDays = one.activeDays.slice(2);
    const responses = await race(60, (n) =>
      save(backend, n % 2 === 0 ? enrolmentOf(one, NOOR, { selectedDays }) : enrolmentOf(other, NOOR)),
    );
    expect(tally(responses)['200']).toBe(1);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    const bookings = [...(await backend.bookings(one.id)), ...(await backend.bookings(other.id))];
    expect(bookings).toHaveLength(1);
    expect([3, 5]).toContain(bookings[0]?.days.length);
    expect((await backend.seatsOpen(one.id)) + (await backend.seatsOpen(other.id))).toBe(99);
  });

  test('grants one first-camp discount to a child in four concurrent camps', async ({ start }) => {
    const camps = [0, 1, 2, 3].map((n) => fixedCamp({ id: `CAMP${n}`, activeDays: [`2027-07-1${n}`] }));
    const backend = await start(camps);
    await Promise.all(camps.map((camp) => enrol(backend, camp, NOOR)));
    const bookings = (await Promise.all(camps.map(({ id }) => backend.bookings(id)))).flat();
    const types = bookings.map(({ discountType }) => discountType).sort();
    expect(types).toEqual(['FIRST_CAMP', 'SAVINGS', 'SAVINGS', 'SAVINGS']);
  });

  test('books one of 100 concurrent children with a voucher', async ({ start }) => {
    const camp = fullCamp();
    const backend = await start([camp]);
    const { code } = await backend.createVoucher(camp.id);
    const responses = await race(100, (n) => enrol(backend, camp, child(n), { voucher: code }));
    expect(tally(responses)).toEqual({ '200': 1, '400 INVALID_VOUCHER': 99 });
    expect(await backend.seatsOpen(camp.id)).toBe(0);
  });

  test('books once for concurrent requests with one idempotency key', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 2 });
    const backend = await start([camp]);
    const count = chaosCount(200, 1000);
    const saveOnce = () => save(backend, enrolmentOf(camp, NOOR), 'one-key');
    const responses = await race(count, saveOnce);
    expect(tally(responses)).toEqual({ '200': count });
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    const others = await race(20, (n) => save(backend, enrolmentOf(camp, child(100 + n)), 'one-key'));
    expect(tally(others)).toEqual({ '422 INVALID': 20 });
    expect(await backend.bookings(camp.id)).toHaveLength(1);
  });

  test('books one of several concurrent requests with one key and different data', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 50 });
    const backend = await start([camp]);
    const responses = await race(20, (n) => save(backend, enrolmentOf(camp, child(n)), 'one-key'));
    expect(tally(responses)).toEqual({ '200': 1, '422 INVALID': 19 });
  });

  // The embedded database has one owner, and its one connection hides the race.
  if (engine === 'embedded') return;

  test('sells the last seats once with two servers', async ({ start, environment }) => {
    const camp = flexibleCamp({ seatsOpen: 5 });
    const startOne = () =>
      isChaos ? startProcess(environment, camp) : start([camp], { databaseUrl: environment.DATABASE_URL });
    const servers = [await startOne(), await startOne()] as const;
    const count = chaosCount(200, 10_000);
    const responses = await race(count, (n) => enrol(servers[n % 2 === 0 ? 0 : 1], camp, child(n)));
    expect(tally(responses)).toEqual({ '200': 5, [FULL]: count - 5 });
  });

  test('sells the last seat once with two servers at the same moment', async ({ start, freshDatabase }) => {
    const databaseUrl = await freshDatabase();
    const camp = flexibleCamp({ seatsOpen: 1 });
    const servers = [await start([camp], { databaseUrl }), await start([camp], { databaseUrl })] as const;
    const [one, other] = [servers[0].backend.database.sql, servers[1].backend.database.sql];
    const responses = await one.transaction(async (held) => {
      await held.execute(sql`SELECT FROM seat FOR UPDATE`);
      const both = servers.map((server, n) => enrol(server, camp, child(n)));
      await expect.poll(() => waiting(other)).toBe(2);
      return both;
    });
    expect(tally(await Promise.all(responses))).toEqual({ '200': 1, [FULL]: 1 });
  });

  test('forgets a booking that is being made', async ({ start, freshDatabase }) => {
    const databaseUrl = await freshDatabase();
    const [first, second] = [0, 1].map((n) => fixedCamp({ id: `CAMP${n}`, activeDays: [`2027-07-1${n}`] }));
    const environment = { DATA_DIR: temporaryFolder() };
    const server = await start([first, second] as Camp[], { databaseUrl, environment });
    await enrol(server, first as Camp, NOOR);
    const { sql: db } = server.backend.database;
    // As a later booking of the child does: it locks the first one, for the discount.
    const forgetting = await db.transaction(async (booking) => {
      await booking.execute(sql`INSERT INTO booking SELECT (json_populate_record(booking, json_build_object(
          'id', gen_random_uuid(), 'reference', 'SECOND', 'camp_id', 'CAMP1', 'discount_type', 'SAVINGS',
          'idempotency_key', NULL))).* FROM booking FOR KEY SHARE`);
      const done = forget(server.backend, { nationalNr: NOOR });
      await expect.poll(() => waiting(db)).toBe(1);
      return [done];
    });
    expect(await forgetting[0]).toEqual({ bookings: 2 });
    expect((await db.execute(sql`SELECT FROM booking`)).rows).toEqual([]);
  });

  test.for<[string, Partial<Camp>, Record<string, string>]>([
    ['in a camp without discounts', { discountAllowed: false }, {}],
    ['whose discount is 0 euro', {}, { DISCOUNT_FIRST_CAMP: '0' }],
  ])(
    'grants the discount of a later booking beside a first one %s',
    async ([, changes, environment], { start, freshDatabase }) => {
      const [first, later] = [changes, {}].map((each, n) =>
        fixedCamp({ id: `CAMP${n}`, activeDays: [`2027-07-1${n}`], ...each }),
      ) as [Camp, Camp];
      const server = await start([first, later], { databaseUrl: await freshDatabase(), environment });
      const { sql: db } = server.backend.database;
      const [booking] = await db.transaction(async (held) => {
        await held.execute(sql`SELECT FROM seat WHERE camp_id = ${later.id} FOR UPDATE`);
        const done = enrol(server, later, NOOR);
        await expect.poll(() => waiting(db)).toBe(1);
        expect(await enrol(server, first, NOOR)).toMatchObject({ status: 200 });
        return [done];
      });
      expect(await booking).toMatchObject({ status: 200 });
      const bookings = [...(await server.bookings(first.id)), ...(await server.bookings(later.id))];
      expect(bookings).toMatchObject([
        { discountType: null },
        { discountType: 'SAVINGS', discountCents: 1500 },
      ]);
    },
  );

  test('grants no discount of a first booking to a child who has another meanwhile', async ({
    start,
    freshDatabase,
  }) => {
    const camps = [0, 1, 2].map((n) => fixedCamp({ id: `CAMP${n}`, activeDays: [`2027-07-1${n}`] }));
    const [first, second, third] = camps as [Camp, Camp, Camp];
    const server = await start(camps, { databaseUrl: await freshDatabase() });
    const { backend } = server;
    const { sql: db } = backend.database;
    // Without an address, a booking waits for no counter.
    const book = (camp: Camp) => saveEnrolment(backend, [], enrolmentOf(camp, NOOR), null);
    const [booking] = await db.transaction(async (held) => {
      await held.execute(sql`LOCK TABLE limit_points IN SHARE MODE`);
      // It found no booking of the child.
      const done = enrol(server, third, NOOR);
      await expect.poll(() => waiting(db)).toBe(1);
      for (const camp of [first, second]) expect(await book(camp)).toHaveProperty('reference');
      // As a cancellation does.
      await db.execute(sql`DELETE FROM booking WHERE camp_id = ${first.id}`);
      return [done];
    });
    expect(await booking).toMatchObject({ status: 200 });
    const bookings = [...(await server.bookings(second.id)), ...(await server.bookings(third.id))];
    expect(bookings).toMatchObject([{ discountType: 'SAVINGS' }, { discountType: 'SAVINGS' }]);
  });

  test('the sheet of a child is the one that was booked last, not the one that waited longest', async ({
    start,
    freshDatabase,
  }) => {
    const camps = [0, 1, 2].map((n) => fixedCamp({ id: `CAMP${n}`, activeDays: [`2027-07-1${n}`] }));
    const [first, second, earlier] = camps as [Camp, Camp, Camp];
    const server = await start(camps, { databaseUrl: await freshDatabase() });
    const { sql: db } = server.backend.database;
    // Two first bookings of a child would exclude each other.
    await enrol(server, earlier, NOOR);
    const sheetOf = (subscriber_remarks: string) => ({
      subscriber_Medical_MedicalInfo: { ...EMPTY_MEDICAL_INFO, subscriber_remarks },
    });
    const booking = await db.transaction(async (held) => {
      await held.execute(sql`SELECT FROM seat WHERE camp_id = ${first.id} FOR UPDATE`);
      const done = enrol(server, first, NOOR, sheetOf('booked last'));
      await expect.poll(() => waiting(db)).toBe(1);
      expect(await enrol(server, second, NOOR, sheetOf('booked first'))).toMatchObject({ status: 200 });
      return [done];
    });
    expect(await booking[0]).toMatchObject({ status: 200 });
    expect((await medicalInfo(server, NOOR, AN)).text).toContain('booked last');
  });

  test('books the days of a camp as they are after an import that a booking waits for', async ({
    start,
    freshDatabase,
  }) => {
    const camp = flexibleCamp({ seatsOpen: 10 });
    const server = await start([camp], { databaseUrl: await freshDatabase() });
    const { database } = server.backend;
    const others = camp.activeDays.slice(1);
    const without = { ...campItem(camp), ACTIVE_DAYS: others.join(',') };
    const { code } = await server.createVoucher(camp.id);
    const [importing, ...saves] = await database.sql.transaction(async (held) => {
      await held.execute(sql`SELECT FROM camp FOR SHARE`);
      const done = importCamps(database, rowsOfJson([without]), TODAY);
      await expect.poll(() => waiting(database.sql)).toBe(1);
      const both = ['', code].map((voucher, n) => enrol(server, camp, child(n), { voucher }));
      await expect.poll(() => waiting(database.sql)).toBe(3);
      return [done, ...both] as const;
    });
    expect(await importing).toMatchObject([{ booked: 0 }]);
    expect(tally(await Promise.all(saves))).toEqual({ '400 INVALID': 2 });
    expect(await server.bookings(camp.id)).toEqual([]);
  });

  test('closes a camp before or after an import, not during it', async ({ start, freshDatabase }) => {
    const camp = fixedCamp({ seatsOpen: 3 });
    const { backend } = await start([camp], { databaseUrl: await freshDatabase() });
    const { database } = backend;
    const { sql: db } = database;
    const both = await db.transaction(async (held) => {
      // The import waits between its reads and its writes.
      await held.execute(sql`LOCK TABLE camp IN SHARE MODE`);
      const importing = importCamps(database, rowsOfJson([campItem({ ...camp, seatsOpen: 0 })]), TODAY);
      await expect.poll(() => waiting(db)).toBe(1);
      // It found the camp open; the seats of a closed one it would have refused to lose.
      const closing = setClosed(backend, { campId: camp.id, isClosed: true });
      const waits = expect.poll(() => waiting(db)).toBe(2);
      expect(await Promise.race([closing, waits.then(() => 'waits')])).toBe('waits');
      return [importing, closing] as const;
    });
    expect(await Promise.all(both)).toMatchObject([[{ seatsBefore: 3, seatsAfter: 0 }], { state: 'closed' }]);
  });

  test('forgets a child of two camps during an import of both', async ({ start, freshDatabase }) => {
    const camps = ['A', 'M', 'Z'].map((id, n) => fixedCamp({ id, activeDays: [`2027-07-1${n}`] }));
    const environment = { DATA_DIR: temporaryFolder() };
    const server = await start([...camps].reverse(), { databaseUrl: await freshDatabase(), environment });
    const { database } = server.backend;
    const [first, , last] = camps as [Camp, Camp, Camp];
    for (const camp of [first, last]) await enrol(server, camp, NOOR);
    const both = await database.sql.transaction(async (held) => {
      await held.execute(sql`SELECT FROM seat WHERE camp_id = 'M' FOR UPDATE`);
      const items = [...camps].reverse().map((camp) => campItem({ ...camp, seatsOpen: 1 }));
      const importing = importCamps(database, rowsOfJson(items), TODAY);
      await expect.poll(() => waiting(database.sql)).toBe(1);
      const forgetting = forget(server.backend, { nationalNr: NOOR });
      await expect.poll(() => waiting(database.sql)).toBe(2);
      return [importing, forgetting] as const;
    });
    expect(await Promise.all(both)).toMatchObject([[{}, {}, {}], { bookings: 2 }]);
    expect(await server.seatsOpen('A')).toBe(2);
  });

  test('records an erasure later than the bookings it has removed', async ({ start, freshDatabase }) => {
    const camp = fixedCamp();
    const environment = { DATA_DIR: temporaryFolder() };
    const server = await start([camp], { databaseUrl: await freshDatabase(), environment });
    const { sql: db } = server.backend.database;
    const both = await db.transaction(async (held) => {
      await held.execute(sql`SELECT FROM seat FOR UPDATE`);
      const booking = enrol(server, camp, NOOR);
      await expect.poll(() => waiting(db)).toBe(1);
      const forgetting = forget(server.backend, { nationalNr: NOOR });
      await expect.poll(() => waiting(db)).toBe(2);
      expect(readErasures(server.backend)).toEqual([]);
      return [booking, forgetting] as const;
    });
    expect(await Promise.all(both)).toMatchObject([{ status: 200 }, { bookings: 1 }]);
    expect(readErasures(server.backend)).toHaveLength(2);
  });

  test('lists the bookings and the cancelled ones of one moment', async ({ start, freshDatabase }) => {
    const camp = fixedCamp();
    const { backend, url } = await start([camp], { databaseUrl: await freshDatabase() });
    const { reference } = JSON.parse((await enrol({ url }, camp, NOOR)).text) as { reference: string };
    const { sql: db } = backend.database;
    const [listing] = await db.transaction(async (held) => {
      await held.execute(sql`LOCK TABLE cancelled_booking`);
      const listed = listBookings(backend, { campId: null, since: null });
      await expect.poll(() => waiting(db)).toBe(1);
      expect(await enrol({ url }, camp, child(1))).toMatchObject({ status: 200 });
      await held.execute(sql`WITH gone AS (DELETE FROM booking WHERE reference = ${reference} RETURNING *)
        INSERT INTO cancelled_booking SELECT reference, camp_id, booked_at FROM gone`);
      return [listed];
    });
    // Not the later cancellation without the booking before it.
    expect(await listing).toMatchObject([{ reference, state: 'booked' }]);
  });
});
