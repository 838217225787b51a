import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Environment = Record<string, string>;

/** A server as `npm start` runs it: a process of its own. */
export interface ServerProcess {
  process: ChildProcess;
  pid: number;
  /** Without a slash at the end. */
  url: string;
  /** From the start of the process to the address it prints. */
  startMs: number;
  /** Sends the signal and gives the exit code once it has ended; null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const commandOf = (script: string, args: readonly string[]) => [
  '--import',
  'tsx',
  `src/backend/${script}.ts`,
  ...args,
];

/** Only what is named reaches the process: a setting of the developer's own shell must not change a test. */
const environmentOf = (settings: Environment): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  DEMO_CAMPS: 'no',
  PORT: '0',
  LOG_LEVEL: 'error',
  ...settings,
});

/** Runs one of the backend's commands to its end. */
export function runScript(script: string, args: readonly string[], settings: Environment, input = '') {
  return spawnSync(process.execPath, commandOf(script, args), {
    cwd: root,
    env: environmentOf(settings),
    encoding: 'utf8',
    input,
    timeout: 60_000,
  });
}

function hasEnded(server: ChildProcess): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve(server.exitCode);
  return new Promise((resolve) => server.once('exit', resolve));
}

/** Starts a server and waits for the address it prints. */
export async function startServer(settings: Environment): Promise<ServerProcess> {
  const started = performance.now();
  const server = spawn(process.execPath, commandOf('start', []), { cwd: root, env: environmentOf(settings) });
  // Whoever started it may end half-way.
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);
  server.once('exit', () => process.off('exit', killed));
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
  return {
    process: server,
    pid: server.pid ?? 0,
    url,
    startMs: Math.round(performance.now() - started),
    end(signal) {
      server.kill(signal);
      return hasEnded(server);
    },
  };
}
