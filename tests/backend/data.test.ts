import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test as plainTest, vi } from 'vitest';
import { campItem, fixedCamp, flexibleCamp, fullCamp } from '../../src/testing/camps.ts';
import { MEDICAL_INFO } from '../../src/testing/people.ts';
import { createBackend, type Backend } from '../../src/backend/service/Backend.ts';
import { csvOf, exportCamp } from '../../src/backend/privacy/campExport.ts';
import { openBackend } from '../../src/backend/service/openBackend.ts';
import { readSettings } from '../../src/backend/service/settings.ts';
import { openEmbedded } from '../../src/backend/database/openEmbedded.ts';
import { openPostgres } from '../../src/backend/database/openPostgres.ts';
import { enrolmentRecords, showPerson } from '../../src/backend/privacy/enrolmentRecords.ts';
import { cancelBookings, forget as forgetNumber, purge } from '../../src/backend/privacy/retention.ts';
import { rotateKeys } from '../../src/backend/privacy/rotateKeys.ts';
import {
  bookedDay,
  booking,
  cancelledBooking,
  limitPoints,
  voucher,
} from '../../src/backend/database/schema.ts';
import { newKeyText, Vault } from '../../src/backend/privacy/Vault.ts';
import { addDays } from '../../src/domain/days.ts';
import { AN, checkDiscounts, child, enrol, enrolmentOf, medicalInfo, NOOR, save } from './client.ts';
import { onEachEngine, onPostgres, test } from './engines.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { prepareDataDir } from './testBackend.ts';

const purgeOn = (backend: Backend, today: string) =>
  purge({ ...backend, clock: () => new Date(`${today}T12:00:00Z`) });
const forget = (backend: Backend, nationalNr: string) =>
  forgetNumber({ ...backend, settings: { ...backend.settings, dataDir: temporaryFolder() } }, { nationalNr });

