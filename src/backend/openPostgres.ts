import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Sql, Statement } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Migrations of two servers that start together wait for one another behind this number. */
const MIGRATION_LOCK = 7_305_112;

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
    await migrate(drizzle(migrating), { migrationsFolder });
    await migrating.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    migrating.release();
  }
  return {
    sql: drizzle(pool) as unknown as Sql,
    counters: drizzle(counterPool) as unknown as Sql,
    run: async <Row>(statement: Statement, values: unknown[]) =>
      (await pool.query({ ...statement, values })).rows as Row[],
    async close() {
      await Promise.all([pool.end(), counterPool.end()]);
    },
  };
}
