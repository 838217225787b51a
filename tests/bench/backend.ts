import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { campAnswer, flexibleCamp } from '../../stories/support/camps.ts';
import { enrolmentOf, get } from '../backend/client.ts';
import { startPostgres } from '../backend/postgres.ts';
import { runScript, startServer, type Environment } from '../backend/serverProcess.ts';
import { prepareDataDir } from '../backend/testBackend.ts';
import { BARE_SCHEMA, pgbenchScript } from './backend/bareBooking.ts';
import { startBareServer } from './backend/startBareServer.ts';
import { load } from './backend/load.ts';
import { memoryGrowth } from './backend/memoryGrowth.ts';
import { hasPgbench, pgbench } from './backend/pgbench.ts';

const SEATS = 1_000_000;
const SECONDS = 2;
const CAMPS = Array.from({ length: 200 }, (_, n) => `CAMP${n + 1}`);
const CAMPS_PATH = '/api/camps?key=demo&campId=CAMP1';

/** A line of the table; `ratio` is ours to the one beside it. */
export interface BackendRow {
  what: string;
  ours: string;
  beside: string;
  ratio: string;
  mustReach: string;
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const whole = (number: number) => Math.round(number).toLocaleString('en');
const ratioOf = (ours: readonly number[], beside: readonly number[]) =>
  (median(ours) / median(beside)).toFixed(2);

interface Point {
  camps: number;
  clients: number;
  mustReach: string;
  ours: number[];
  bare: number[];
  pgbench: number[];
}

const point = (camps: number, clients: number, mustReach = ''): Point => {
  return { camps, clients, mustReach, ours: [], bare: [], pgbench: [] };
};

async function startMs(environment: Environment): Promise<number> {
  const started = performance.now();
  const server = await startServer(environment);
  await get(server, CAMPS_PATH);
  const ms = performance.now() - started;
  await server.end('SIGTERM');
  return ms;
}

/**
 * The backend beside what is under it: bookings through HTTP against the same booking as one bare statement of
 * pgbench, and against the thinnest server that could book; the camps call against the same bytes out of memory.
 * One PostgreSQL, one run, in turns.
 */
export async function benchBackend(rounds = 3): Promise<{ title: string; rows: BackendRow[] }> {
  const postgres = await startPostgres();
  const room = mkdtempSync(join(tmpdir(), 'enrolment-bench-'));
  try {
    return await measured(postgres, room, rounds);
  } finally {
    await postgres.stop();
    rmSync(room, { recursive: true, force: true });
  }
}

async function measured(postgres: Awaited<ReturnType<typeof startPostgres>>, room: string, rounds: number) {
  const environment = { DATA_DIR: join(room, 'data'), DATABASE_URL: await postgres.createDatabase() };
  const camps = CAMPS.map((id) => campAnswer(flexibleCamp({ id, seatsOpen: SEATS })));
  writeFileSync(join(room, 'camps.json'), JSON.stringify(camps));
  const imported = await runScript('camps', ['import', join(room, 'camps.json')], environment);
  if (imported.status !== 0) throw new Error(imported.stderr);
  const bareUrl = await postgres.createDatabase();
  const client = new pg.Client({ connectionString: bareUrl });
  await client.connect();
  await client.query(BARE_SCHEMA);
  await client.end();
  const script = join(room, 'booking.sql');
  writeFileSync(
    script,
    pgbenchScript(JSON.stringify(enrolmentOf(flexibleCamp({ id: 'CAMP1' }), '16130100100'))),
  );

  const withPgbench = hasPgbench();
  const rows: BackendRow[] = [];
  // As it runs for parents, its log of every request included.
  const server = await startServer({ ...environment, LOG_LEVEL: 'info' });
  const bare = await startBareServer(bareUrl, await fetch(server.url + CAMPS_PATH));

  const points = [1, 8, 32].flatMap((clients) => [
    point(200, clients, clients === 32 ? '≥ 0.45' : ''),
    point(1, clients, clients === 32 ? '≥ 0.6' : ''),
  ]);
  let firstChild = 0;
  const book = async (url: string, { camps: count, clients }: Point) => {
    const result = await load({
      url,
      path: '/api/saveWebSubscription',
      camps: CAMPS.slice(0, count),
      connections: clients,
      warmUpSeconds: 1,
      seconds: SECONDS,
      firstChild,
    });
    firstChild = result.asked;
    const refused = Object.keys(result.statuses).filter((status) => status !== '200');
    if (refused.length > 0) throw new Error(`answers of ${refused.join(', ')}`);
    return result.perSecond;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const each of points) {
      each.ours.push(await book(server.url, each));
      each.bare.push(await book(bare.url, each));
      if (withPgbench) each.pgbench.push(await pgbench(bareUrl, script, { ...each, seconds: SECONDS }));
    }
  }
  for (const { camps: count, clients, mustReach, ours, bare: thin, pgbench: statement } of points) {
    const what = `bookings/s, ${count === 1 ? 'one camp' : `${count} camps`}, ${clients} clients`;
    const line = (name: string, beside: number[], must: string) => {
      const ratio = ratioOf(ours, beside);
      rows.push({
        what,
        ours: whole(median(ours)),
        beside: `${name} ${whole(median(beside))}`,
        ratio,
        mustReach: must,
      });
    };
    if (withPgbench) line('pgbench', statement, mustReach);
    line('node:http + pg', thin, '');
  }
  if (!withPgbench) {
    rows.push({
      what: 'bookings/s',
      ours: '',
      beside: 'pgbench is not here: left out',
      ratio: '',
      mustReach: '',
    });
  }

  const asking = { path: CAMPS_PATH, camps: [], connections: 64, warmUpSeconds: 1, seconds: SECONDS };
  const [ours, thin]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push((await load({ url: server.url, ...asking })).perSecond);
    thin.push((await load({ url: bare.url, ...asking })).perSecond);
  }
  rows.push({
    what: 'GET camps/s, 64 connections',
    ours: whole(median(ours)),
    beside: `node:http, same bytes ${whole(median(thin))}`,
    ratio: ratioOf(ours, thin),
    mustReach: '≥ 0.5',
  });
  bare.stop();
  await server.end('SIGTERM');

  const starts: [string, Environment, number][] = [['PostgreSQL', environment, 1]];
  const embedded = { DATA_DIR: join(room, 'embedded') };
  await prepareDataDir(embedded.DATA_DIR);
  starts.push(['embedded', embedded, 2]);
  for (const [name, where, limit] of starts) {
    await startMs(where);
    const times = [await startMs(where), await startMs(where), await startMs(where)];
    const seconds = (median(times) / 1000).toFixed(2);
    const what = `start, warm, to the first answer, ${name}`;
    rows.push({ what, ours: `${seconds} s`, beside: '', ratio: '', mustReach: `≤ ${limit} s` });
  }
  rows.push(await memoryGrowth(environment, 0.25));
  const title = `The backend: median of ${rounds} rounds of ${SECONDS} s, in turns on one PostgreSQL`;
  return { title, rows };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const { title, rows } = await benchBackend(Number(values.rounds));
  console.log(`\n${title}\n`);
  console.table(rows);
}