onEachEngine(() => {
  test('counts retention by the days of a booking, not by those of its camp now', async ({ start }) => {
    const [thisYear, nextYear] = [flexibleCamp(), flexibleCamp({ activeDays: ['2028-07-03', '2028-07-04'] })];
    const backend = await start([thisYear]);
    await enrol(backend, thisYear, NOOR);
    await backend.importCamps([campItem(nextYear)]);
    expect(await purgeOn(backend.backend, '2028-01-01')).toEqual({ sheets: 1, bookings: 0 });
    const [booked] = await backend.bookings(thisYear.id);
    const seats = await backend.seatsOpen(thisYear.id);
    const later = { ...backend.backend, clock: () => new Date('2028-01-01T12:00:00Z') };
    later.settings = { ...later.settings, dataDir: temporaryFolder() };
    const { reference = '' } = booked ?? {};
    expect(await cancelBookings(later, { references: [reference] })).toEqual([{ reference, seat: 'over' }]);
    expect(await backend.seatsOpen(thisYear.id)).toBe(seats);
  });

  test('removes all bookings of a parent, and opens a seat for each', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 5 });
    const backend = await start([camp]);
    for (const n of [1, 2]) await enrol(backend, camp, child(n));
    expect(await showPerson(backend.backend, { nationalNr: AN })).toEqual(await backend.bookings(camp.id));
    expect(await showPerson(backend.backend, { nationalNr: child(1) })).toHaveLength(1);
    expect(await forget(backend.backend, AN)).toEqual({ bookings: 2 });
    expect(await backend.seatsOpen(camp.id)).toBe(5);
    expect(await showPerson(backend.backend, { nationalNr: AN })).toEqual([]);
  });

  test('keeps no personal data in the statistics of the database', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 30 });
    const backend = await start([camp]);
    for (let n = 0; n < 20; n += 1) await enrol(backend, camp, child(n));
    const { sql: db } = backend.backend.database;
    const sealed = await db.select().from(booking);
    await db.execute(sql`ANALYZE`);
    const statistics = JSON.stringify(
      (
        await db.execute(
          sql`SELECT tablename, attname, most_common_vals::text, histogram_bounds::text FROM pg_stats WHERE schemaname = 'public'`,
        )
      ).rows,
    );
    expect(statistics).toContain('reference');
    for (const { id, reference, campId, discountType, ...secrets } of sealed)
      for (const [column, secret] of Object.entries(secrets))
        if (typeof secret === 'string')
          expect(statistics, `${column} without SET STATISTICS 0`).not.toContain(secret.slice(0, 40));
  });

  test('purges sheets 30 days after their camp, and bookings after the retention', async ({ start }) => {
    const [over, recent] = [flexibleCamp(), fixedCamp({ activeDays: ['2027-08-12'] })];
    const backend = await start([over, recent], { environment: { IDENTITY_RETENTION_DAYS: '35' } });
    await enrol(backend, over, NOOR);
    await enrol(backend, recent, child(1));
    const after = (days: number) => purgeOn(backend.backend, addDays(over.activeDays.at(-1) ?? '', days));

    expect(await after(30)).toEqual({ sheets: 0, bookings: 0 });
    expect(await after(31)).toEqual({ sheets: 1, bookings: 0 });
    expect(await backend.bookings(over.id)).toMatchObject([
      { medicalInfo: null, details: { subscriber_NationalNr: NOOR } },
    ]);
    expect((await medicalInfo(backend, NOOR, AN)).status).toBe(204);
    expect(await after(35)).toEqual({ sheets: 0, bookings: 0 });
    expect(await after(36)).toEqual({ sheets: 0, bookings: 1 });
    expect(await backend.bookings(over.id)).toEqual([]);
    expect(await backend.bookings(recent.id)).toMatchObject([{ medicalInfo: MEDICAL_INFO }]);
    expect((await enrol(backend, over, NOOR)).status).toBe(200);
  });

  test('purges old vouchers and counters, and the records of old cancellations', async ({ start }) => {
    const camp = flexibleCamp();
    const environment = { DATA_DIR: temporaryFolder(), IDENTITY_RETENTION_DAYS: '31' };
    const { backend, ...server } = await start([camp], { environment });
    const { sql: db } = backend.database;
    const day = 24 * 60 * 60 * 1000;
    const moments = { used: -2 * day, old: -day - 60_000, recent: -day + 60_000, open: day };
    for (const [codeHash, ms] of Object.entries(moments)) {
      const expires = new Date(Date.now() + ms);
      await db.insert(voucher).values({ codeHash, campId: camp.id, expiresAt: expires });
      await db.insert(limitPoints).values({ key: codeHash, points: 1, expire: expires });
    }
    await enrol(server, camp, NOOR);
    const [{ reference } = { reference: '' }] = await server.bookings(camp.id);
    await cancelBookings(backend, { references: [reference] });
    await db.execute(sql`UPDATE cancelled_booking SET cancelled_at = '2027-01-01T12:00Z'`);
    const left = async (today: string) => {
      await purgeOn(backend, today);
      const counters = (await db.select().from(limitPoints)).map(({ key }) => key);
      return {
        vouchers: (await db.select().from(voucher)).map(({ codeHash }) => codeHash).sort(),
        counters: counters.filter((key) => Object.hasOwn(moments, key)),
        cancelled: (await db.select().from(cancelledBooking)).map((each) => each.reference),
      };
    };
    const kept = { vouchers: ['open', 'recent'], counters: ['open'] };
    expect(await left('2027-02-01')).toEqual({ ...kept, cancelled: [reference] });
    expect(await left('2027-02-02')).toEqual({ ...kept, cancelled: [] });
  });

  test('forgets the counters of a child and of a parent', async ({ start }) => {
    const backend = await start([]);
    for (const nr of [NOOR, child(1)]) await medicalInfo(backend, nr, AN);
    const { database, vault } = backend.backend;
    const isCounted = async (...of: Parameters<Vault['lookup']>) => {
      const counters = await database.sql.select().from(limitPoints);
      return counters.some(({ key }) => key.includes(vault.lookup(...of)));
    };
    expect([await isCounted('child', NOOR), await isCounted('parent', AN)]).toEqual([true, true]);
    await forget(backend.backend, NOOR);
    expect([await isCounted('child', NOOR), await isCounted('child', child(1))]).toEqual([false, true]);
    await forget(backend.backend, AN);
    expect([await isCounted('parent', AN), await isCounted('child', child(1))]).toEqual([false, true]);
  });

  test('forgets every booking of a child, and opens its public seats', async ({ start }) => {
    const [seats, full] = [
      flexibleCamp({ seatsOpen: 5 }),
      fullCamp({ activeDays: ['2027-08-02', '2027-08-03', '2027-08-04'] }),
    ];
    const backend = await start([seats, full]);
    const { code } = await backend.createVoucher(full.id);
    await enrol(backend, seats, NOOR);
    expect((await enrol(backend, full, NOOR, { voucher: code })).status).toBe(200);
    await enrol(backend, seats, child(1));

    expect(await forget(backend.backend, NOOR)).toEqual({ bookings: 2 });
    expect(await backend.seatsOpen(seats.id)).toBe(4);
    expect(await backend.seatsOpen(full.id)).toBe(0);
    expect(await backend.bookings(full.id)).toEqual([]);
    expect((await enrol(backend, seats, NOOR)).status).toBe(200);
  });

  test('leaves no deleted data in the files after purge, forget and rotation', async ({
    start,
    environment,
  }) => {
    const { DATA_DIR = '', DATABASE_URL: databaseUrl } = environment;
    const databaseDir = join(DATA_DIR, 'database');
    // Opened as by commands: a server's connections cancel statements after 5 s, and a checkpoint may take longer.
    const database =
      databaseUrl === undefined
        ? await openEmbedded({ dataDir: databaseDir })
        : await openPostgres(databaseUrl, false);
    const camp = flexibleCamp({ seatsOpen: 5 });
    const backend = await start([camp], { database, environment: { DATA_DIR } });
    // Long values are stored in a separate TOAST table.
    const long = { ...MEDICAL_INFO, subscriber_remarks: 'pinda '.repeat(150) };
    await enrol(backend, camp, NOOR, { subscriber_Medical_MedicalInfo: long });
    await enrol(backend, camp, child(1));
    // Counted, by the HMAC of the number.
    for (const nr of [NOOR, child(1)]) await checkDiscounts(backend, nr, camp.id);
    const { sql: db } = backend.backend.database;
    const sealed = await db.select().from(booking).orderBy(booking.bookedAt);
    /** Whose details (D), sheets (S) and HMAC (H) are in the files. */
    const whereabouts = async () => {
      await db.execute(sql`CHECKPOINT`);
      const {
        rows: [at],
      } = await db.execute<{
        root: string;
        folder: string;
      }>(sql`SELECT current_setting('data_directory') AS root, 'base/' || oid AS folder
          FROM pg_database WHERE datname = current_database()`);
      const folder = join(databaseUrl === undefined ? databaseDir : (at?.root ?? ''), at?.folder ?? '');
      // Tables and indexes: autovacuum may remove another file, `pg_internal.init`, at any moment.
      const names = readdirSync(folder).filter((name) => /^\d/.test(name));
      const bytes = Buffer.concat(names.map((name) => readFileSync(join(folder, name))));
      const isThere = (text: string | undefined) => text !== undefined && bytes.includes(text);
      // A part of a long value, that does not cross a page boundary.
      const partOf = (text: string | null) => text?.slice(100, 180);
      return sealed.map(
        (row) =>
          (isThere(partOf(row.detailsSealed)) ? 'D' : '') +
          (isThere(partOf(row.medicalSealed)) ? 'S' : '') +
          (isThere(row.childLookup) ? 'H' : ''),
      );
    };

    expect(await whereabouts()).toEqual(['DSH', 'DSH']);
    await purgeOn(backend.backend, '2028-01-01');
    expect(await whereabouts()).toEqual(['DH', 'DH']);
    await forget(backend.backend, NOOR);
    expect(await whereabouts()).toEqual(['', 'DH']);
    const vault = Vault.fromText(`${newKeyText('next')},${backend.keyText}`);
    await rotateKeys({ ...backend.backend, vault });
    expect(await whereabouts()).toEqual(['', '']);
  });

  test('exports a row per enrolment with all answers, formulas escaped', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    await enrol(backend, camp, NOOR, { subscriber_LastName: '=2+2;"x"' });
    await enrol(backend, camp, child(1), {
      subscriber_Parent_Street: 'a\n=1+1\rb',
      subscriber_Parent_HouseNr: '12 A',
    });
    const { csv, json, count } = await exportCamp(backend.backend, { campId: camp.id.toLowerCase() });

    expect(count).toBe(2);
    const bookings = await backend.bookings(camp.id);
    expect(JSON.parse(json)).toEqual(bookings);
    const [booked = expect.fail('no booking')] = bookings;
    const [header = '', first = '', second, end] = csv.split('\r\n');
    expect(header.startsWith('\uFEFFreference;booked_at;days;to_pay_euro')).toBe(true);
    expect(header.split(';')).toContain('subscriber_medication1_name');
    expect(header).not.toContain('_Repeat');
    expect(first).toContain(`;"'=2+2;""x""";${NOOR};`);
    expect([second?.includes(child(1)), end]).toEqual([true, '']);
    expect(second).toContain(`;"a\n=1+1\rb";'12 A;`);
    expect(first).toMatch(/;139,00;FIRST_CAMP;10,00;/);
    expect(csvOf([])).toContain('reference');
    const withNr = (subscriber_Parent_HouseNr: string) =>
      csvOf([{ ...booked, details: { ...booked.details, subscriber_Parent_HouseNr } }]);
    for (const nr of ['012', '123456789012', '1e5', '1/2', '1-2.3', '12 : 30', '9 a', '9 PM'])
      expect(withNr(nr)).toContain(`;'${nr};`);
    for (const nr of ['0', '12', '12345678901', '1/2/3/4', '9 b', 'A 1', '100 a'])
      expect(withNr(nr)).toContain(`;${nr};`);
  });

  test('finds and decrypts everything with only the new key after a rotation', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp], { environment: { DATA_DIR: temporaryFolder() } });
    await enrol(backend, camp, NOOR);
    const before = await backend.bookings(camp.id);
    const key = newKeyText('k2');
    const rotating = Vault.fromText(`${key},${backend.keyText}`);
    expect(await rotateKeys({ ...backend.backend, vault: rotating })).toEqual({ bookings: 1 });

    const rotated = createBackend({ ...backend.backend, vault: Vault.fromText(key) });
    expect(await enrolmentRecords(rotated, camp.id)).toEqual(before);
    expect(await showPerson(rotated, { nationalNr: AN })).toEqual(before);
    await expect(backend.bookings(camp.id)).rejects.toThrow('not in DATA_KEYS');
    expect(await forget(rotated, NOOR)).toEqual({ bookings: 1 });
  });

  test('rotates the keys of many bookings in a statement for each batch', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 300 });
    const backend = await start([camp], { environment: { DATA_DIR: temporaryFolder() } });
    const children = Array.from({ length: 201 }, (_, n) => child(n));
    await Promise.all(children.map((nationalNr) => enrol(backend, camp, nationalNr)));
    const { sql: db } = backend.backend.database;
    await db.execute(sql`CREATE TABLE updated (name text)`);
    await db.execute(sql`CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN INSERT INTO updated VALUES (TG_TABLE_NAME); RETURN NULL; END'`);
    for (const table of [booking, bookedDay])
      await db.execute(sql`CREATE TRIGGER note AFTER UPDATE ON ${table} EXECUTE FUNCTION note()`);
    const vault = Vault.fromText(`${newKeyText('k2')},${backend.keyText}`);
    expect(await rotateKeys({ ...backend.backend, vault })).toEqual({ bookings: 201 });
    const { rows } = await db.execute(
      sql`SELECT name, count(*)::int FROM updated GROUP BY name ORDER BY name`,
    );
    expect(rows).toEqual([
      { name: 'booked_day', count: 1 },
      { name: 'booking', count: 2 },
    ]);
    const { rows: days } = await db.execute(sql`SELECT count(*)::int FROM booking, booked_day
      WHERE booking_id = booking.id AND booking.child_lookup = booked_day.child_lookup`);
    expect(days).toEqual([{ count: 201 * camp.activeDays.length }]);
  });
});

