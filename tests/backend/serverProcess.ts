import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../src/build/paths.ts';

export type Environment = Record<string, string>;

/** A server in a separate process, as `npm start` runs it. */
export interface ServerProcess {
  process: ChildProcess;
  pid: number;
  /** Without a trailing slash. */
  url: string;
  /** The time from the start of the process to the URL it prints. */
  startMs: number;
  /** Sends the signal and returns the exit code; null when the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Of the project `backend`, in vitest.config.ts: the benchmarks measure the server without it. */
const V8_OPTIONS = process.execArgv.filter((option) => option === '--liftoff-only');

/** As npm has them, but a command from the bundle: from its sources it takes five times as long. */
function commandOf(script: string, args: readonly string[]): string[] {
  if (script === 'start') return ['src/backend/service/npmStart.mjs', ...args];
  if (script === 'dev') return ['--import', 'tsx', 'src/backend/service/dev.ts', ...args];
  return ['--import', './src/backend/service/build.mjs', `dist/server/${script}.js`, ...args];
}

/** Only these variables are passed on: a setting of the developer's shell must not change a test. */
const environmentOf = (settings: Environment): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  DEMO_CAMPS: 'no',
  TRUSTED_PROXIES: '1',
  PORT: '0',
  LOG_LEVEL: 'error',
  ...settings,
});

/** The result of a command. */
export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of the backend's commands to its end. */
export function runScript(
  script: string,
  args: readonly string[],
  settings: Environment,
  input = '',
): Promise<Ended> {
  const command = spawn(process.execPath, [...V8_OPTIONS, ...commandOf(script, args)], {
    cwd: ROOT,
    env: environmentOf(settings),
    timeout: 120_000,
  });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    command[name].setEncoding('utf8').on('data', (text: string) => (printed[name] += text));
  }
  command.stdin.end(input);
  return new Promise((resolve, reject) => {
    command.on('error', reject).on('close', (status) => resolve({ status, ...printed }));
  });
}

/** The npm scripts that start a server. */
export type ServerScript = 'start' | 'dev';

/** Starts the server of an npm script, and waits for the address it prints. */
export async function startServer(
  settings: Environment,
  script: ServerScript = 'start',
): Promise<ServerProcess> {
  const started = performance.now();
  const server = spawn(process.execPath, [...V8_OPTIONS, ...commandOf(script, [])], {
    cwd: ROOT,
    env: environmentOf(settings),
  });
  // The parent process may end before it.
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);
  server.once('exit', () => process.off('exit', killed));
  let printed = '';
  const streams = [server.stdout, server.stderr];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of streams) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const address = /Open +(http:\/\/\S+)\//.exec(printed)?.[1];
        if (address) resolve(address);
      });
    }
    server.once('exit', () => reject(new Error(`the server did not start:\n${printed}`)));
  });
  // The rest of the log is not read: searching all of it used as much CPU as the server.
  for (const stream of streams) stream.removeAllListeners('data').resume();
  return {
    process: server,
    pid: server.pid ?? 0,
    url,
    startMs: Math.round(performance.now() - started),
    async end(signal) {
      server.kill(signal);
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      return server.exitCode;
    },
  };
}
