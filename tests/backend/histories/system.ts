import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startRelay } from '../relay.ts';
import { prepareDataDir } from '../testBackend.ts';

/** A running server: the URL of its calls, and of its commands with their token. */
export interface Server {
  url: string;
  control: { port: number; token: string };
}

interface Running extends Server {
  process: ChildProcess;
}

/** Servers on one database, and the faults that befall them. */
export interface System {
  /** As many servers as can share the database. */
  servers: number;
  /** The server of this number, once it runs. */
  server: (n: number) => Promise<Server>;
  /** Empties the database. */
  empty: () => Promise<void>;
  /** Kills a server with SIGKILL, and starts the next. */
  kill: (n: number) => Promise<void>;
  /** The database does not respond for a while. */
  freeze: (ms: number) => Promise<void>;
  /** PostgreSQL: all connections break, as when a standby takes over. Embedded: another process takes over the folder. */
  failOver: () => Promise<void>;
  stop: () => Promise<void>;
}

const KEYS = `test=${Buffer.alloc(32, 1).toString('base64')}`;

async function start(bundle: string, settings: Record<string, string>): Promise<Running> {
  const server = fork(bundle, {
    env: { PATH: process.env.PATH, DATA_KEYS: KEYS, LOG_LEVEL: 'silent', ...settings },
    // Without V8's optimising compiler for WebAssembly, which takes longer than a server lives.
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The server did not start.')));
  ended.catch(() => {});
  const [address] = (await Promise.race([once(server, 'message'), ended])) as [Server];
  return { ...address, process: server };
}

async function end({ process: server }: Running, signal: NodeJS.Signals): Promise<void> {
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/** Starts a server on an embedded database or, with the URL of an empty PostgreSQL database, two servers behind a relay. */
export async function startSystem(bundle: string, databaseUrl?: string): Promise<System> {
  const folder = mkdtempSync(join(tmpdir(), 'enrolment-histories-'));
  const relay = databaseUrl === undefined ? null : await startRelay(databaseUrl);
  if (!relay) await prepareDataDir(folder);
  const settings = { DATA_DIR: folder, ...(relay && { DATABASE_URL: relay.url }) };
  const running: Promise<Running>[] = [];
  for (let n = 0; n < (relay ? 2 : 1); n += 1) running[n] = start(bundle, settings);
  await Promise.all(running);

  const server = async (n: number) => (await running[n % running.length]) as Running;
  const replace = async (n: number, signal: NodeJS.Signals) => {
    const old = await server(n);
    running[n % running.length] = end(old, signal).then(() => start(bundle, settings));
    await server(n);
  };
  return {
    servers: running.length,
    server,
    async empty() {
      const { process } = await server(0);
      process.send('empty');
      await once(process, 'message');
    },
    kill: (n) => replace(n, 'SIGKILL'),
    async freeze(ms) {
      const { process } = await server(0);
      if (relay) relay.freeze();
      else process.kill('SIGSTOP');
      await setTimeout(ms);
      if (relay) relay.thaw();
      else process.kill('SIGCONT');
    },
    async failOver() {
      if (relay) relay.cut();
      else await replace(0, 'SIGTERM');
    },
    async stop() {
      await Promise.all(running.map(async (one) => end(await one, 'SIGKILL')));
      relay?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
