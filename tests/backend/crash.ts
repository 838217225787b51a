import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Camp } from '../../src/domain/camp.ts';
import { flexibleCamp } from '../../stories/support/camps.ts';
import { children, enrolmentOf, get, save } from './client.ts';
import { runScript, startServer, type Environment, type ServerProcess } from './serverProcess.ts';
import { startWithCamps } from './startWithCamps.ts';

const SEATS = 100_000;
/** Parents who book at the same time. */
const PARENTS = 8;

/** What a series of crashes did to the bookings. */
export interface CrashOutcome {
  /** Bookings a parent was told of. */
  acknowledged: number;
  /** Of those, how many are not there. */
  lost: number;
  /** Children with more than one booking. */
  twice: number;
  /** Retries of what got no answer that were not accepted. */
  refusedRetries: number;
  stored: number;
  seatsTaken: number;
  /** The longest time from the start of a process to its address, in milliseconds. */
  slowestStartMs: number;
}

/** The children of a camp's bookings, and the seats taken, as the organiser's export and the camps call tell them. */
export async function storedChildren(
  environment: Environment,
  room: string,
  server: ServerProcess,
  camp: Camp,
): Promise<{ numbers: string[]; seatsTaken: number }> {
  const exported = await runScript('data', ['export', camp.id, '--to', room], environment);
  if (exported.status !== 0) throw new Error(exported.stderr);
  const records = JSON.parse(readFileSync(join(room, `${camp.id}.json`), 'utf8')) as {
    details: { subscriber_NationalNr: string };
  }[];
  const [answer] = JSON.parse((await get(server, `/api/camps?key=demo&campId=${camp.id}`)).text) as {
    SEATS_OPEN: number;
  }[];
  return {
    numbers: records.map(({ details }) => details.subscriber_NationalNr),
    seatsTaken: (camp.seatsOpen ?? 0) - (answer?.SEATS_OPEN ?? 0),
  };
}

/**
 * Books with several parents at once and kills the server hard after so many answers, again and again; after each
 * crash a new server starts, and who got no answer tries again with the same idempotency key.
 */
export async function crashWhileBooking(
  environment: Environment,
  room: string,
  { crashes, bookings }: { crashes: number; bookings: number },
): Promise<CrashOutcome> {
  const camp = flexibleCamp({ seatsOpen: SEATS });
  const child = children(2016);
  const acknowledged = new Set<string>();
  let next = 0;
  let refusedRetries = 0;
  let slowestStartMs = 0;
  let server = await startWithCamps(environment, room, [camp]);

  for (let crash = 0; crash < crashes; crash += 1) {
    const running = server;
    const unanswered: string[] = [];
    let answers = 0;
    let dead = false;
    const parent = async () => {
      while (!dead) {
        const nationalNr = child(next++);
        try {
          const { status } = await save(running, enrolmentOf(camp, nationalNr), nationalNr);
          if (status === 200) acknowledged.add(nationalNr);
          answers += 1;
          if (answers === bookings) {
            dead = true;
            await running.end('SIGKILL');
          }
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
  const { numbers, seatsTaken } = await storedChildren(environment, room, server, camp);
  await server.end('SIGTERM');
  const stored = new Set(numbers);
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((nationalNr) => !stored.has(nationalNr)).length,
    twice: numbers.length - stored.size,
    refusedRetries,
    stored: numbers.length,
    seatsTaken,
    slowestStartMs,
  };
}
