import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Camp } from '../../src/domain/camp.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { child, enrolmentOf, fromFamily, get, save } from './client.ts';
import { runScript, startServer, type Environment, type ServerProcess } from './serverProcess.ts';
import { startWithCamps } from './startWithCamps.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { UPCOMING_WEEK } from './upcoming.ts';

const SEATS = 100_000;
/** Parents who book at the same time. */
const PARENTS = 8;

/** The children of a camp's bookings, and the seats taken, from the organiser's export and the camps call. */
export async function storedChildren(environment: Environment, server: ServerProcess, camp: Camp) {
  const folder = temporaryFolder();
  const exported = await runScript('data', ['export', camp.id, '--to', folder], environment);
  if (exported.status !== 0) throw new Error(exported.stderr);
  const records = JSON.parse(readFileSync(join(folder, `${camp.id}.json`), 'utf8')) as {
    details: { subscriber_NationalNr: string };
  }[];
  const { text } = await get(server, `/api/camps?key=demo&campId=${camp.id}`);
  const [item] = JSON.parse(text) as { SEATS_OPEN: number }[];
  return {
    numbers: records.map(({ details }) => details.subscriber_NationalNr),
    seatsTaken: (camp.seatsOpen ?? 0) - (item?.SEATS_OPEN ?? 0),
  };
}

/**
 * Books with several parents at once and repeatedly kills the server after so many responses. After each crash a new
 * server starts, and parents without a response retry with the same idempotency key.
 */
export async function crashWhileBooking(
  environment: Environment,
  { crashes, bookings }: { crashes: number; bookings: number },
) {
  const camp = flexibleCamp({ activeDays: UPCOMING_WEEK, seatsOpen: SEATS });
  const acknowledged = new Set<string>();
  let next = 0;
  let refusedRetries = 0;
  let slowestStartMs = 0;
  let server = await startWithCamps(environment, temporaryFolder(), [camp]);

  for (let crash = 0; crash < crashes; crash += 1) {
    const running = server;
    const unanswered: string[] = [];
    let responses = 0;
    const parent = async () => {
      while (responses < bookings) {
        const family = fromFamily(next);
        const nationalNr = child(next++);
        try {
          const { status } = await save(running, enrolmentOf(camp, nationalNr), nationalNr, family);
          if (status === 200) acknowledged.add(nationalNr);
          responses += 1;
          if (responses === bookings) await running.end('SIGKILL');
        } catch {
          unanswered.push(nationalNr);
        }
      }
    };
    await Promise.all(Array.from({ length: PARENTS }, parent));
    server = await startServer(environment);
    slowestStartMs = Math.max(slowestStartMs, server.startMs);
    for (const nationalNr of unanswered) {
      const { status } = await save(server, enrolmentOf(camp, nationalNr), nationalNr);
      if (status === 200) acknowledged.add(nationalNr);
      else refusedRetries += 1;
    }
  }
  const { numbers, seatsTaken } = await storedChildren(environment, server, camp);
  await server.end('SIGTERM');
  const stored = new Set(numbers);
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((nationalNr) => !stored.has(nationalNr)),
    bookedTwice: numbers.length - stored.size,
    refusedRetries,
    wrongSeats: numbers.length - seatsTaken,
    slowestStartMs,
  };
}
