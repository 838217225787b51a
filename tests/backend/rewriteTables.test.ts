import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { openPostgres } from '../../src/backend/database/openPostgres.ts';
import { openBackend } from '../../src/backend/service/openBackend.ts';
import { readSettings } from '../../src/backend/service/settings.ts';
import { rewriteTables } from '../../src/backend/privacy/retention.ts';
import { rotateKeys } from '../../src/backend/privacy/rotateKeys.ts';
import { onPostgres, test } from './engines.ts';
import { startStandby } from './machines/standby.ts';
import { query } from './machines/storedBookings.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { createCluster, databasesOf, runPostgres } from './postgres.ts';

vi.mock(import('node:timers/promises'), { spy: true });

/** Leaves out the pauses between the attempts. The other tests keep them, for those of other files are readers too. */
function skipPauses(): void {
  vi.mocked(setTimeout).mockResolvedValue(undefined);
  onTestFinished(() => {
    vi.mocked(setTimeout).mockReset();
  });
}

onPostgres(() => {
  test('fails with an error message if a reader blocks it for too long', async ({ start, freshDatabase }) => {
    skipPauses();
    const databaseUrl = await freshDatabase();
    const { backend } = await start([], { databaseUrl });
    const reader = new pg.Client({ connectionString: databaseUrl });
    await reader.connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1');
    // A change that the reader does not see.
    await backend.database.sql.execute(sql`SELECT pg_current_xact_id()`);
    await expect(rewriteTables(backend.database.sql)).rejects.toThrow(
      /^The rows are deleted, but a backup .* run "npm run data -- purge" again after it\.$/,
    );
    await reader.end();
  });

  test('fails with an error message if a standby with a slot may still read the rows', async ({ start }) => {
    skipPauses();
    const { room, bin, data } = createCluster();
    const primary = await runPostgres(bin, data);
    await query(primary.url, `SELECT pg_create_physical_replication_slot('standby', true)`);
    const standby = await startStandby(bin, data, primary, join(room, 'standby'), {
      primary_slot_name: 'standby',
      hot_standby_feedback: 'on',
      // Until the next report, the rows are kept.
      wal_receiver_status_interval: '5s',
    });
    onTestFinished(async () => {
      await Promise.all([standby.end('SIGINT'), primary.end('SIGINT')]);
      rmSync(room, { recursive: true, force: true });
    });
    const { backend } = await start([], { databaseUrl: await databasesOf(primary.url)() });
    const reported = 'SELECT FROM pg_replication_slots WHERE xmin IS NOT NULL';
    await expect.poll(() => query(primary.url, reported)).toHaveLength(1);
    await backend.database.sql.execute(sql`SELECT pg_current_xact_id()`);
    await expect(rewriteTables(backend.database.sql)).rejects.toThrow(/^The rows are deleted, but a backup /);
  });

  test('says that the rows are deleted if the files cannot be rewritten', async ({
    start,
    freshDatabase,
  }) => {
    const { backend } = await start([], { databaseUrl: await freshDatabase() });
    const { sql: db } = backend.database;
    // Fails as a full disk does: during the rewrite.
    await db.execute(sql`ALTER INDEX booked_day_child_day RENAME TO another`);
    await expect(rewriteTables(db)).rejects.toThrow(
      /^The rows are deleted, but may still be in the files \(.*booked_day_child_day.*\): run "npm run data -- purge" once that is solved\.$/,
    );
    await expect(rotateKeys(backend)).rejects.toThrow(
      /^The bookings are encrypted with the key "\w+", and the old rows are deleted, but may still be in the files /,
    );
  });

  test('a database without a free connection is refused in a sentence', async ({ freshDatabase }) => {
    const databaseUrl = (await freshDatabase()) ?? '';
    const name = new URL(databaseUrl).pathname.slice(1);
    await query(
      databaseUrl,
      `CREATE ROLE few LOGIN CONNECTION LIMIT 1`,
      `ALTER DATABASE ${name} OWNER TO few`,
    );
    const few = Object.assign(new URL(databaseUrl), { username: 'few' }).href;
    const settings = readSettings({ DATABASE_URL: few, DATA_DIR: temporaryFolder() });
    await expect(openBackend(settings, () => {})).rejects.toThrow(
      'The database at DATABASE_URL cannot be opened: all its connections are taken',
    );
  });

  test('a user may have a schema of its own', async ({ freshDatabase }) => {
    const databaseUrl = (await freshDatabase()) ?? '';
    const name = new URL(databaseUrl).pathname.slice(1);
    await query(
      databaseUrl,
      'CREATE ROLE own LOGIN',
      `GRANT CREATE ON DATABASE ${name} TO own`,
      'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
      'CREATE SCHEMA own AUTHORIZATION own',
    );
    const database = await openPostgres(Object.assign(new URL(databaseUrl), { username: 'own' }).href);
    await database.close();
    const tables = await query(databaseUrl, `SELECT FROM pg_tables WHERE schemaname = 'own'`);
    expect(tables).not.toEqual([]);
  });

  test('a second organisation in a schema of the same database is refused', async ({ freshDatabase }) => {
    const databaseUrl = (await freshDatabase()) ?? '';
    await query(databaseUrl, 'CREATE SCHEMA one', 'CREATE SCHEMA two');
    const inSchema = (name: string) => {
      const url = new URL(databaseUrl);
      url.searchParams.set('options', `-csearch_path=${name}`);
      return url.href.replaceAll('+', '%20');
    };
    await (await openPostgres(inSchema('one'))).close();
    const settings = readSettings({ DATABASE_URL: inSchema('two'), DATA_DIR: temporaryFolder() });
    await expect(openBackend(settings, () => {})).rejects.toThrow('use a database for each organisation');
  });

  test.for([
    ['datestyle', 'SQL, DMY'],
    ['default_transaction_isolation', 'serializable'],
  ] as const)('a database whose %s is %s is refused', async ([name, value], { freshDatabase }) => {
    const databaseUrl = (await freshDatabase()) ?? '';
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
    await client.query(
      `ALTER DATABASE ${rows[0]?.name ?? ''} SET ${name} TO ${name === 'datestyle' ? value : `'${value}'`}`,
    );
    await client.end();
    await expect(openPostgres(databaseUrl)).rejects.toThrow(
      new RegExp(
        `^The database at DATABASE_URL is PostgreSQL .* ${value}.*: use 14 or newer with UTF8, ISO and read committed\\.$`,
      ),
    );
  });
});
