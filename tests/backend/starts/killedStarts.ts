import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../src/build/paths.ts';
import { flexibleCamp } from '../../../src/testing/camps.ts';
import { child, enrolmentOf, get, save } from '../client.ts';
import { randomOf } from '../histories/random.ts';
import { startServer, type ServerProcess } from '../serverProcess.ts';
import { startWithCamps } from '../startWithCamps.ts';
import { prepareDataDir } from '../testBackend.ts';
import { UPCOMING_WEEK } from '../upcoming.ts';

const KILL = pathToFileURL(join(import.meta.dirname, 'killAtStep.mjs')).href;
const camp = flexibleCamp({ activeDays: UPCOMING_WEEK });
const CHILDREN = [1, 2, 3, 4, 5].map(child);

/** Each start that can be killed: of a folder with bookings, of a database that was just created, of no folder. */
export const STARTS = ['later start', 'first start', 'creation'] as const;
type Start = (typeof STARTS)[number];

/** Starts a server on a folder and kills it at a step of its changes in `below`. Returns the number of steps. */
async function killStart(dataDir: string, below: string, step: number): Promise<number> {
  const count = `${dataDir}.steps`;
  writeFileSync(count, '');
  const server = spawn(process.execPath, [join(ROOT, 'dist/server/start.js')], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      NODE_OPTIONS: `--import ${KILL}`,
      KILL_BELOW: below,
      KILL_AT: String(step),
      KILL_COUNT: count,
    },
    // Its process that creates the database is killed too.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killed = () => process.kill(-(server.pid ?? 0), 'SIGKILL');
  process.once('exit', killed);
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    // It had fewer steps.
    if (text.includes('  Open ')) killed();
  });
  await once(server, 'exit');
  process.off('exit', killed);
  return statSync(count).size;
}

/** The references of the bookings: a retry of a save returns that of the first. */
const book = (server: ServerProcess) =>
  Promise.all(
    CHILDREN.map(async (nationalNr) => (await save(server, enrolmentOf(camp, nationalNr), nationalNr)).text),
  );

/** A folder whose start can be killed, where that start changes files, and whether a folder is intact after it. */
async function prepare(start: Start, dataDir: string) {
  const opens = async (check: (server: ServerProcess) => Promise<boolean>) => {
    const server = await startServer({ DATA_DIR: dataDir, DEMO_CAMPS: 'yes' });
    const isRight = await check(server).catch(() => false);
    await server.end('SIGKILL');
    return isRight;
  };
  const hasDemoCamps = async (server: ServerProcess) =>
    (JSON.parse((await get(server, '/api/camps?key=demo')).text) as unknown[]).length === 10;
  if (start === 'creation')
    return { below: join(dataDir, 'database.new'), isIntact: () => opens(hasDemoCamps) };
  if (start === 'first start') {
    // The first change after the creation.
    await killStart(dataDir, join(dataDir, 'database'), 1);
    return { below: dataDir, isIntact: () => opens(hasDemoCamps) };
  }
  await prepareDataDir(dataDir);
  const first = await startWithCamps({ DATA_DIR: dataDir }, tmpdir(), [camp]);
  const references = await book(first);
  // Its last changes are only in the write-ahead log.
  await first.end('SIGKILL');
  const hasBookings = async (server: ServerProcess) => {
    const [item] = JSON.parse((await get(server, `/api/camps?key=demo&campId=${camp.id}`)).text) as {
      SEATS_OPEN: number;
    }[];
    const isSeatTaken = item?.SEATS_OPEN === (camp.seatsOpen ?? 0) - CHILDREN.length;
    return isSeatTaken && String(await book(server)) === String(references);
  };
  return { below: dataDir, isIntact: () => opens(hasBookings) };
}

/** So many of these steps, in order. */
function sample(steps: number, kills: number, seed: number): number[] {
  const random = randomOf(seed);
  const ranked = Array.from({ length: steps }, (_, n) => ({ step: n + 1, rank: random() }));
  const chosen = ranked.sort((one, other) => one.rank - other.rank).slice(0, kills);
  return chosen.map(({ step }) => step).sort((one, other) => one - other);
}

/**
 * Kills a start at so many of its steps, each time on a copy of the same folder. Returns the steps after which the folder
 * did not open or lacked a booking.
 */
export async function killStarts(
  start: Start,
  kills: number,
  seed: number,
  onKill: (done: number, of: number) => void = () => {},
): Promise<number[]> {
  const room = mkdtempSync(join(tmpdir(), 'enrolment-starts-'));
  const [dataDir, copy] = [join(room, 'data'), join(room, 'copy')];
  try {
    const { below, isIntact } = await prepare(start, dataDir);
    const isNew = start === 'creation';
    if (!isNew) cpSync(dataDir, copy, { recursive: true });
    const again = () => {
      rmSync(dataDir, { recursive: true, force: true });
      if (!isNew) cpSync(copy, dataDir, { recursive: true });
    };
    const steps = sample(await killStart(dataDir, below, Infinity), kills, seed);
    const broken: number[] = [];
    for (const [done, step] of steps.entries()) {
      again();
      await killStart(dataDir, below, step);
      if (!(await isIntact().catch(() => false))) broken.push(step);
      onKill(done + 1, steps.length);
    }
    return broken;
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}
