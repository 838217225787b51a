import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { connect, createServer, Socket, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DataDirInUse, lockDataDir, type Owner } from '../../src/backend/database/lockDataDir.ts';
import { startControlServer } from '../../src/backend/http/controlServer.ts';
import type { Backend } from '../../src/backend/service/Backend.ts';
import { ROOT } from '../../src/build/paths.ts';
import { campItem, fixedCamp, fullCamp } from '../../src/testing/camps.ts';
import { shortDate } from '../../src/domain/days.ts';
import { children, enrol, get, post } from './client.ts';
import { freePort } from './postgres.ts';
import { oneSentence, runCommand } from './runCommand.ts';
import {
  runScript,
  startServer,
  type Environment,
  type ServerProcess,
  type ServerScript,
} from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { prepareDataDir } from './testBackend.ts';
import { UPCOMING_MONDAY, UPCOMING_WEEK } from './upcoming.ts';

let room = '';
let dataDir = '';
const servers: ServerProcess[] = [];

beforeEach(async () => {
  room = temporaryFolder();
  dataDir = join(room, 'data');
  await prepareDataDir(dataDir);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')));
});

/** Runs a command in this process. */
const run = (script: string, args: string[], more?: Environment, input?: string) =>
  runCommand(script, args, { DATA_DIR: dataDir, ...more }, input);
/** Runs it as npm does. */
const runProcess = (script: string, args: string[], more?: Environment, input?: string) =>
  runScript(script, args, { DATA_DIR: dataDir, ...more }, input);

async function start(more: Environment = {}, script: ServerScript = 'start'): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, ...more }, script);
  servers.push(server);
  return server;
}

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  return (server.address() as AddressInfo).port;
}

