import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campAnswer, fixedCamp, flexibleCamp, fullCamp } from '../../stories/support/camps.ts';
import { DataDirInUse, DataDirLock, type Owner } from '../../src/backend/operations/DataDirLock.ts';
import { children, enrolmentOf, get, save } from './client.ts';
import { freePort } from './postgres.ts';
import { runScript, startServer, type Environment, type ServerProcess } from './serverProcess.ts';
import { prepareDataDir } from './testBackend.ts';

let room = '';
let servers: ServerProcess[] = [];

// Processes are started, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

beforeEach(async () => {
  room = mkdtempSync(join(tmpdir(), 'enrolment-commands-'));
  await prepareDataDir(join(room, 'data'));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  servers = [];
  rmSync(room, { recursive: true, force: true });
});

const settings = (more: Environment = {}): Environment => ({ DATA_DIR: join(room, 'data'), ...more });

async function run(script: string, args: string[], more?: Environment, input?: string) {
  const { status, stdout, stderr } = await runScript(script, args, settings(more), input);
  return { status, stdout, stderr, lines: stderr.trim().split('\n').length };
}

/** Commands that do not touch one another's data, some at a time: much of a command is waiting. */
async function sideBySide<Case>(cases: readonly Case[], check: (each: Case) => Promise<void>): Promise<void> {
  const left = cases.values();
  const worker = async () => {
    for (const each of left) await check(each);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

async function start(more?: Environment): Promise<ServerProcess> {
  const server = await startServer(settings(more));
  servers.push(server);
  return server;
}

let files = 0;
function campFile(...camps: unknown[]): string {
  files += 1;
  const file = join(room, `camps${files}.json`);
  writeFileSync(file, JSON.stringify(camps));
  return file;
}

/** The process that owns the data directory, or null. */
function ownerOf(dataDir: string): Owner | null {
  try {
    DataDirLock.acquire(dataDir).release();
    return null;
  } catch (error) {
    if (error instanceof DataDirInUse) return error.owner;
    throw error;
  }
}

test('runs commands without a running server, and inside one', async () => {
  const imported = await run('camps', ['import', campFile(campAnswer(fullCamp()))]);
  expect([imported.status, imported.stdout]).toEqual([0, expect.stringContaining('Loaded 1 camp')]);
  expect(imported.stderr).toContain('Made a new key');

  const { url } = await start({ PUBLIC_URL: 'https://kamp.example' });
  const voucher = await run('vouchers', ['create', 'zomer-volzet', '--hours', '2']);
  expect(voucher.stderr).toBe('');
  const link = new URL(voucher.stdout.trim());
  expect(`${link.origin}${link.pathname}?camp=${link.searchParams.get('camp') ?? ''}`).toBe(
    'https://kamp.example/?camp=ZOMER-VOLZET',
  );
  const code = link.searchParams.get('voucher') ?? '';
  expect((await get({ url }, `/api/validateVoucher?voucher=${code}&campId=ZOMER-VOLZET`)).text).toBe('VALID');

  expect((await run('camps', ['import', campFile(campAnswer(fixedCamp({ seatsOpen: 7 })))])).status).toBe(0);
  expect(JSON.parse((await get({ url }, '/api/camps?key=demo')).text)).toHaveLength(2);
});

test('camps import: names camp, field and reason of a wrong row, and loads nothing', async () => {
  const good = campAnswer(fixedCamp());
  const cases: [file: string, status: number, sentence: string][] = [
    [
      campFile(good, { ...good, CAMP_ID: 'SCHAATS', PRICE: 'gratis' }),
      2,
      'Camp SCHAATS cannot be loaded: PRICE "gratis" is not a number.',
    ],
    [campFile(good, { ...good, CAMP_ID: null }), 2, 'Camp number 2 cannot be loaded: CAMP_ID is missing.'],
    [
      campFile(good, { ...good, CAMP_ID: 'SKI', SEATS_OPEN: null }),
      2,
      'Camp SKI cannot be loaded: SEATS_OPEN is missing.',
    ],
    [campFile(good, { ...good, CAMP_ID: 'zomer-zeilen' }), 2, 'is in the file twice'],
    [join(room, 'none.json'), 2, 'cannot be read'],
  ];
  for (const [file, status, sentence] of cases) {
    const made = await run('camps', ['import', file]);
    expect([made.status, made.stderr]).toEqual([status, expect.stringContaining(sentence)]);
  }
});

test('camps import: requires --force for a camp that no selection of days can book', async () => {
  const surf = { ...campAnswer(flexibleCamp({ id: 'SURF' })), CAMP_MINIMUM_REQUIRED_CAMP_DAYS: 6 };
  const file = campFile(campAnswer(fixedCamp()), surf);
  const refused = await run('camps', ['import', file]);
  expect([refused.status, refused.stdout, refused.stderr]).toEqual([
    2,
    '',
    expect.stringContaining(
      'Camp SURF cannot be booked: CAMP_MINIMUM_REQUIRED_CAMP_DAYS is 6, more than the 5 that can be chosen.\n',
    ),
  ]);
  const forced = await run('camps', ['import', file, '--force']);
  expect([forced.status, forced.stdout]).toEqual([0, expect.stringContaining('Loaded 2 camps')]);
});

test('imports a CSV, lists and closes its camp and manages bookings and vouchers, as tables and as JSON', async () => {
  const file = join(room, 'kampen.csv');
  const header = '\uFEFFCAMP_ID;THEME_NAME;ACTIVE_DAYS;PRICE;SEATS_OPEN;MAX_BIRTHYEAR;MIN_BIRTHYEAR';
  const days = fixedCamp().activeDays;
  writeFileSync(file, `${header}\r\nZEILEN;Zeilen;${days.join(',')};1.229,00;7;2014;2018\r\n`);
  const imported = await run('camps', ['import', file]);
  expect([imported.status, imported.stdout]).toEqual([
    0,
    `Loaded 1 camp from ${file}.\ncamp    seats before  seats after  booked\nZEILEN                7            0\n`,
  ]);
  // The others in the server that owns the database.
  const server = await start();
  const camp = fixedCamp({ id: 'ZEILEN', discountAllowed: false });
  expect((await save(server, enrolmentOf(camp, children(2016)(1)))).status).toBe(200);
  const json = async (script: string, ...args: string[]) => {
    const { status, stdout, stderr } = await run(script, [...args, '--json']);
    expect([status, stderr]).toEqual([0, '']);
    return JSON.parse(stdout) as unknown;
  };
  expect(await json('camps', 'list')).toMatchObject([{ camp: 'ZEILEN', seatsOpen: 6, booked: 1 }]);
  expect((await run('camps', ['list'])).stdout).toMatch(
    /^camp +name +from .*\nZEILEN +Zeilen +05\/07\/2027 /,
  );
  expect((await run('camps', ['close', 'zeilen'])).stdout).toBe('Camp ZEILEN is closed.\n');
  expect(await json('camps', 'open', 'ZEILEN')).toEqual({ camp: 'ZEILEN', state: 'open' });

  const [booking] = (await json('bookings', 'list', 'zeilen')) as [{ reference: string }];
  expect((await run('bookings', ['list', 'ZEILEN'])).stdout).toContain(`${booking.reference}  `);
  expect((await run('bookings', ['cancel', booking.reference])).stdout).toBe(
    `Cancelled booking ${booking.reference}.\n`,
  );
  expect(await json('camps', 'list')).toMatchObject([{ seatsOpen: 7, booked: 0 }]);

  const { link } = (await json('vouchers', 'create', 'ZEILEN')) as { link: string };
  expect(await json('vouchers', 'list')).toMatchObject([{ camp: 'ZEILEN', state: 'open' }]);
  expect((await run('vouchers', ['revoke', link])).stdout).toMatch(/^Revoked voucher \S{10}\.\n$/);
  expect((await run('vouchers', ['list', 'ZEILEN'])).stdout).toBe('There are no vouchers.\n');

  const wrong: [script: string, args: string[], sentence: string][] = [
    ['camps', ['close', 'NERGENS'], 'There is no camp NERGENS.'],
    ['bookings', ['list', 'NERGENS'], 'There is no camp NERGENS.'],
    ['bookings', ['cancel', 'ABCD2345'], 'There is no booking ABCD2345.'],
    ['vouchers', ['revoke', 'x'], 'There is no such voucher.'],
    ['vouchers', ['create', 'NERGENS'], 'There is no camp NERGENS.'],
  ];
  await sideBySide(wrong, async ([script, args, sentence]) => {
    expect(await run(script, args)).toMatchObject({ status: 2, stdout: '', stderr: `${sentence}\n` });
  });
});

test('camps import: names each wrong row of a CSV, and refuses another encoding', async () => {
  const header = 'CAMP_ID;ACTIVE_DAYS;PRICE;SEATS_OPEN';
  const rows = ['A;5/07/2027;1.250;7', 'B;5/07/2027;149,00;7', 'C;=1+1;149,00;7'];
  writeFileSync(join(room, 'wrong.csv'), [header, ...rows].join('\r\n'));
  writeFileSync(join(room, 'latin.csv'), Buffer.from(`${header}\r\nCAF\xc9;5/07/2027;1;1`, 'latin1'));
  const wrong = await run('camps', ['import', join(room, 'wrong.csv')]);
  expect([wrong.status, wrong.stdout, wrong.stderr.split('\n').slice(-4)]).toEqual([
    2,
    '',
    [
      'Row 2 (camp A) cannot be loaded: PRICE "1.250" is ambiguous: write 1250 or 1250,00, and at most two decimals.',
      'Row 4 (camp C) cannot be loaded: ACTIVE_DAYS holds a formula: save its result.',
      'Nothing was loaded.',
      '',
    ],
  ]);
  const latin = await run('camps', ['import', join(room, 'latin.csv')]);
  expect([latin.status, latin.stderr]).toEqual([2, expect.stringContaining('latin.csv is not in UTF-8')]);
});

test('camps import: updates a camp and its open seats', async () => {
  await run('camps', ['import', campFile(campAnswer(fixedCamp({ seatsOpen: 5, remark: 'oud' })))]);
  await run('camps', ['import', campFile(campAnswer(fixedCamp({ seatsOpen: 3, remark: 'nieuw' })))]);
  const { url } = await start();
  expect(JSON.parse((await get({ url }, '/api/camps?key=demo')).text)).toMatchObject([
    { SEATS_OPEN: 3, REMARK: 'nieuw' },
  ]);
});

test('exits with 2 and one sentence for wrong arguments and settings', async () => {
  const cases: [script: string, args: string[], more?: Environment][] = [
    ['camps', []],
    ['camps', ['export']],
    ['camps', ['import', 'a.json', 'b.json']],
    ['camps', ['list', 'X']],
    ['camps', ['close']],
    ['camps', ['list', '--force']],
    ['bookings', []],
    ['bookings', ['cancel']],
    ['bookings', ['list', 'X', 'Y']],
    ['vouchers', ['revoke']],
    ['vouchers', ['list', 'X', '--hours', '1']],
    ['vouchers', ['create']],
    ['vouchers', ['create', 'X', '--hours', '25']],
    ['vouchers', ['create', 'X', '--hours', '0']],
    ['vouchers', ['create', 'X', '--hours', '0.0001']],
    ['vouchers', ['create', 'X', '--days', '1']],
    ['data', []],
    ['data', ['purge', 'X']],
    ['data', ['export']],
    ['data', ['forget', '12345']],
    ['data', ['purge', '--to', '.']],
    ['start', ['--fast']],
    ['dev', ['--fast']],
    ['start', [], { PORT: 'abc' }],
    ['start', [], { GATEWAY_URL: 'kampen.example/api' }],
    ['start', [], { DATABASE_URL: 'mysql://localhost/x' }],
    ['start', [], { DATA_KEYS: 'k1=short' }],
  ];
  await sideBySide(cases, async ([script, args, more]) => {
    const made = await run(script, args, more);
    expect([made.status, made.lines], `${script} ${args.join(' ')}: ${made.stderr}`).toEqual([2, 1]);
  });
});

test('start: refuses a data directory that cannot be created, in one sentence', async () => {
  const made = await run('start', [], { DATA_DIR: '/proc/x' });
  expect([made.status, made.stderr]).toEqual([1, expect.stringMatching(/^.*\/proc\/x.* cannot be .*\.\n$/)]);
});

test.each(['start', 'dev'])(
  '%s: refuses a port in use in one sentence, and leaves no lock',
  async (script) => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const made = await run(script, [], { PORT: String(port) });
    expect([made.status, made.stderr]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^Port ${port} is in use; .*\\.\\n$`)),
    ]);
    expect(ownerOf(join(room, 'data'))).toBeNull();
    await new Promise((resolve) => other.close(resolve));
  },
);

test.each(['SIGTERM', 'SIGINT'] as const)('start: ends cleanly at %s', async (signal) => {
  const metricsPort = await freePort();
  const server = await start({ METRICS_PORT: String(metricsPort) });
  const metrics = await get({ url: `http://127.0.0.1:${metricsPort}` }, '/metrics');
  expect(metrics.text).toContain('process_resident_memory_bytes');
  const control = ownerOf(join(room, 'data'))?.control;
  // Somebody who connected and says nothing, to the wizard and to where commands go.
  const ports = [Number(new URL(server.url).port), control?.port ?? 0];
  const silent = ports.map((port) => connect(port, '127.0.0.1'));
  await Promise.all(silent.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect((await get(server, '/api/camps?key=demo')).status).toBe(200);
  expect(await server.end(signal)).toBe(0);
  for (const socket of silent) socket.destroy();
  expect(ownerOf(join(room, 'data'))).toBeNull();
});

test('dev: serves the wizard and the calls, and ends cleanly', async () => {
  const server = await startServer(settings({ DEMO_CAMPS: 'yes' }), 'dev');
  servers.push(server);
  const page = await get(server, '/?camp=X');
  expect(page.text).toContain('/@vite/client');
  expect(page.text).toContain('"gatewayUrl":"/api"');
  expect(JSON.parse((await get(server, '/api/camps?key=demo')).text)).not.toHaveLength(0);
  expect((await get(server, '/organisatie/')).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('start: refuses data in use by another process, and ignores a stale lock file', async () => {
  const server = await start();
  const second = await run('start', []);
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining(`process ${server.pid}`)]);
  await server.end('SIGKILL');
  const { url } = await start();
  expect((await get({ url }, '/api/camps?key=demo')).status).toBe(200);
});

test('DataDirLock: trusts the lock, not the content of the file', () => {
  const dataDir = join(room, 'data');
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.ppid, birth: '', control: null }));
  const lock = DataDirLock.acquire(dataDir);
  // Nor does what is written in it let a second one in, as from a container with numbers of its own.
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: 4_000_000, control: null }));
  expect(() => DataDirLock.acquire(dataDir)).toThrow('in use by process 4000000');
  lock.release();
});

