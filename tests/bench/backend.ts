import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { flexibleCamp } from '../../stories/support/camps.ts';
import { enrolmentOf } from '../backend/client.ts';
import { startPostgres, type TestPostgres } from '../backend/postgres.ts';
import { startWithCamps } from '../backend/startWithCamps.ts';
import { BARE_SCHEMA, pgbenchScript } from './backend/bareBooking.ts';
import { bookingRows, SECONDS } from './backend/bookings.ts';
import { load, type LoadResult } from './backend/load.ts';
import { memoryRows } from './backend/memoryRows.ts';
import { hasPgbench } from './backend/pgbench.ts';
import { startBareServer } from './backend/startBareServer.ts';
import { startRows } from './backend/startRows.ts';
import { spreadOf, type Row } from './Row.ts';

const SEATS = 1_000_000;
const CAMPS = Array.from({ length: 200 }, (_, n) => `CAMP${n + 1}`);
const CAMPS_PATH = '/api/camps?key=demo&campId=CAMP1';

export interface BackendOptions {
  rounds: number;
  /** How long the memory is watched. */
  minutes: number;
  report: (line: string) => void;
}

/**
 * The backend beside what is under it: bookings through HTTP against the same booking as one bare statement of
 * pgbench, and against the thinnest server that could book; the camps call against the same bytes out of memory.
 * One PostgreSQL, one run, in turns.
 */
export async function benchBackend(how: BackendOptions): Promise<Row[]> {
  const postgres = await startPostgres();
  const room = mkdtempSync(join(tmpdir(), 'enrolment-bench-'));
  try {
    return await measured(postgres, room, how);
  } finally {
    await postgres.stop();
    rmSync(room, { recursive: true, force: true });
  }
}

/** A database with the bare schema, and the booking for pgbench. */
async function bareDatabase(postgres: TestPostgres, room: string) {
  const databaseUrl = await postgres.createDatabase();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(BARE_SCHEMA);
  await client.end();
  const script = join(room, 'booking.sql');
  const booking = enrolmentOf(flexibleCamp({ id: 'CAMP1' }), '16130100100');
  writeFileSync(script, pgbenchScript(JSON.stringify(booking)));
  return { databaseUrl, script };
}

async function campsRows(ours: string, thin: string, rounds: number): Promise<Row[]> {
  const asking = { path: CAMPS_PATH, camps: [], connections: 64, warmUpSeconds: 1, seconds: SECONDS };
  const figures: { ours: LoadResult[]; thin: LoadResult[] } = { ours: [], thin: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.ours.push(await load({ url: ours, ...asking }));
    figures.thin.push(await load({ url: thin, ...asking }));
  }
  const spreads = (figure: 'p99' | 'perSecond') => ({
    ours: spreadOf(figures.ours.map((result) => result[figure])),
    beside: spreadOf(figures.thin.map((result) => result[figure])),
  });
  const figure = 'GET camps, 64 connections, beside the same bytes from node:http';
  return [
    { figure, unit: '/s', ...spreads('perSecond'), isPerSecond: true },
    {
      figure: `The slowest of a hundred (p99) of ${figure}`,
      unit: 'ms',
      ...spreads('p99'),
      limit: 5,
      target: 2,
    },
  ];
}

async function measured(
  postgres: TestPostgres,
  room: string,
  { rounds, minutes, report }: BackendOptions,
): Promise<Row[]> {
  // As it runs for parents, its log of every request included.
  const environment = {
    DATA_DIR: join(room, 'data'),
    DATABASE_URL: await postgres.createDatabase(),
    LOG_LEVEL: 'info',
  };
  const statement = await bareDatabase(postgres, room);
  if (!hasPgbench()) report('pgbench is not here: the rows beside it are left out');
  const camps = CAMPS.map((id) => flexibleCamp({ id, seatsOpen: SEATS }));
  const server = await startWithCamps(environment, room, camps);
  const bare = await startBareServer(statement.databaseUrl, await fetch(server.url + CAMPS_PATH));
  const where = { ours: server.url, thin: bare.url, camps: CAMPS };
  const rows = await bookingRows({ ...where, statement: hasPgbench() ? statement : null }, rounds, report);
  rows.push(...(await campsRows(server.url, bare.url, rounds)));
  bare.stop();
  await server.end('SIGTERM');
  report('camps calls');
  rows.push(...(await startRows(environment, room, CAMPS_PATH, rounds)));
  report('starts');
  rows.push(...(await memoryRows(environment, minutes)));
  return rows;
}