plainTest.each(['made here', 'there before'])('keeps other users out of a database %s', async (which) => {
  const dataDir = join(temporaryFolder(), 'data');
  if (which === 'there before') {
    await prepareDataDir(dataDir);
    chmodSync(join(dataDir, 'database'), 0o777);
  }
  const opened = await openBackend(readSettings({ DATA_DIR: dataDir }), () => {});
  await opened.close();
  const modeOf = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8);
  expect(readdirSync(dataDir).map((name) => `${name} ${modeOf(name)}`)).toEqual([
    ...(which === 'made here' ? ['.gitignore 600'] : []),
    'database 700',
    'keys 600',
    'lock 600',
    'owner 600',
  ]);
  if (which === 'made here') expect(modeOf('.')).toBe('700');
});

test('stores no unencrypted personal data in the data directory', async ({ start }) => {
  const dataDir = temporaryFolder();
  await prepareDataDir(dataDir);
  const camp = flexibleCamp();
  const database = await openEmbedded({ dataDir: join(dataDir, 'database') });
  const backend = await start([camp], { database });
  const canaries = {
    subscriber_FirstName: 'Kanariena',
    subscriber_Parent_Street: 'Kanariestraat',
    subscriber_Parent_Email: 'kanarie@example.be',
    subscriber_Parent_Email_Repeat: 'kanarie@example.be',
  };
  const sheet = { ...MEDICAL_INFO, subscriber_remarks: 'Kanarieziekte' };
  const enrolment = enrolmentOf(camp, NOOR, { ...canaries, subscriber_Medical_MedicalInfo: sheet });
  const { code } = await backend.createVoucher(camp.id);
  expect((await save(backend, enrolment, 'kanarie-key')).status).toBe(200);
  await checkDiscounts(backend, NOOR, camp.id);
  await medicalInfo(backend, NOOR, AN);
  await backend.stop();

  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(dataDir, name),
  );
  const bytes = Buffer.concat(
    files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file)),
  );
  // The camp itself is found, so the right files are searched.
  expect(bytes.includes(camp.locationName)).toBe(true);
  const secrets = [...Object.values(canaries), 'Kanarieziekte', 'Ventolin', NOOR, AN, code, 'kanarie-key'];
  for (const secret of secrets) expect(bytes.includes(secret), secret).toBe(false);
});

