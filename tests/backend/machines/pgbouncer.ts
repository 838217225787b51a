import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '../postgres.ts';
import { runScript, startServer } from '../serverProcess.ts';
import { startParents } from './load.ts';
import { hasPgBouncer, NO_PGBOUNCER, startPgBouncer } from './startPgBouncer.ts';
import { bookingsAreRight } from './storedBookings.ts';
import { startThreeServers } from './threeServers.ts';

const TURNS = 10;
const BACK_WITHIN_MS = 10_000;
/** The load between two failures. */
const LOAD_MS = 1500;

/**
 * `npm run chaos -- pgbouncer`: three servers behind one proxy, on PostgreSQL behind PgBouncer in transaction mode, under
 * load. In turn, PgBouncer and one of the servers are killed and started again. Returns the exit code.
 */
export async function pgbouncer(): Promise<number> {
  if (!hasPgBouncer) {
    console.error(NO_PGBOUNCER);
    return 2;
  }
  const postgres = await startPostgres();
  const direct = await postgres.createDatabase();
  const bouncer = await startPgBouncer(direct);
  const three = await startThreeServers({ DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: direct });
  const parents = startParents(three.url, three.camp);
  const outages: number[] = [];
  try {
    for (let turn = 1; turn <= TURNS; turn += 1) {
      await setTimeout(LOAD_MS);
      const isServer = turn % 2 === 0;
      const server = three.servers[turn % three.servers.length];
      const failed = performance.now();
      if (!isServer || !server) await bouncer.restart();
      else await server.end('SIGKILL');
      const outage = Math.round((await parents.bookedAfter(failed)) - failed);
      outages.push(outage);
      console.log(`${isServer ? 'Server' : 'PgBouncer'} killed: bookings again after ${outage} ms`);
      if (isServer && server) {
        const { port: PORT } = new URL(server.url);
        three.servers[turn % three.servers.length] = await startServer({ ...three.settings, PORT });
      }
    }
    await parents.stop();
    const isRight = await bookingsAreRight(direct, parents.acknowledged);
    const rotation = await runScript('data', ['rotate'], three.settings);
    const isLocked = rotation.stderr.includes('are using this database');
    const slowest = Math.max(...outages);
    console.log(
      `Bookings again after at most ${slowest} ms; a rotation is ${isLocked ? 'refused' : 'not refused'}`,
    );
    return isRight && isLocked && slowest <= BACK_WITHIN_MS ? 0 : 1;
  } finally {
    await three.stop();
    await bouncer.stop();
    await postgres.stop();
  }
}
