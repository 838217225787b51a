import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campAnswer, fixedCamp, fullCamp } from '../../stories/support/camps.ts';
import { get } from './client.ts';
import { prepareDataDir } from './testBackend.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let room = '';
let servers: ChildProcess[] = [];

// Processes are started, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

beforeEach(async () => {
  room = mkdtempSync(join(tmpdir(), 'enrolment-commands-'));
  await prepareDataDir(join(room, 'data'));
});
afterEach(async () => {
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(servers.map(ended));
  servers = [];
  rmSync(room, { recursive: true, force: true });
});

const environment = (more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  DATA_DIR: join(room, 'data'),
  DEMO_CAMPS: 'no',
  PORT: '0',
  ...more,
});

function run(script: string, args: string[], more?: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `src/backend/${script}.ts`, ...args],
    { cwd: root, env: environment(more), encoding: 'utf8' },
  );
  return { status, stdout, stderr, lines: stderr.trim().split('\n').length };
}

function ended(server: ChildProcess): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve(server.exitCode);
  return new Promise((resolve) => server.once('exit', resolve));
}

/** Starts the server as `npm start` does, and gives the address it prints. */
async function startServer(more?: Record<string, string>): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/backend/start.ts'], {
    cwd: root,
    env: environment(more),
  });
  servers.push(server);
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const address = /Open (http:\/\/\S+)\//.exec(printed)?.[1];
        if (address) resolve(address);
      });
    }
    server.once('exit', () => reject(new Error(`the server did not start:\n${printed}`)));
  });
  return { server, url };
}

let files = 0;
function campFile(...camps: unknown[]): string {
  files += 1;
  const file = join(room, `camps${files}.json`);
  writeFileSync(file, JSON.stringify(camps));
  return file;
}

test('camps import and vouchers create work without a running server, and inside one', async () => {
  const imported = run('camps', ['import', campFile(campAnswer(fullCamp()))]);
  expect([imported.status, imported.stdout]).toEqual([0, expect.stringContaining('Loaded 1 camp')]);
  expect(imported.stderr).toContain('Made a new key');

  const { url } = await startServer({ PUBLIC_URL: 'https://kamp.example' });
  const voucher = run('vouchers', ['create', 'zomer-volzet', '--hours', '2']);
  expect(voucher.stderr).toBe('');
  const link = new URL(voucher.stdout.trim());
  expect(`${link.origin}${link.pathname}?camp=${link.searchParams.get('camp') ?? ''}`).toBe(
    'https://kamp.example/?camp=ZOMER-VOLZET',
  );
  const code = link.searchParams.get('voucher') ?? '';
  expect((await get({ url }, `/api/validateVoucher?voucher=${code}&campId=ZOMER-VOLZET`)).text).toBe('VALID');

  expect(run('camps', ['import', campFile(campAnswer(fixedCamp({ seatsOpen: 7 })))]).status).toBe(0);
  expect(JSON.parse((await get({ url }, '/api/camps')).text)).toHaveLength(2);
});

test('an import that cannot be read names the camp, the field and the reason, and loads nothing', () => {
  const good = campAnswer(fixedCamp());
  const cases: [file: string, status: number, sentence: string][] = [
    [
      campFile(good, { ...good, CAMP_ID: 'SCHAATS', PRICE: 'gratis' }),
      1,
      'Camp SCHAATS cannot be loaded: PRICE "gratis" is not a number.',
    ],
    [campFile(good, { ...good, CAMP_ID: null }), 1, 'Camp number 2 cannot be loaded: CAMP_ID is missing.'],
    [
      campFile(good, { ...good, CAMP_ID: 'SKI', SEATS_OPEN: null }),
      1,
      'Camp SKI cannot be loaded: SEATS_OPEN is missing.',
    ],
    [campFile(good, { ...good, CAMP_ID: 'zomer-zeilen' }), 1, 'is in the file twice'],
    [join(room, 'none.json'), 2, 'cannot be read'],
  ];
  for (const [file, status, sentence] of cases) {
    const made = run('camps', ['import', file]);
    expect([made.status, made.stderr]).toEqual([status, expect.stringContaining(sentence)]);
  }
});

test('an import updates what is there, the seats to what is open now', async () => {
  run('camps', ['import', campFile(campAnswer(fixedCamp({ seatsOpen: 5, remark: 'oud' })))]);
  run('camps', ['import', campFile(campAnswer(fixedCamp({ seatsOpen: 3, remark: 'nieuw' })))]);
  const { url } = await startServer();
  expect(JSON.parse((await get({ url }, '/api/camps')).text)).toMatchObject([
    { SEATS_OPEN: 3, REMARK: 'nieuw' },
  ]);
});

test('bad arguments and settings get one sentence and exit code 2', () => {
  const cases: [script: string, args: string[], more?: Record<string, string>][] = [
    ['camps', []],
    ['camps', ['export']],
    ['camps', ['import', 'a.json', 'b.json']],
    ['vouchers', ['create']],
    ['vouchers', ['create', 'X', '--hours', '25']],
    ['vouchers', ['create', 'X', '--hours', '0']],
    ['vouchers', ['create', 'X', '--days', '1']],
    ['start', ['--fast']],
    ['start', [], { PORT: 'abc' }],
    ['start', [], { DATABASE_URL: 'mysql://localhost/x' }],
    ['start', [], { DATA_KEYS: 'k1=short' }],
  ];
  for (const [script, args, more] of cases) {
    const made = run(script, args, more);
    expect([made.status, made.lines], `${script} ${args.join(' ')}: ${made.stderr}`).toEqual([2, 1]);
  }
});

test('a port in use is one sentence, and leaves nothing behind', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const made = run('start', [], { PORT: String(port) });
  expect([made.status, made.stderr.trim()]).toEqual([
    1,
    expect.stringMatching(new RegExp(`Port ${port} is in use; .*\\.$`)),
  ]);
  await new Promise((resolve) => other.close(resolve));
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server cleanly', async (signal) => {
  const { server, url } = await startServer();
  expect((await get({ url }, '/api/camps')).status).toBe(200);
  server.kill(signal);
  expect(await ended(server)).toBe(0);
  expect(() => readFileSync(join(room, 'data', 'lock'))).toThrow();
});

test('a second server on the same data is refused by the name of the first; a stale lock is taken over', async () => {
  const { server } = await startServer();
  const second = run('start', []);
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining(`process ${server.pid}`)]);
  server.kill('SIGKILL');
  await ended(server);
  const { url } = await startServer();
  expect((await get({ url }, '/api/camps')).status).toBe(200);
});

test('the keys are for this user alone, and another key is refused', async () => {
  const { server } = await startServer();
  const file = join(room, 'data', 'keys');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  server.kill('SIGTERM');
  await ended(server);
  writeFileSync(file, `k9=${Buffer.alloc(32, 7).toString('base64')}\n`);
  const refused = run('start', []);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('written with the key "k1"')]);
});
