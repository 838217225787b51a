import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** What the client's process is to do. */
export interface LoadOptions {
  url: string;
  path: string;
  /** Bookings go to these camps at random; none: the path is asked with GET. */
  camps: string[];
  connections: number;
  /** All connections together; as fast as the answers come when absent. */
  ratePerSecond?: number;
  warmUpSeconds: number;
  seconds: number;
  /** The number of the first child to book. */
  firstChild?: number;
  /** A crowd comes from thousands of phones: here it gets what the server and its database leave of the processor. */
  isCrowd?: boolean;
}

/** What became of it, after the warm-up. */
export interface LoadResult {
  /** Answers of 200. */
  perSecond: number;
  statuses: Record<string, number>;
  /** Of an answer, its headers included. */
  bytes: number;
  /** Milliseconds from a request to its whole answer. */
  p50: number;
  p95: number;
  p99: number;
}

/** Asks from a process of its own, and gives the child that would be next to book. */
export function load(options: LoadOptions): Promise<LoadResult & { asked: number }> {
  const script = fileURLToPath(new URL('./loadClient.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    const client = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (options.isCrowd && client.pid !== undefined) setPriority(client.pid, constants.priority.PRIORITY_LOW);
    let printed = '';
    client.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    client.on('error', reject).on('close', (code) => {
      if (code === 0) resolve(JSON.parse(printed) as LoadResult & { asked: number });
      else reject(new Error(`the load client ended with ${code}`));
    });
  });
}
