import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { holdKeysLock } from './keysLock.ts';
import { refuseNewerSchema } from './schemaAge.ts';
import type { Database, Sql, Statement } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Migrations of two servers that start together wait for one another behind this number. */
const MIGRATION_LOCK = 7_305_112;

/** No statement that a parent waits for takes as long: the server ends it, or else the client does. */
const STATEMENT_MS = 5000;
const ANSWER_MS = 6000;
const CONNECT_MS = 3000;
/** How long closing waits for statements under way: Docker kills ten seconds after SIGTERM. */
const CLOSE_MS = 1500;

/** For who may wait: commands, of which some write whole tables anew. */
export const PATIENT: pg.PoolConfig = {};
/** For a server: a statement that gets no answer is given up. */
export const IMPATIENT: pg.PoolConfig = {
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
};

/** One server after the other: those that start together wait for one another. */
async function migrateAlone(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2 * CONNECT_MS });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerSchema(drizzle(client));
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Opens PostgreSQL and brings its schema up to date. */
export async function openPostgres(connectionString: string, patience = IMPATIENT): Promise<Database> {
  await migrateAlone(connectionString);
  const sockets = new Set<Socket>();
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  const stream = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const connect = async () => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      ...patience,
      stream,
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const openPool = (max: number, options?: string) => {
    const pool = new pg.Pool({
      connectionString,
      max,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      ...patience,
      ...(options === undefined ? {} : { options }),
      stream,
    });
    // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
    pool.on('error', () => {});
    // A connection on which the server says nothing more, its own time-out included, is gone, and so are those that
    // were opened with it: each would cost its own wait.
    pool.on('release', (error: Error | undefined) => {
      if (error?.message === 'Query read timeout') hangUp();
    });
    return pool;
  };
  const pool = openPool(10);
  // Everybody behind one address counts on one row: waiting for the disk at each count would be a queue.
  const counterPool = openPool(4, '-c synchronous_commit=off');
  let release = () => Promise.resolve();
  const close = async () => {
    const ended = Promise.all([pool.end(), counterPool.end(), release()]).catch(() => {});
    await Promise.race([ended, setTimeout(CLOSE_MS, undefined, { ref: false })]);
    hangUp();
  };
  return {
    sql: drizzle(pool) as unknown as Sql,
    counters: drizzle(counterPool) as unknown as Sql,
    run: async <Row>(statement: Statement, values: unknown[]) =>
      (await pool.query({ ...statement, values })).rows as Row[],
    async holdKeys(alone) {
      release = await holdKeysLock(connect, alone, () => void close());
    },
    close,
  };
}
