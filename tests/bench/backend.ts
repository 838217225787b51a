import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { get } from '../backend/client.ts';
import { startPostgres, type TestPostgres } from '../backend/postgres.ts';
import { startServer, type Environment } from '../backend/serverProcess.ts';
import { startWithCamps } from '../backend/startWithCamps.ts';
import { UPCOMING_WEEK } from '../backend/upcoming.ts';
import { forkScript, load, type LoadOptions, type LoadResult } from './backend/load.ts';
import type { Row } from './table.ts';

const CAMPS = Array.from({ length: 200 }, (_, n) => `CAMP${n + 1}`);
const CAMPS_PATH = '/api/camps?key=demo&campId=CAMP1';
const SAVE_PATH = '/api/saveWebSubscription';

let firstChild = 0;
/** Every request has to return 200. */
async function succeed(options: LoadOptions): Promise<LoadResult> {
  const result = await load({ ...options, firstChild });
  firstChild = result.asked;
  const refused = Object.keys(result.statuses).filter((status) => status !== '200');
  if (refused.length > 0) throw new Error(`${options.path} returned ${refused.join(', ')}`);
  return result;
}

const bookingsIn = (camps: string[]) => ({ path: SAVE_PATH, camps, connections: 32 });
const perSecond = { unit: '/s', isPerSecond: true } as const;

/** The figure that is compared with the bare server: bookings a second, or the p99 of a response. */
const COMPARED = [
  {
    load: bookingsIn(CAMPS),
    row: { figure: 'Bookings in 200 camps, 32 clients', ...perSecond, limit: 0.25, target: 0.5 },
  },
  {
    load: bookingsIn(['CAMP1']),
    row: { figure: 'Bookings in one camp, 32 clients', ...perSecond, limit: 0.4, target: 1.13 },
  },
  {
    load: { path: CAMPS_PATH, camps: [], connections: 64 },
    row: { figure: 'GET camps, 64 connections, p99', unit: 'ms', limit: 5, target: 2 },
  },
];

type Urls = Record<'ours' | 'beside', string>;

/** One row, measured alternately with the bare server. */
async function comparedRow(urls: Urls, rounds: number, { load, row }: (typeof COMPARED)[number]) {
  const figures = { ours: [] as number[], beside: [] as number[] };
  for (let turn = 0; turn < 2 * rounds; turn += 1) {
    const server = turn % 2 === 0 ? 'ours' : 'beside';
    const result = await succeed({ url: urls[server], ...load, warmUpSeconds: 1, seconds: 2 });
    figures[server].push('isPerSecond' in row ? result.perSecond : result.p99);
  }
  return { ...row, ...figures };
}

/** Seconds from the start of the process to the first response, of a server that was started before. */
async function startRow(name: string, environment: Environment, rounds: number, limit: number): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    const server = await startServer(environment);
    await get(server, CAMPS_PATH);
    times.push((performance.now() - started) / 1000);
    await server.end('SIGTERM');
  }
  return { figure: `Warm start to the first response, ${name}`, unit: 's', ours: times.slice(1), limit };
}

/** The growth of the server's memory in so many minutes of 200 bookings a second, each of another child (Linux). */
async function memoryRow(environment: Environment, minutes: number): Promise<Row> {
  const server = await startServer(environment);
  const residentKb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);
  const options = { url: server.url, path: SAVE_PATH, camps: CAMPS, connections: 16, ratePerSecond: 200 };
  // The first minute fills caches and compiles; growth after it is a leak.
  await succeed({ ...options, warmUpSeconds: 0, seconds: Math.min(60, minutes * 60) });
  const before = residentKb();
  const { perSecond } = await succeed({ ...options, warmUpSeconds: 0, seconds: minutes * 60 });
  const growth = residentKb() / before;
  await server.end('SIGTERM');
  const figure = `Memory after ${minutes} min more of ${Math.round(perSecond)} bookings/s, relative to before`;
  return { figure, unit: '×', ours: [growth], limit: 1.1 };
}

async function measure(postgres: TestPostgres, folder: string, rounds: number, minutes: number) {
  // As in production, including the log of every request.
  const environment = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: await postgres.createDatabase(),
    LOG_LEVEL: 'info',
  };
  const camps = CAMPS.map((id) => flexibleCamp({ id, activeDays: UPCOMING_WEEK, seatsOpen: 1_000_000 }));
  const server = await startWithCamps(environment, folder, camps);
  const bare = forkScript<string>(
    new URL('./backend/bareServer.ts', import.meta.url),
    [server.url + CAMPS_PATH],
    {
      PATH: process.env.PATH,
      DATABASE_URL: await postgres.createDatabase(),
    },
  );
  const rows: Row[] = [];
  const urls = { ours: server.url, beside: await bare.message };
  for (const one of COMPARED) rows.push(await comparedRow(urls, rounds, one));
  bare.child.kill();
  await server.end('SIGTERM');
  return [
    ...rows,
    await startRow('PostgreSQL', environment, rounds, 1),
    await startRow('embedded', { DATA_DIR: join(folder, 'embedded') }, rounds, 2),
    await memoryRow(environment, minutes),
  ];
}

/**
 * Measures the backend and a bare server alternately on one PostgreSQL: bookings, and the camps call; then the backend's
 * start and memory.
 */
export async function benchBackend(rounds: number, minutes: number): Promise<Row[]> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'enrolment-bench-'));
  try {
    return await measure(postgres, folder, rounds, minutes);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
