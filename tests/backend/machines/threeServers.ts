import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Camp } from '../../../src/domain/camp.ts';
import { flexibleCamp } from '../../../src/testing/camps.ts';
import { startServer, type Environment } from '../serverProcess.ts';
import { startWithCamps } from '../startWithCamps.ts';
import { UPCOMING_WEEK } from '../upcoming.ts';
import { startBalancer } from './balancer.ts';

const SEATS = 1_000_000;

/** Starts three servers behind one address, with a camp that has seats for everybody. */
export async function startThreeServers(environment: Environment) {
  const room = mkdtempSync(join(tmpdir(), 'enrolment-machines-'));
  const camp: Camp = flexibleCamp({ activeDays: UPCOMING_WEEK, seatsOpen: SEATS });
  const settings = {
    DATA_DIR: room,
    DATA_KEYS: `k=${Buffer.alloc(32, 1).toString('base64')}`,
    ...environment,
  };
  const servers = [
    await startWithCamps(settings, room, [camp]),
    await startServer(settings),
    await startServer(settings),
  ];
  for (const [n, { process }] of servers.entries()) {
    process.once('exit', (code, signal) => console.log(`Server ${n + 1} ended: ${signal ?? code}`));
  }
  const balancer = await startBalancer(servers.map(({ url }) => url));
  return {
    camp,
    servers,
    url: balancer.url,
    /** The environment of their commands. */
    settings,
    /** Whether all servers still run. */
    allRun: () => servers.every(({ process }) => process.exitCode === null && process.signalCode === null),
    async stop() {
      balancer.close();
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      rmSync(room, { recursive: true, force: true });
    },
  };
}
