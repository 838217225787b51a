import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { SetupProblem } from '../service/SetupProblem.ts';
import { holdKeysLock } from './keysLock.ts';
import { migrateSchema } from './migrateSchema.ts';
import type { Database } from './database.ts';

/** An advisory lock for migrations, because two servers may start at the same time. */
const MIGRATION_LOCK = 7_305_112;

/** PostgreSQL cancels longer statements of a server. */
const STATEMENT_MS = 5000;
/** The same for commands and migrations, which rewrite whole tables. */
const REWRITE_MS = 3_600_000;
/** A connection without traffic is destroyed. Longer than PostgreSQL's own timeout. */
const SILENCE_MS = 6000;
const CONNECT_MS = 3000;
/** How long closing waits for running statements: Docker kills the process ten seconds after SIGTERM. */
const CLOSE_MS = 1500;

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    // Without a password, it would stay open for a minute.
    void client.end();
    throw error;
  }
  return client;
}

/** Which database of which process a connection leads to. */
const PLACE = `SELECT current_database() AS name, extract(epoch FROM pg_postmaster_start_time()) AS started`;

async function migrateAlone(connectionString: string): Promise<void> {
  const client = await connect({
    connectionString,
    connectionTimeoutMillis: 2 * CONNECT_MS,
    statement_timeout: REWRITE_MS,
  });
  try {
    const { rows } = await client.query<
      Record<'version' | 'encoding' | 'dates' | 'isolation' | 'timeout', string>
    >(
      `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
        current_setting('DateStyle') AS dates, current_setting('default_transaction_isolation') AS isolation,
        (SELECT setting FROM pg_settings WHERE name = 'statement_timeout') AS timeout`,
    );
    const { version = '', encoding, dates = '', isolation, timeout } = rows[0] ?? {};
    // A PgBouncer refuses the timeout with this code, or ignores it if it is told to. Its connection would keep the lock
    // after this client has ended.
    if (timeout !== String(REWRITE_MS)) throw Object.assign(new Error('no timeout'), { code: '08P01' });
    const isRight = encoding === 'UTF8' && dates.startsWith('ISO') && isolation === 'read committed';
    if (Number.parseInt(version, 10) < 14 || !isRight) {
      throw new SetupProblem(
        `The database at DATABASE_URL is PostgreSQL ${version} with ${encoding}, the DateStyle ${dates} and the isolation ${isolation}: use 14 or newer with UTF8, ISO and read committed.`,
      );
    }
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`SET lock_timeout = ${CONNECT_MS}`); // Bookings of servers that still run wait as long.
    const db = drizzle(client);
    await migrateSchema(db, (config) => migrate(db, config));
  } finally {
    await client.end();
  }
}

/** A lock and a command elsewhere would be lost on the bookings. */
async function checkPlaces(pool: pg.Pool, connectDirect: () => Promise<pg.Client>): Promise<void> {
  const client = await connectDirect();
  const places = await Promise.all([pool.query(PLACE), client.query(PLACE)]).finally(() => client.end());
  const [pooled, direct] = places.map(({ rows }) => JSON.stringify(rows));
  if (pooled === direct) return;
  throw new SetupProblem('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
}

/**
 * Opens PostgreSQL and migrates its schema. With a `directUrl`, the other address is a PgBouncer in transaction mode: only
 * the statements of a server use it, with neither settings nor prepared statements of their connections. Locks and
 * migrations belong to a session, and commands need longer timeouts.
 */
export async function openPostgres(
  databaseUrl: string,
  isServer = true,
  directUrl: string | null = null,
): Promise<Database> {
  const isPooled = isServer && directUrl !== null;
  const direct = directUrl ?? databaseUrl;
  await migrateAlone(direct);
  const sockets = new Set<Socket>();
  const stream = () => {
    const socket = new Socket();
    sockets.add(socket);
    if (isServer) socket.setTimeout(SILENCE_MS, () => socket.destroy());
    return socket.once('close', () => sockets.delete(socket));
  };
  const timeout = isServer ? STATEMENT_MS : REWRITE_MS;
  const options: pg.PoolConfig = {
    connectionString: isPooled ? databaseUrl : direct,
    max: 14,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    stream,
    ...(!isPooled && { statement_timeout: timeout, idle_in_transaction_session_timeout: timeout }),
  };
  const pool = new pg.Pool(options);
  // Without a listener, a connection that breaks while it is idle or in a transaction would end the process.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  let release: (() => Promise<void>) | undefined;
  const close = async () => {
    const ended = Promise.all([pool.end(), release?.()]).catch(() => {});
    await Promise.race([ended, setTimeout(CLOSE_MS, undefined, { ref: false })]);
    for (const socket of sockets) socket.destroy();
  };
  return {
    sql: drizzle(pool),
    async run<Row>(text: string, values: unknown[]) {
      // A named statement is prepared once per connection.
      const name = createHash('sha256').update(text).digest('base64url');
      return (await pool.query({ ...(!isPooled && { name }), text, values })).rows as Row[];
    },
    async holdKeys(alone, outdated) {
      const connectDirect = () => connect({ ...options, connectionString: direct });
      if (isPooled) await checkPlaces(pool, connectDirect);
      release = await holdKeysLock(connectDirect, alone, () => close().then(outdated));
    },
    close,
  };
}
