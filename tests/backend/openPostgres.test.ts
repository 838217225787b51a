import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { openBackend } from '../../src/backend/service/openBackend.ts';
import { readSettings } from '../../src/backend/service/settings.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { child, enrol, enrolmentOf, save } from './client.ts';
import { onPostgres, test } from './engines.ts';
import { query } from './machines/storedBookings.ts';
import { createCluster, runPostgres, startPostgres } from './postgres.ts';
import { oneSentence } from './runCommand.ts';
import { runScript } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A PostgreSQL that asks for the password of the role `camps`. Returns its address, with this password, for a role. */
async function startWithPassword(password: string): Promise<(role: string) => string> {
  const { room, bin, data } = createCluster();
  writeFileSync(
    join(data, 'pg_hba.conf'),
    'host all camps 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n',
  );
  const { url, end } = await runPostgres(bin, data);
  onTestFinished(async () => {
    await end('SIGINT');
    rmSync(room, { recursive: true, force: true });
  });
  await query(url, `CREATE ROLE camps LOGIN PASSWORD '${password}'`, 'CREATE DATABASE camps OWNER camps');
  return (role) => Object.assign(new URL('/camps', url), { username: role, password }).href;
}

onPostgres(() => {
  test('says in one sentence that a password is needed, and ends', async () => {
    const as = await startWithPassword('geheim');
    const url = Object.assign(new URL(as('camps')), { password: '' }).href;
    const since = performance.now();
    const { status, stderr } = await runScript('start', [], {
      DATABASE_URL: url,
      DATA_DIR: temporaryFolder(),
    });
    expect([status, stderr]).toEqual([
      1,
      oneSentence('cannot be opened: its user needs a password, in DATABASE_URL or PGPASSWORD'),
    ]);
    // PostgreSQL closes an incomplete connection after a minute.
    expect(performance.now() - since).toBeLessThan(40_000);
  });

  test('returns 503 while PostgreSQL refuses the user of a running server', async ({ start }) => {
    const as = await startWithPassword('geheim');
    const camp = flexibleCamp({ seatsOpen: 10 });
    const backend = await start([camp], { databaseUrl: as('camps') });
    const change = (statement: string) =>
      query(
        as('postgres'),
        statement,
        `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE usename = 'camps'`,
      );
    const statuses: number[] = [];
    for (const statement of [
      `ALTER ROLE camps PASSWORD 'another'`,
      `ALTER ROLE camps NOLOGIN PASSWORD 'geheim'`,
      'ALTER ROLE camps LOGIN',
    ]) {
      await change(statement);
      statuses.push((await enrol(backend, camp, child(1))).status);
    }
    expect(statuses).toEqual([503, 503, 200]);
  });

  test("says in a sentence that the database is read-only, or another role's", async ({ freshDatabase }) => {
    const databaseUrl = (await freshDatabase()) ?? '';
    const name = new URL(databaseUrl).pathname.slice(1);
    const open = (username: string) => {
      const url = Object.assign(new URL(databaseUrl), { username }).href;
      return openBackend(readSettings({ DATABASE_URL: url, DATA_DIR: temporaryFolder() }), () => {});
    };
    await (await open('postgres')).close();
    await query(databaseUrl, 'CREATE ROLE other LOGIN', 'CREATE ROLE reader LOGIN');
    await query(databaseUrl, `GRANT CREATE ON DATABASE ${name} TO other`);
    await expect(open('other')).rejects.toThrow(
      'cannot be opened: its user must own the tables and the schema "drizzle", and have CREATE on the database',
    );
    await query(databaseUrl, 'ALTER ROLE reader SET default_transaction_read_only = on');
    await expect(open('reader')).rejects.toThrow('cannot be opened: it is read-only: name the primary');
  });

  test('says in a sentence that another program holds a table that a migration changes', async ({
    freshDatabase,
  }) => {
    const databaseUrl = (await freshDatabase()) ?? '';
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('BEGIN; CREATE TABLE booking ()');
    const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: temporaryFolder() });
    await expect(openBackend(settings, () => {})).rejects.toThrow(
      'cannot be opened: a backup or another program is using its tables: start again after it.',
    );
    await other.query('ROLLBACK');
    const { close } = await openBackend(settings, () => {});
    await close();
  });

  test('repeats the answer of a save only once a synchronous standby has its booking', async ({ start }) => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const camp = flexibleCamp({ seatsOpen: 10 });
    const backend = await start([camp], { databaseUrl: await postgres.createDatabase() });
    const status = async () => (await save(backend, enrolmentOf(camp, child(1)), 'a-key')).status;
    expect(await status()).toBe(200);
    for (const [standby, expected] of [
      ['absent', 503],
      ['', 200],
    ] as const) {
      const set = `ALTER SYSTEM SET synchronous_standby_names = '${standby}'`;
      await query(postgres.url, set, 'SELECT pg_reload_conf()');
      await expect.poll(status).toBe(expected);
    }
    expect(await backend.bookings(camp.id)).toHaveLength(1);
  });
});
