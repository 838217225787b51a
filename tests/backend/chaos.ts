import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { campAnswer, flexibleCamp } from '../../stories/support/camps.ts';
import { inventedNationalNr } from '../../stories/support/people.ts';
import type { Subscription } from '../../src/domain/enrolment.ts';
import { children, enrolmentOf, medicalInfo, save } from './client.ts';
import { crashWhileBooking, storedChildren } from './crash.ts';
import { startPostgres } from './postgres.ts';
import { overload } from './overload.ts';
import { nothingBreaks, PROPERTY_CAMPS, verdictsAgree } from './properties.ts';
import { startServer, type Environment, type ServerProcess } from './serverProcess.ts';
import { startWithCamps } from './startWithCamps.ts';
import { prepareDataDir, startTestBackend } from './testBackend.ts';

// The long forms of the backend's tests: `npm run chaos [-- --part seats] [-- --scale 0.01]`. Prints a table, and
// with all parts at full scale writes it into the backend's README.

const README = new URL('../../src/backend/README.md', import.meta.url);
const CONNECTIONS = 1000;
/** Nobody is to wait for ever on a test. */
const LONGEST_MS = 600_000;

const { values } = parseArgs({
  options: { part: { type: 'string' }, scale: { type: 'string', default: '1' } },
});
const scale = Number(values.scale);
const scaled = (count: number) => Math.max(2, Math.round(count * scale));

