import { setTimeout } from 'node:timers/promises';
import type { Camp } from '../../../src/domain/camp.ts';
import { addDays } from '../../../src/domain/days.ts';
import { fixedCamp, weekdaysFrom } from '../../../src/testing/camps.ts';
import { UPCOMING_MONDAY } from '../upcoming.ts';
import type { Answer, Call, Request } from './history.ts';
import { oneOf, randomOf, type Random } from './random.ts';
import { CHILDREN, PARENTS, send } from './send.ts';
import type { System } from './system.ts';

const CLIENTS = 5;
const CALLS_PER_CLIENT = 10;
const RETRIES = 4;

export const CAMPS = ['A', 'B', 'C'] as const;
/** The camp without discounts. */
export const WITHOUT_DISCOUNT = 'C';
/** A and B share a day. */
const FIRST_DAYS = { A: UPCOMING_MONDAY, B: addDays(UPCOMING_MONDAY, 4), C: addDays(UPCOMING_MONDAY, 21) };
export const sharesDay = (one: string, other: string) =>
  `${one}${other}` === 'AB' || `${one}${other}` === 'BA';

/** What befalls the calls of a seed. */
interface Faults {
  twoServers: boolean;
  /** The shares of calls whose answer is lost, and that arrive twice. */
  lost: number;
  twice: number;
  /** By the number of calls before it. */
  at: Map<number, () => Promise<void>>;
}

function faultsOf(system: System, random: Random): Faults {
  const at: Faults['at'] = new Map();
  const events = [
    () => system.kill(Math.floor(random() * system.servers)),
    () => system.freeze(50 + 400 * random()),
    () => system.failOver(),
  ];
  for (const event of events) {
    const moment = 5 + Math.floor(random() * (CLIENTS * CALLS_PER_CLIENT - 10));
    if (random() < 0.15) at.set(moment, event);
  }
  const isOn = () => random() < 0.5;
  return {
    twoServers: isOn(),
    lost: isOn() ? 0.15 : 0,
    twice: isOn() ? 0.3 : 0,
    at,
  };
}

/** What the clients of a seed have learned from answers. */
interface Known {
  vouchers: { camp: string; voucher: string }[];
  bookings: { camp: string; child: string; reference: string }[];
  saves: Request[];
}

/** Requests with their shares. */
function chooseRequest(random: Random, known: Known, key: string): Request {
  const [camp, child, parent] = [oneOf(random, CAMPS), oneOf(random, CHILDREN), oneOf(random, PARENTS)];
  const voucher = oneOf(random, known.vouchers);
  const booking = oneOf(random, known.bookings);
  const place = random() < 0.3 && voucher ? voucher : { camp, voucher: null };
  const save: Request = { kind: 'save', ...place, child, parent, key, claimsSavings: random() < 0.2 };
  const repeated = oneOf(random, known.saves);
  const shares: [number, Request | undefined][] = [
    [40, save],
    [6, repeated],
    [12, booking && { kind: 'cancel', ...booking }],
    [6, { kind: 'createVoucher', camp }],
    [4, voucher && { kind: 'validateVoucher', ...voucher }],
    [9, { kind: 'seats', camp }],
    [6, { kind: 'discount', camp, child }],
    [6, { kind: 'sheet', child, parent }],
    [4, { kind: 'import', camp, seats: Math.floor(random() * 4), force: random() < 0.5 }],
    [4, { kind: oneOf(random, ['close', 'open', 'open']), camp }],
    [2, { kind: 'forget', child }],
    [3, { kind: 'export', camp }],
  ];
  let left = random() * 100;
  return shares.find(([share, request]) => (left -= share) < 0 && request !== undefined)?.[1] ?? save;
}

/** The recorded calls of a seed, and each camp's seats before them. */
export interface Recording {
  calls: Call[];
  seats: Record<string, number>;
}

/** Lets the clients and the faults of a seed loose on a system, and records all calls. The last ones read the final state. */
export async function record(system: System, seed: number): Promise<Recording> {
  const random = randomOf(seed);
  const seats = Object.fromEntries(CAMPS.map((name) => [name, 1 + Math.floor(random() * 2)]));
  const camps = Object.fromEntries(
    Object.entries(FIRST_DAYS).map(([name, day]): [string, Camp] => [
      name,
      fixedCamp({
        id: `SEED${seed}-${name}`,
        activeDays: weekdaysFrom(day, 5),
        discountAllowed: name !== WITHOUT_DISCOUNT,
      }),
    ]),
  );
  const campOf = (name: string) => camps[name] as Camp;
  await system.empty();
  for (const [camp, count] of Object.entries(seats)) {
    await send(await system.server(0), campOf, { kind: 'import', camp, seats: count, force: true });
  }

  const { twoServers, lost, twice, at } = faultsOf(system, random);
  const known: Known = { vouchers: [], bookings: [], saves: [] };
  const calls: Call[] = [];
  const events: Promise<void>[] = [];
  const zero = performance.now();
  const now = () => performance.now() - zero;

  /** Sends a request once, and records it. */
  async function once(request: Request, choice: Random, mayLose: boolean): Promise<Answer> {
    const event = at.get(calls.length);
    if (event) {
      at.delete(calls.length);
      events.push(event());
    }
    const server = await system.server(twoServers && choice() < 0.5 ? 1 : 0);
    const signal = mayLose && choice() < lost ? AbortSignal.timeout(Math.floor(choice() * 20)) : undefined;
    const call: Call = { request, start: now(), end: Infinity, answer: null };
    calls.push(call);
    call.answer = await send(server, campOf, request, signal).catch(() => null);
    if (call.answer === null) return null;
    call.end = now();
    const { reference, voucher } = call.answer;
    if (request.kind === 'createVoucher' && voucher) known.vouchers.push({ camp: request.camp, voucher });
    if (request.kind === 'save' && reference) {
      known.bookings.push({ camp: request.camp, child: request.child, reference });
    }
    return call.answer;
  }

  async function client(n: number): Promise<void> {
    const choice = randomOf(seed, n + 1);
    for (let count = 0; count < CALLS_PER_CLIENT; count += 1) {
      const request = chooseRequest(choice, known, `key-${seed}-${n}-${count}`);
      if (request.kind === 'save') known.saves.push(request);
      const isTwin = ['save', 'cancel'].includes(request.kind) && choice() < twice;
      const twin = isTwin
        ? setTimeout(choice() < 0.5 ? 0 : choice() * 10).then(() => once(request, choice, true))
        : Promise.resolve();
      let answer = await once(request, choice, true);
      // A parent without an answer sends the same again.
      for (let retry = 0; !answer && request.kind === 'save' && retry < RETRIES; retry += 1) {
        answer = await once(request, choice, true);
      }
      await twin;
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  await Promise.all(events);
  const last: Request[] = [
    ...CAMPS.flatMap((camp): Request[] => [
      { kind: 'export', camp },
      { kind: 'seats', camp },
    ]),
    ...CHILDREN.flatMap((child) => PARENTS.map((parent): Request => ({ kind: 'sheet', child, parent }))),
  ];
  for (const request of last) while (!(await once(request, random, false))) continue;
  return { calls: calls.filter(({ request, answer }) => answer || request.kind !== 'createVoucher'), seats };
}
