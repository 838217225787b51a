import { campAnswer, flexibleCamp } from '../../../stories/support/camps.ts';
import { TODAY } from '../../../stories/support/clock.ts';
import { inventedNationalNr } from '../../../stories/support/people.ts';
import { children, enrolmentOf, medicalInfo, save } from '../client.ts';
import { crashWhileBooking } from '../crash.ts';
import { CROWD, overload } from '../overload.ts';
import { nothingBreaks, PROPERTY_CAMPS, answersAgree } from '../properties.ts';
import { startTestBackend, type TestBackend } from '../testBackend.ts';
import { inRoom, whole, type Chaos } from './Chaos.ts';
import { lastSeat, oneKey } from './lastSeat.ts';

/** An organiser restarts by hand or by a supervisor: parents must not notice more than a slow answer. */
const RESTART_MS = 2000;
/** Of what the server does when it is asked as much as it can do. */
const GOODPUT = 0.7;

async function crashes({ scaled, note }: Chaos, name: string, databaseUrl: string | null): Promise<void> {
  await inRoom(databaseUrl, async (environment, room) => {
    const count = scaled(20);
    const outcome = await crashWhileBooking(environment, room, { crashes: count, bookings: 50 });
    const { acknowledged, lost, twice, refusedRetries, stored, seatsTaken, slowestStartMs } = outcome;
    note({
      what: `kill -9 while booking, ${count} times, ${name}`,
      result:
        `${whole(acknowledged)} bookings acknowledged, ${lost} lost, ${twice} twice, ` +
        `${refusedRetries} retries refused, ${stored - seatsTaken} seats wrong`,
      holds: lost === 0 && twice === 0 && refusedRetries === 0 && stored === seatsTaken,
    });
    note({
      what: `back after it, slowest of ${count}, ${name}`,
      result: `${(slowestStartMs / 1000).toFixed(2)} s; must be under ${RESTART_MS / 1000} s`,
      holds: slowestStartMs < RESTART_MS,
    });
  });
}

/** Forms as parents fill them in, and bodies and queries as nobody does: no answer may be a failure. */
async function generated(
  { note }: Chaos,
  what: string,
  databaseUrl: string | null,
  run: (backend: TestBackend) => Promise<string>,
): Promise<void> {
  const backend = await startTestBackend({
    camps: PROPERTY_CAMPS.map(campAnswer),
    today: TODAY,
    databaseUrl: databaseUrl ?? undefined,
  });
  try {
    const result = await run(backend);
    const failures = backend.errors.length;
    note({ what, result: `${result}; ${failures} failures in the log`, holds: failures === 0 });
  } finally {
    await backend.stop();
  }
}

async function rules(chaos: Chaos, name: string, databaseUrl: string | null): Promise<void> {
  const count = chaos.scaled(100_000);
  const what = `wizard's and server's rules on ${whole(count)} generated forms, ${name}`;
  await generated(chaos, what, databaseUrl, async (backend) => {
    const accepted = await answersAgree(backend, count);
    return `agree; ${whole(accepted)} accepted`;
  });
}

async function junk(chaos: Chaos, name: string, databaseUrl: string | null): Promise<void> {
  const count = chaos.scaled(100_000);
  const what = `${whole(count)} generated bodies or queries for each call, ${name}`;
  await generated(chaos, what, databaseUrl, async (backend) => {
    await nothingBreaks(backend, count);
    return 'no answer of 5xx';
  });
}

async function sheets({ scaled, note }: Chaos): Promise<void> {
  const camp = flexibleCamp();
  const backend = await startTestBackend({ camps: [campAnswer(camp)], today: TODAY });
  const child = children(2016);
  for (let n = 0; n < 10; n += 1) await save(backend, enrolmentOf(camp, child(n)));
  const tries = scaled(50_000);
  const seen: Record<number, number> = {};
  for (let n = 0; n < tries; n += 1) {
    // Ten known children with every parent, and every child with any parent.
    const nationalNr = n % 2 === 0 ? child(n % 20) : child(n);
    const { status } = await medicalInfo(backend, nationalNr, inventedNationalNr(1970 + (n % 20), n % 990));
    seen[status] = (seen[status] ?? 0) + 1;
  }
  note({
    what: `${whole(tries)} tries at medical sheets`,
    result: `${seen[200] ?? 0} sheets, ${whole(seen[204] ?? 0)} × 204`,
    holds: seen[204] === tries,
  });
  await backend.stop();
}

async function tooMuch({ note, share }: Chaos, name: string, databaseUrl: string | null): Promise<void> {
  await inRoom(databaseUrl, async (environment, room) => {
    const { peak, during, shed, after, shedAfter } = await overload(environment, room, share);
    const ofPeak = (perSecond: number) =>
      `${whole(perSecond)} a second (${whole((100 * perSecond) / peak)} %)`;
    note({
      what: `${whole(CROWD)} clients who want ${whole(10 * peak)} saves a second of a server that does ${whole(peak)}, ${name}`,
      result:
        `${ofPeak(during)} booked, ${whole(shed)} sent away with 503; ` +
        `from 5 s after it: ${ofPeak(after)} booked, ${shedAfter} × 503; both must be ${100 * GOODPUT} %`,
      holds: during >= GOODPUT * peak && after >= GOODPUT * peak && shedAfter === 0,
    });
  });
}

/** The long forms of the backend's tests, in the order of the table. */
export const PARTS: Record<string, (chaos: Chaos) => Promise<void>> = {
  async seats(chaos) {
    await lastSeat(chaos, 'embedded', null, 1);
    await lastSeat(chaos, 'PostgreSQL', await chaos.postgres.createDatabase(), 1);
    await lastSeat(chaos, 'PostgreSQL, 2 processes', await chaos.postgres.createDatabase(), 2);
  },
  retries: (chaos) => onEach(chaos, oneKey),
  crashes: (chaos) => onEach(chaos, crashes),
  sheets,
  rules: (chaos) => onEach(chaos, rules),
  junk: (chaos) => onEach(chaos, junk),
  overload: (chaos) => onEach(chaos, tooMuch),
};

async function onEach(
  chaos: Chaos,
  run: (chaos: Chaos, name: string, databaseUrl: string | null) => Promise<void>,
): Promise<void> {
  await run(chaos, 'embedded', null);
  await run(chaos, 'PostgreSQL', await chaos.postgres.createDatabase());
}