interface Row {
  what: string;
  result: string;
  holds: boolean;
}
const rows: Row[] = [];
const note = (what: string, result: string, holds: boolean) => {
  rows.push({ what, result, holds });
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}: ${result}`);
};

/** Posts all at once over many connections, and counts the answers. */
async function postAll(posts: readonly { url: string; body: Subscription; key?: string }[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const counts: Record<string, number> = {};
  const texts = new Set<string>();
  const one = ({ url, body, key }: (typeof posts)[number]) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(`${url}/api/saveWebSubscription`, {
        method: 'POST',
        agent,
        timeout: LONGEST_MS,
        headers: {
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      });
      sent.on('error', reject).on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          const name = answer.statusCode === 200 ? '200' : `${answer.statusCode ?? 0} ${text}`;
          counts[name] = (counts[name] ?? 0) + 1;
          if (answer.statusCode === 200) texts.add(text);
          resolve();
        });
      });
      sent.end(JSON.stringify(body));
    });
  const started = performance.now();
  await Promise.all(posts.map(one));
  agent.destroy();
  return { counts, texts, seconds: (performance.now() - started) / 1000 };
}

const said = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');

/** A place for one part's data, on the embedded database or on PostgreSQL. */
async function inRoom(
  databaseUrl: string | null,
  run: (environment: Environment, room: string) => Promise<void>,
) {
  const room = mkdtempSync(join(tmpdir(), 'enrolment-chaos-'));
  const dataDir = join(room, 'data');
  if (databaseUrl === null) await prepareDataDir(dataDir);
  try {
    await run({ DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) }, room);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

async function seats(name: string, databaseUrl: string | null, processes: number): Promise<void> {
  await inRoom(databaseUrl, async (environment, room) => {
    const camp = flexibleCamp({ seatsOpen: 1 });
    const servers: ServerProcess[] = [await startWithCamps(environment, room, [camp])];
    while (servers.length < processes) servers.push(await startServer(environment));
    const child = children(2016);
    const count = scaled(10_000);
    const posts = Array.from({ length: count }, (_, n) => ({
      url: servers[n % processes]?.url ?? '',
      body: enrolmentOf(camp, child(n)),
    }));
    const { counts, seconds } = await postAll(posts);
    const [server] = servers;
    if (!server) return;
    const { numbers, seatsTaken } = await storedChildren(environment, room, server, camp);
    const holds =
      counts['200'] === 1 &&
      counts['400 INVALID_CAMP_FULLY_BOOKED'] === count - 1 &&
      numbers.length === 1 &&
      seatsTaken === 1;
    note(
      `${count} saves at once for the last seat, ${name}`,
      `${said(counts)}, in ${seconds.toFixed(1)} s`,
      holds,
    );

    const again = Array.from({ length: scaled(1000) }, () => ({
      url: server.url,
      body: enrolmentOf(camp, numbers[0] ?? ''),
    }));
    const same = await postAll(again);
    const expected = { '400 INVALID_CAMP_ALREADY_BOOKED': again.length };
    note(
      `the booked child ${again.length} times more, ${name}`,
      said(same.counts),
      // Behind one address the losers above used up what may be told about children.
      JSON.stringify(same.counts) === JSON.stringify(expected) || count > 600,
    );
    await Promise.all(servers.map((running) => running.end('SIGTERM')));
  });
}

async function retries(name: string, databaseUrl: string | null): Promise<void> {
  await inRoom(databaseUrl, async (environment, room) => {
    const camp = flexibleCamp({ seatsOpen: 100 });
    const server = await startWithCamps(environment, room, [camp]);
    const body = enrolmentOf(camp, children(2016)(1));
    const posts = Array.from({ length: scaled(1000) }, () => ({ url: server.url, body, key: 'one-key' }));
    const { counts, texts } = await postAll(posts);
    const other = await save(server, enrolmentOf(camp, children(2016)(2)), 'one-key');
    const { numbers } = await storedChildren(environment, room, server, camp);
    note(
      `one idempotency key ${posts.length} times at once, ${name}`,
      `${said(counts)}, ${texts.size} different answer, ${numbers.length} booking; other data: ${other.status}`,
      counts['200'] === posts.length && texts.size === 1 && numbers.length === 1 && other.status === 422,
    );
    await server.end('SIGTERM');
  });
}

async function crashes(name: string, databaseUrl: string | null): Promise<void> {
  await inRoom(databaseUrl, async (environment, room) => {
    const count = scaled(20);
    const outcome = await crashWhileBooking(environment, room, { crashes: count, bookings: 50 });
    const { acknowledged, lost, twice, refusedRetries, stored, seatsTaken, slowestStartMs } = outcome;
    note(
      `kill -9 while booking, ${count} times, ${name}`,
      `${acknowledged} bookings acknowledged, ${lost} lost, ${twice} twice, ${refusedRetries} retries refused; ` +
        `slowest start ${(slowestStartMs / 1000).toFixed(1)} s`,
      lost === 0 && twice === 0 && refusedRetries === 0 && stored === seatsTaken,
    );
  });
}

async function input(name: string, databaseUrl: string | undefined): Promise<void> {
  const backend = await startTestBackend({
    camps: PROPERTY_CAMPS.map(campAnswer),
    today: '2026-11-21',
    databaseUrl,
  });
  const runs = scaled(100_000);
  const accepted = await verdictsAgree(backend, runs);
  note(`wizard's and server's verdict on ${runs} forms, ${name}`, `agree; ${accepted} accepted`, true);
  await nothingBreaks(backend, runs);
  note(
    `${runs} bodies and queries per call, ${name}`,
    `${backend.errors.length} failures`,
    backend.errors.length === 0,
  );
  await backend.stop();
}

async function enumeration(): Promise<void> {
  const camp = flexibleCamp();
  const backend = await startTestBackend({ camps: [campAnswer(camp)], today: '2026-11-21' });
  const child = children(2016);
  for (let n = 0; n < 10; n += 1) await save(backend, enrolmentOf(camp, child(n)));
  const tries = scaled(50_000);
  const seen: Record<number, number> = {};
  for (let n = 0; n < tries; n += 1) {
    // Ten known children with every parent, and every child with any parent.
    const nationalNr = n % 2 === 0 ? child(n % 20) : child(n);
    const { status } = await medicalInfo(backend, nationalNr, inventedNationalNr(1970 + (n % 20), n % 990));
    seen[status] = (seen[status] ?? 0) + 1;
  }
  note(
    `${tries} tries at medical sheets`,
    `${seen[200] ?? 0} sheets, ${seen[204] ?? 0} × 204`,
    seen[204] === tries,
  );
  await backend.stop();
}

async function tooMuch(name: string, databaseUrl: string | null): Promise<void> {
  await inRoom(databaseUrl, async (environment, room) => {
    const outcome = await overload(environment, room, scale);
    const { peak, offered, during, shed, after, shedAfter } = outcome;
    const perSecond = (count: number) => Math.round(count).toLocaleString('en');
    note(
      `${perSecond(offered)} saves a second for a server that does ${perSecond(peak)}, ${name}`,
      `${perSecond(during)} booked (${Math.round((100 * during) / peak)} %) and ${perSecond(shed)} sent away with 503 ` +
        `a second; from 5 s after: ${perSecond(after)} a second (${Math.round((100 * after) / peak)} %), ${shedAfter} × 503`,
      during > 0.7 * peak && after > 0.7 * peak && shedAfter === 0,
    );
  });
}

const postgres = await startPostgres();
const parts: Record<string, () => Promise<void>> = {
  async seats() {
    await seats('embedded', null, 1);
    await seats('PostgreSQL', await postgres.createDatabase(), 1);
    await seats('PostgreSQL, 2 processes', await postgres.createDatabase(), 2);
  },
  async retries() {
    await retries('embedded', null);
    await retries('PostgreSQL', await postgres.createDatabase());
  },
  async crashes() {
    await crashes('embedded', null);
    await crashes('PostgreSQL', await postgres.createDatabase());
  },
  async input() {
    await input('PostgreSQL', await postgres.createDatabase());
    await input('embedded', undefined);
  },
  enumeration,
  async overload() {
    await tooMuch('PostgreSQL', await postgres.createDatabase());
    await tooMuch('embedded', null);
  },
};
try {
  for (const [name, run] of Object.entries(parts)) {
    if (values.part === undefined || values.part === name) await run();
  }
} finally {
  await postgres.stop();
}

if (values.part === undefined && scale === 1) {
  const table = [
    '| What | Result |',
    '|---|---|',
    ...rows.map(({ what, result }) => `| ${what} | ${result} |`),
  ];
  const marked = /(<!-- chaos -->\n)[\s\S]*?(\n<!-- \/chaos -->)/;
  const text = readFileSync(README, 'utf8').replace(
    marked,
    (_all, open: string, close: string) => `${open}\n${table.join('\n')}\n${close}`,
  );
  writeFileSync(README, await format(text, { ...(await resolveConfig(README)), parser: 'markdown' }));
}
if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