test('exits with a sentence while the server is still starting', async () => {
  // This process, as a server does that has not yet said where it takes commands.
  const starting = DataDirLock.acquire(join(room, 'data'));
  const refused = await run('camps', ['import', campFile(campAnswer(fixedCamp()))]);
  expect([refused.status, refused.lines, refused.stderr]).toEqual([
    1,
    1,
    expect.stringMatching(new RegExp(`process ${process.pid}.* still starting.* try again in a moment`)),
  ]);
  starting.release();
});

test('exits with a sentence when the server ends before it answers', async () => {
  const lock = DataDirLock.acquire(join(room, 'data'));
  const ending = createServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1');
  await new Promise((resolve) => ending.once('listening', resolve));
  lock.announce({ port: (ending.address() as AddressInfo).port, token: 'x' });
  const broken = await run('data', ['purge']);
  expect([broken.status, broken.lines, broken.stderr]).toEqual([
    1,
    1,
    expect.stringMatching(new RegExp(`process ${process.pid}, broke off .* may be done or not`)),
  ]);
  lock.release();
  await new Promise((resolve) => ending.close(resolve));
});

test('start: creates keys for this user alone, and refuses another key', async () => {
  const server = await start();
  const file = join(room, 'data', 'keys');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  await server.end('SIGTERM');
  writeFileSync(file, `k9=${Buffer.alloc(32, 7).toString('base64')}\n`);
  const refused = await run('start', []);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('written with the key "k1"')]);
});