function writeFile(name: string, content: unknown): string {
  const file = join(room, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** The process that owns the data directory, or null. */
function owner(): Owner | null {
  try {
    lockDataDir(dataDir).release();
    return null;
  } catch (error) {
    if (error instanceof DataDirInUse) return error.owner;
    throw error;
  }
}

test('runs commands without a running server, and inside one', async () => {
  const file = writeFile('camps.json', [campItem(fullCamp())]);
  const imported = await runProcess('camps', ['import', file]);
  expect([imported.status, imported.stdout]).toEqual([0, expect.stringContaining('Loaded 1 camp')]);
  expect(imported.stderr).toContain('Made a new key');

  const { url } = await start({ PUBLIC_URL: 'https://kamp.example' });
  const voucher = await runProcess('vouchers', ['create', 'zomer-volzet', '--hours', '2']);
  expect(voucher.stderr).toBe('');
  const [, code] =
    /^https:\/\/kamp\.example\/\?camp=ZOMER-VOLZET&voucher=(\S+)\n$/.exec(voucher.stdout) ?? [];
  const query = `voucher=${code}&campId=ZOMER-VOLZET`;
  expect((await get({ url }, `/api/validateVoucher?${query}`)).text).toBe('VALID');
  expect((await runProcess('bookings', ['list', 'ZOMER-VOLZET'])).stdout).toBe('There are no bookings.\n');
});

test('runs a command only with the token in the data directory', async () => {
  await start();
  const { port = 0, token = '' } = owner()?.control ?? {};
  const asked = async (authorization: string, name = 'listCamps') =>
    (await post({ url: `http://127.0.0.1:${port}` }, `/${name}`, {}, { authorization })).result;
  expect(await asked(`Bearer ${token}`)).toBe('200 []');
  expect(await asked(`Bearer ${token}`, 'toString')).toContain('knows no toString');
  for (const wrong of ['', token, `Bearer ${token.slice(1)}x`])
    expect(await asked(wrong)).toMatch(/^40[01] /);
});

test('imports a CSV, lists and closes its camp and manages bookings and vouchers, as tables and as JSON', async () => {
  const header = '\uFEFFCAMP_ID;THEME_NAME;ACTIVE_DAYS;PRICE;SEATS_OPEN;MAX_BIRTHYEAR;MIN_BIRTHYEAR';
  const days = UPCOMING_WEEK.join(',');
  const monday = shortDate(UPCOMING_MONDAY);
  const csv = (seats: number) =>
    writeFile('kampen.csv', `${header}\r\nZEILEN;Zeilen;${days};1.229,00;${seats};2014;2018\r\n`);
  const file = csv(5);
  expect(await run('camps', ['import', file])).toMatchObject({
    status: 0,
    stdout: `Loaded 1 camp from ${file}.\ncamp    seats before  seats after  booked  days                                                    warning\nZEILEN                5            0       ${days
      .split(',')
      .map((day) => shortDate(day))
      .join(' ')}\n`,
  });
  const refused = await run('camps', ['import', csv(7)]);
  expect(refused).toMatchObject({ status: 2, stdout: '' });
  expect(refused.stderr).toMatch(
    /SEATS_OPEN is 7, .*\nNothing was loaded; --force loads it all the same\.\n$/,
  );
  expect((await run('camps', ['import', file, '--force'])).stdout).toMatch(
    new RegExp(`\\nZEILEN +5 +7 +0 +${monday} .*\\n$`),
  );
  // The others run in the server that owns the database.
  const server = await start();
  const camp = fixedCamp({ id: 'ZEILEN', activeDays: UPCOMING_WEEK, discountAllowed: false });
  expect((await enrol(server, camp, children(2016)(1))).status).toBe(200);
  const said = async (script: string, ...args: string[]) => (await run(script, args)).stdout;
  const json = async (script: string, ...args: string[]) =>
    JSON.parse(await said(script, ...args, '--json')) as unknown;

  expect(await json('camps', 'list')).toMatchObject([{ camp: 'ZEILEN', seatsOpen: 6, booked: 1 }]);
  expect(await said('camps', 'list')).toMatch(
    new RegExp(`^camp +name +from .*\\nZEILEN +Zeilen +${monday} `),
  );
  expect(await said('camps', 'close', 'zeilen')).toBe('Camp ZEILEN is closed.\n');
  expect(await json('camps', 'open', 'ZEILEN')).toEqual({ camp: 'ZEILEN', state: 'open' });

  const [{ reference }] = (await json('bookings', 'list', 'zeilen')) as [{ reference: string }];
  expect(await said('bookings', 'list', 'ZEILEN')).toContain(`${reference}  `);
  // Belgian time, whatever that of the machine.
  const belgian = (minutes: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short', timeStyle: 'medium' })
      .format(Date.now() + minutes * 60_000)
      .replace(' ', 'T');
  for (const [minutes, printed] of [
    [-1, expect.stringContaining(`${reference}  `) as string],
    [1, 'There are no bookings.\n'],
  ] as const) {
    for (const TZ of ['Asia/Tokyo', 'America/New_York']) {
      const listed = await run('bookings', ['list', '--since', belgian(minutes)], { TZ });
      expect([listed.stderr, listed.stdout]).toEqual(['', printed]);
    }
  }
  expect(await said('bookings', 'cancel', reference)).toBe(
    `Cancelled booking ${reference}: its seat is free, and can be booked while the camp is open.\n`,
  );
  expect(await json('camps', 'list')).toMatchObject([{ seatsOpen: 7, booked: 0 }]);

  const { link } = (await json('vouchers', 'create', 'ZEILEN')) as { link: string };
  expect(await json('vouchers', 'list')).toMatchObject([{ camp: 'ZEILEN', state: 'open' }]);
  expect(await said('vouchers', 'revoke', link)).toMatch(/^Revoked voucher \S{10}\.\n$/);
  expect(await said('vouchers', 'list', 'ZEILEN')).toBe('There are no vouchers.\n');

  for (const [script, args, sentence] of [
    ['camps', ['close', 'NERGENS'], 'There is no camp NERGENS.'],
    ['bookings', ['cancel', 'ABCD2345'], 'There is no booking ABCD2345.'],
    ['vouchers', ['revoke', 'x'], 'There is no such voucher.'],
  ] as const) {
    expect(await run(script, [...args])).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n` });
  }
});

test.each([
  ['start', 'PORT'],
  ['start', 'METRICS_PORT'],
  ['dev', 'PORT'],
])('%s: refuses a %s in use in one sentence, and leaves no lock', async (script, name) => {
  const other = createServer();
  const port = await listening(other);
  const refused = await runProcess(script, [], { [name]: String(port) });
  expect(refused).toMatchObject({
    status: 1,
    stderr: oneSentence(`Port ${port} is in use; .* another ${name}`),
  });
  expect(owner()).toBeNull();
  other.close();
});

test('a command that takes long says that it is still running', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  // A database that never answers.
  const silent = createServer((socket) => {
    vi.advanceTimersByTime(20_000);
    socket.destroy();
  });
  const DATABASE_URL = `postgresql://127.0.0.1:${await listening(silent)}/camps`;
  const { status, stderr } = await runCommand('camps', ['list'], { DATABASE_URL });
  silent.close();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Still running after 10 seconds …\nStill running after 20 seconds …\n[^\n]+\n$/);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('start: ends cleanly at %s', async (signal) => {
  const metricsPort = await freePort();
  const server = await start({ METRICS_PORT: String(metricsPort) });
  const metrics = await get({ url: `http://127.0.0.1:${metricsPort}` }, '/metrics');
  expect(metrics.text).toContain('process_resident_memory_bytes');
  // An idle connection to the wizard, and one to the command socket.
  const ports = [Number(new URL(server.url).port), owner()?.control?.port ?? 0];
  const silent = ports.map((port) => connect(port, '127.0.0.1'));
  await Promise.all(silent.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect((await get(server, '/api/camps?key=demo')).status).toBe(200);
  expect(await server.end(signal)).toBe(0);
  for (const socket of silent) socket.destroy();
  expect(owner()).toBeNull();
});

test.skipIf(process.platform === 'win32')(
  'start: ends at a second signal although nothing reads its log',
  async () => {
    const pipe = join(room, 'log');
    execFileSync('mkfifo', [pipe]);
    const [full, log] = [openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK), openSync(pipe, 'r+')];
    expect(() => {
      for (;;) writeSync(full, Buffer.alloc(4096));
    }).toThrow('EAGAIN');
    const server = spawn(process.execPath, ['src/backend/service/npmStart.mjs'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', DEMO_CAMPS: 'no' },
      stdio: ['ignore', 'pipe', log],
    });
    try {
      let url = '';
      for await (const chunk of server.stdout ?? []) {
        url = /Open (\S+)\//.exec(String(chunk))?.[1] ?? '';
        if (url !== '') break;
      }
      const answers = () => get({ url }, '/health/live').then(Boolean, () => false);
      expect(await answers()).toBe(true);
      server.kill('SIGTERM');
      await expect.poll(answers).toBe(false);
      server.kill('SIGTERM');
      await expect.poll(() => server.signalCode).toBe('SIGTERM');
    } finally {
      server.kill('SIGKILL');
      for (const opened of [full, log]) closeSync(opened);
    }
  },
);

test.skipIf(process.platform === 'win32')('npm start: the server ends with npm', async () => {
  // npm needs the home directory of a user whom the system does not know, as in a container.
  const { PATH, HOME } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: '0', DEMO_CAMPS: 'no' },
  });
  try {
    let printed = '';
    for await (const chunk of npm.stdout) if (/Open http/.test((printed += String(chunk)))) break;
    expect(owner()).not.toBeNull();
    npm.kill('SIGTERM');
    await vi.waitUntil(() => owner() === null, { timeout: 20_000, interval: 100 });
  } finally {
    const { pid } = owner() ?? {};
    if (pid) process.kill(pid, 'SIGKILL');
  }
});

test('dev: serves the wizard and the calls, and ends cleanly', async () => {
  const server = await start({ DEMO_CAMPS: 'yes' }, 'dev');
  const page = await get(server, '/?camp=X');
  expect(page.text).toContain('/@vite/client');
  expect(page.text).toContain('"gatewayUrl":"/api"');
  expect(JSON.parse((await get(server, '/api/camps?key=demo')).text)).not.toHaveLength(0);
  expect((await get(server, '/organisatie/')).status).toBe(200);
  expect((await get(server, '/package.json')).text).not.toContain('camp-enrolment');
  expect(await server.end('SIGTERM')).toBe(0);
});

test('start: refuses data in use by another process, and ignores a stale lock file', async () => {
  const server = await start();
  const second = await runProcess('start', []);
  expect(second).toMatchObject({ status: 1, stderr: oneSentence(`process ${server.pid}`) });
  await server.end('SIGKILL');
  const { url } = await start();
  expect((await get({ url }, '/api/camps?key=demo')).status).toBe(200);
});

test('lockDataDir: trusts the lock, not the content of the file', () => {
  const file = join(dataDir, 'owner');
  writeFileSync(file, JSON.stringify({ pid: process.ppid, birth: '', control: null }));
  const lock = lockDataDir(dataDir);
  // A second process is excluded whatever the content, for example one in a container with its own process ids.
  writeFileSync(file, JSON.stringify({ pid: 4_000_000, control: null }));
  expect(() => lockDataDir(dataDir)).toThrow('in use by process 4000000');
  lock.release();
});

test('lockDataDir: is readable while its owner writes it', async () => {
  const lock = lockDataDir(dataDir);
  const reader = `
    const { readFileSync } = require('node:fs');
    const { parentPort, workerData: { file, flag } } = require('node:worker_threads');
    const isDone = new Int32Array(flag);
    parentPort.postMessage('reads');
    let unreadable = 0;
    while (!Atomics.load(isDone, 0)) {
      try { JSON.parse(readFileSync(file, 'utf8')); } catch { unreadable += 1; }
    }
    parentPort.postMessage(unreadable);`;
  const flag = new SharedArrayBuffer(4);
  const worker = new Worker(reader, { eval: true, workerData: { file: join(dataDir, 'owner'), flag } });
  const next = () => new Promise((resolve) => worker.once('message', resolve));
  await next();
  for (let n = 0; n < 200; n += 1) lock.announce(n % 2 === 0 ? null : { port: 3000, token: 'x'.repeat(43) });
  Atomics.store(new Int32Array(flag), 0, 1);
  expect(await next()).toBe(0);
  lock.release();
});

test('exits with an error message while the server is starting, or if it ends before it responds', async () => {
  // This process, like a server that has not opened its command socket yet.
  const lock = lockDataDir(dataDir);
  const starting = `process ${process.pid}.* still starting.* try again in a moment`;
  expect(await run('camps', ['list'])).toMatchObject({ status: 1, stderr: oneSentence(starting) });

  const ending = createServer((socket) => socket.once('data', () => socket.destroy()));
  lock.announce({ port: await listening(ending), token: 'x' });
  const broken = `process ${process.pid}, ended before it responded.* may or may not have run`;
  expect(await run('data', ['purge'])).toMatchObject({ status: 1, stderr: oneSentence(broken) });
  lock.release();
  ending.close();
});

test('waits for a command in the server that takes longer than five minutes', async () => {
  const lock = lockDataDir(dataDir);
  onTestFinished(() => lock.release());
  const find = () => wait(2000).then(() => null);
  const server = await startControlServer({ camps: { find } } as unknown as Backend, lock);
  onTestFinished(() => server.stop());
  // Time passes a thousand times faster, for fetch and for the sockets of both sides.
  const { setTimeout: timeout } = globalThis;
  const sockets = Socket.prototype as { setTimeout: (this: Socket, ms: number, run?: () => void) => Socket };
  const { setTimeout: socketTimeout } = sockets;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms = 0) => timeout(run, ms / 1000));
  vi.spyOn(sockets, 'setTimeout').mockImplementation(function (this: Socket, ms, run) {
    return socketTimeout.call(this, ms / 1000, run);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { status, stderr } = await run('vouchers', ['list', 'KAMP']);
  expect([status, stderr]).toEqual([2, oneSentence('There is no camp KAMP')]);
});

test('data: exports files with mode 600, forgets a number from standard input, purges and rotates', async () => {
  const camp = fixedCamp({ activeDays: UPCOMING_WEEK, seatsOpen: 7 });
  const others = ['KAMP_1', 'KAMP 1', '..'].map((id) => fixedCamp({ id }));
  await run('camps', ['import', writeFile('camps.json', [camp, ...others].map(campItem))]);
  const server = await start();
  const nationalNr = children(2016)(1);
  expect((await enrol(server, camp, nationalNr)).status).toBe(200);

  const exported = await run('data', ['export', camp.id, '--to', room]);
  expect(exported).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Wrote 1 enrolment ') as string,
  });
  expect(readFileSync(join(room, `${camp.id}.csv`), 'utf8')).toContain(nationalNr);
  expect(statSync(join(room, `${camp.id}.json`)).mode & 0o777).toBe(0o600);
  // Camps with similar names do not overwrite each other's file.
  for (const { id } of others) await run('data', ['export', id, '--to', room]);
  expect(readdirSync(room)).toEqual(expect.arrayContaining(['KAMP_1.csv', 'KAMP%201.csv', '...csv']));

  // Without --to into the data folder, and never through a link or into the repository.
  const link = join(dataDir, 'exports', `${camp.id}.csv`);
  expect((await run('data', ['export', camp.id])).stdout).toContain(link);
  const elsewhere = writeFile('elsewhere', '');
  rmSync(link);
  symlinkSync(elsewhere, link);
  await run('data', ['export', camp.id]);
  expect([readFileSync(elsewhere, 'utf8'), lstatSync(link).isSymbolicLink()]).toEqual(['', false]);
  expect(lstatSync(link).mode & 0o777).toBe(0o600);
  symlinkSync(join(ROOT, 'src'), join(room, 'link'));
  expect((await run('data', ['export', camp.id, '--to', join(room, 'link')])).status).toBe(2);
  renameSync(join(dataDir, 'exports'), join(room, 'exports'));
  symlinkSync(join(ROOT, 'src'), join(dataDir, 'exports'));
  expect((await run('data', ['export', camp.id])).status).toBe(2);
  rmSync(join(dataDir, 'exports'));

  const asked = (name: string, nr: string) => run('data', [name, '-'], {}, `${nr}\n`);
  const stored = JSON.parse((await asked('show', nationalNr)).stdout) as unknown;
  expect(stored).toMatchObject([{ details: { subscriber_NationalNr: nationalNr } }]);
  const stranger = children(2016)(2);
  for (const name of ['show', 'forget']) {
    expect(await asked(name, stranger)).toMatchObject({
      status: 2,
      stderr: oneSentence('There is no booking of'),
    });
    expect(await asked(name, '12345')).toMatchObject({
      status: 2,
      stderr: oneSentence('not a valid national'),
    });
    expect(await asked(name, `${stranger}\n\n${nationalNr}`)).toMatchObject({
      status: 2,
      stderr: oneSentence('one national number at a time'),
    });
  }
  // Asked for, on a terminal or not.
  const prompted = await runProcess('data', ['forget'], {}, `${nationalNr}\n`);
  expect([prompted.stdout, prompted.stderr]).toEqual([
    'Removed 1 booking.\n',
    'National number of the child or parent: ',
  ]);
  expect((await run('data', ['purge'])).stdout).toBe('Deleted 0 medical sheets and 0 bookings.\n');
  expect((await run('data', ['rotate'])).stderr).toContain(`process ${server.pid}`);
  await server.end('SIGTERM');
  expect((await run('data', ['rotate'])).stdout).toContain('with the key "k2"');
  expect((await get(await start(), '/api/camps?key=demo')).status).toBe(200);
});

