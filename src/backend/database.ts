import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Migrations of two servers that start together wait for one another behind this number. */
const MIGRATION_LOCK = 7_305_112;

/** The embedded database and PostgreSQL behind one type: the same SQL runs on both. */
export type Sql = PgDatabase<PgQueryResultHKT>;

/** A hand-written statement with `$1` … for its values. PostgreSQL plans it once on each connection, by its name. */
export interface Statement {
  name: string;
  text: string;
}

/** A database that is open and has the present schema. */
export interface Database {
  sql: Sql;
  /** For the statements every parent waits for: without the query builder, planned once. */
  run<Row>(statement: Statement, values: unknown[]): Promise<Row[]>;
  /** For the limits' counters: what is written here need not survive the last moment before a crash. */
  counters: Sql;
  close(): Promise<void>;
}

/** Opens the embedded database: of a folder, or in memory from a dump (for tests) or empty. */
export async function openEmbedded(from: { dataDir: string } | { dump?: Blob }): Promise<Database> {
  const pglite =
    'dataDir' in from
      ? await PGlite.create(from.dataDir)
      : await PGlite.create(from.dump ? { loadDataDir: from.dump } : {});
  const sql = overPglite(pglite);
  await migratePglite(sql, { migrationsFolder });
  const shared = sql as unknown as Sql;
  return {
    sql: shared,
    counters: shared,
    run: async <Row>({ text }: Statement, values: unknown[]) => (await pglite.query<Row>(text, values)).rows,
    close: () => pglite.close(),
  };
}

/** Opens PostgreSQL and brings its schema up to date. */
export async function openPostgres(connectionString: string): Promise<Database> {
  const shared = { connectionString, connectionTimeoutMillis: 10_000 };
  const pool = new pg.Pool({ ...shared, max: 10 });
  // Everybody behind one address counts on one row: waiting for the disk at each count would be a queue.
  const counterPool = new pg.Pool({ ...shared, max: 4, options: '-c synchronous_commit=off' });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  for (const each of [pool, counterPool]) each.on('error', () => {});
  const migrating = await pool.connect();
  try {
    await migrating.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(overPostgres(migrating), { migrationsFolder });
    await migrating.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    migrating.release();
  }
  return {
    sql: overPostgres(pool) as unknown as Sql,
    counters: overPostgres(counterPool) as unknown as Sql,
    run: async <Row>(statement: Statement, values: unknown[]) =>
      (await pool.query({ ...statement, values })).rows as Row[],
    async close() {
      await Promise.all([pool.end(), counterPool.end()]);
    },
  };
}

/** The rows of a hand-written statement; both drivers answer alike, which their shared type does not say. */
export async function rowsOf<Row>(sql: Sql, statement: SQL): Promise<Row[]> {
  const result: unknown = await sql.execute(statement);
  return (result as { rows: Row[] }).rows;
}

/** What the database said; the query builder wraps it in an error of its own. */
function causeOf(error: unknown): { code?: string; constraint?: string } {
  return error instanceof Error ? (error.cause ?? error) : {};
}

/** The name of the unique constraint a failed statement broke, or null when it failed of something else. */
export function brokenConstraint(error: unknown): string | null {
  const { code, constraint } = causeOf(error);
  return code === '23505' ? (constraint ?? '') : null;
}

/** PostgreSQL ended one of two statements that waited for each other, or could not put them in an order. */
export function isDeadlock(error: unknown): boolean {
  return ['40P01', '40001'].includes(causeOf(error).code ?? '');
}