/** Waits until another connection runs a statement with this condition. A transaction caches the view of statements. */
const waitForStatement = (reader: pg.Client, condition: string) =>
  vi.waitFor(
    async () => {
      await reader.query('SELECT pg_stat_clear_snapshot()');
      const { rowCount } = await reader.query(
        `SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${condition}`,
      );
      expect(rowCount).toBeGreaterThan(0);
    },
    { timeout: 30_000 },
  );

onPostgres(() => {
  test('books without waiting for a purge or a backup', async ({ start, freshDatabase }) => {
    const databaseUrl = await freshDatabase();
    const camp = flexibleCamp();
    const backend = await start([camp], { databaseUrl });
    const reader = new pg.Client({ connectionString: databaseUrl });
    await reader.connect();
    await reader.query('BEGIN; LOCK TABLE booking, booked_day IN ACCESS SHARE MODE');
    const purging = purge(backend.backend);
    await waitForStatement(reader, "wait_event_type = 'Lock'");
    // A statement that waits is cancelled after 5 s: 503.
    expect((await enrol(backend, camp, NOOR)).status).toBe(200);
    await reader.query('ROLLBACK');
    expect(await purging).toEqual({ sheets: 0, bookings: 0 });
    await reader.end();
  });

  test('rewrites tables after the transactions that may see old rows', async ({ start, freshDatabase }) => {
    const databaseUrl = await freshDatabase();
    const camp = flexibleCamp();
    const backend = await start([camp], { databaseUrl });
    await enrol(backend, camp, NOOR);
    const reader = new pg.Client({ connectionString: databaseUrl });
    await reader.connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1');
    const forgetting = forget(backend.backend, NOOR);
    // Waits until it has looked for older transactions, or is done without.
    const looks = waitForStatement(reader, "query LIKE '%age(backend_xmin)%'");
    await Promise.race([forgetting, looks]);
    await reader.query('ROLLBACK');
    await reader.end();
    await forgetting;
    const { rows } = await backend.backend.database.sql.execute(
      sql`SELECT pg_relation_size('booking')::int AS bytes`,
    );
    expect(rows).toEqual([{ bytes: 0 }]);
  });
});