test('refuses a data directory that cannot be created, is unusable or corrupt, in one sentence', async () => {
  const file = writeFile('file', '');
  const [badKeys, badDatabase] = [join(room, 'keys'), join(room, 'database')];
  for (const folder of [badKeys, badDatabase]) {
    mkdirSync(join(folder, 'database'), { recursive: true });
    writeFileSync(join(folder, 'database', 'PG_VERSION'), 'nonsense');
  }
  writeFileSync(join(badKeys, 'keys'), 'nonsense');
  for (const unusable of ['/proc/x', file, join(file, 'below'), badKeys]) {
    for (const [command, ...args] of [
      ['camps', 'list'],
      ['data', 'export', 'X'],
    ] as const) {
      const refused = await run(command, args, { DATA_DIR: unusable });
      expect(refused, unusable).toEqual({ status: 1, stdout: '', stderr: oneSentence(unusable) });
    }
  }
  const loop = join(room, 'loop');
  symlinkSync(loop, loop);
  const unread = await run('data', ['purge'], { DATA_DIR: loop });
  expect(unread).toEqual({ status: 1, stdout: '', stderr: oneSentence(`${loop} cannot be used: ELOOP`) });
  const corrupt = await runProcess('start', [], { DATA_DIR: badDatabase });
  expect(corrupt).toMatchObject({ status: 1, stderr: oneSentence(badDatabase) });
});
