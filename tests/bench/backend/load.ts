import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** The options of the client's process. */
export interface LoadOptions {
  url: string;
  path: string;
  /** Bookings go to these camps at random; without camps, the path is requested with GET. */
  camps: string[];
  connections: number;
  /** Of all connections together; by default as fast as the server responds. */
  ratePerSecond?: number;
  warmUpSeconds: number;
  seconds: number;
  /** The number of the first child to book. */
  firstChild?: number;
  /**
   * Gives the server and its database priority, because real clients have their own processors. Not the lowest: beside
   * another busy program, such a client never runs.
   */
  isCrowd?: boolean;
}

/** The results after the warm-up. */
export interface LoadResult {
  /** Responses with status 200. */
  perSecond: number;
  statuses: Record<string, number>;
  /** Milliseconds from a request to the end of its response. */
  p99: number;
  /** The number of the next child to book. */
  asked: number;
}

/** Forks a script; `message` is its first message. */
export function forkScript<Message>(script: URL, args: string[], env = process.env) {
  const child = fork(script, args, { env, execArgv: ['--import', 'tsx'] });
  const message = new Promise<Message>((resolve, reject) => {
    child.once('message', resolve).once('error', reject);
    child.once('exit', (code) => reject(new Error(`${script.pathname} ended with ${code}`)));
  });
  return { child, message };
}

/** Sends requests from a separate process. */
export function load(options: LoadOptions): Promise<LoadResult> {
  const script = new URL('./loadClient.ts', import.meta.url);
  const { child, message } = forkScript<LoadResult>(script, [JSON.stringify(options)]);
  if (options.isCrowd && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return message;
}