test('data: exports files with mode 600, forgets a number from the input, purges and rotates', async () => {
  const camp = fixedCamp({ seatsOpen: 7 });
  const others = ['KAMP_1', 'KAMP 1'].map((id) => fixedCamp({ id }));
  await run('camps', ['import', campFile(...[camp, ...others].map(campAnswer))]);
  const server = await start();
  const nationalNr = children(2016)(1);
  expect((await save(server, enrolmentOf(camp, nationalNr))).status).toBe(200);

  const exported = await run('data', ['export', camp.id, '--to', room]);
  expect([exported.status, exported.stdout]).toEqual([0, expect.stringContaining('Wrote 1 enrolment ')]);
  expect(readFileSync(join(room, `${camp.id}.csv`), 'utf8')).toContain(nationalNr);
  expect(statSync(join(room, `${camp.id}.json`)).mode & 0o777).toBe(0o600);
  expect((await run('data', ['export', 'NERGENS'])).status).toBe(2);
  // Camps of nearly the same name do not write over each other.
  for (const { id } of others) await run('data', ['export', id, '--to', room]);
  expect(readdirSync(room)).toEqual(expect.arrayContaining(['KAMP_1.csv', 'KAMP%201.csv']));

  expect((await run('data', ['forget', '-'], {}, `${nationalNr}\n`)).stdout).toBe('Removed 1 booking.\n');
  expect((await run('data', ['purge'])).stdout).toBe('Deleted 0 medical sheets and 0 bookings.\n');
  expect((await run('data', ['rotate'])).stderr).toContain(`process ${server.pid}`);
  await server.end('SIGTERM');
  expect((await run('data', ['rotate'])).stdout).toContain('with the key "k2"');
  expect((await get(await start(), '/api/camps?key=demo')).status).toBe(200);
});

test('start: refuses a corrupt or unusable data directory in one sentence', async () => {
  writeFileSync(join(room, 'file'), '');
  const corrupt = join(room, 'corrupt');
  mkdirSync(join(corrupt, 'database'), { recursive: true });
  writeFileSync(join(corrupt, 'database', 'PG_VERSION'), 'nonsense');
  writeFileSync(join(corrupt, 'keys'), 'nonsense');
  const emptyKeys = join(room, 'corrupt-database');
  mkdirSync(join(emptyKeys, 'database'), { recursive: true });
  writeFileSync(join(emptyKeys, 'database', 'PG_VERSION'), 'nonsense');
  const cases = [join(room, 'file'), join(room, 'file', 'below'), corrupt, emptyKeys];
  await sideBySide(cases, async (dataDir) => {
    const made = await run('start', [], { DATA_DIR: dataDir });
    const said = made.stderr.trim().split('\n');
    expect([made.status, said.length], `${dataDir}: ${made.stderr}`).toEqual([1, 1]);
    expect(said[0]).toContain(dataDir);
  });
});
