import { readFileSync } from 'node:fs';
import { startServer, type Environment } from '../../backend/serverProcess.ts';
import { exact, type Row } from '../Row.ts';
import { load } from './load.ts';

const PER_SECOND = 200;
/** The first minute fills caches and compiles; what grows after it would go on growing. */
const WARM_UP_SECONDS = 60;

/** What the process occupies, in MB (Linux). */
function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}

/** How much the server's memory grows in so many minutes of 200 bookings a second, each of another child. */
export async function memoryRows(environment: Environment, minutes: number): Promise<Row[]> {
  const server = await startServer(environment);
  const ask = (seconds: number, firstChild: number) =>
    load({
      url: server.url,
      path: '/api/saveWebSubscription',
      camps: ['CAMP1', 'CAMP2'],
      connections: 16,
      ratePerSecond: PER_SECOND,
      warmUpSeconds: 0,
      seconds,
      firstChild,
    });
  // Behind the children of the other measurements.
  const { asked } = await ask(Math.min(WARM_UP_SECONDS, minutes * 60), 700_000);
  const before = residentMb(server.pid);
  const { perSecond } = await ask(minutes * 60, asked);
  const after = residentMb(server.pid);
  await server.end('SIGTERM');
  const figure = `Memory after ${minutes} min more of ${Math.round(perSecond)} bookings/s`;
  return [
    { figure, unit: 'MB', ours: exact(after) },
    { figure: 'The same, relative to before', unit: '×', ours: exact(after / before), limit: 1.1 },
  ];
}
