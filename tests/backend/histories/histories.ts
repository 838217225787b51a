import { campModel, type CampState } from './campModel.ts';
import { contradictionIn, type Contradiction } from './checker.ts';
import { childModel } from './childModel.ts';
import { lineOf, type Call } from './history.ts';
import { NO_FAULT, type PlantedFault } from './plantedFaults.ts';
import { CAMPS, record, sharesDay, type Recording } from './record.ts';
import { CHILDREN } from './send.ts';
import { startSystem } from './system.ts';
import { buildServer } from './testBuild.ts';

function textOf(whom: string, { calls, others }: Contradiction): string {
  const lines = [`No order of these calls explains ${whom}:`, ...calls.map(lineOf)];
  return [...lines, ...(others.length > 0 ? ['Whatever these did:'] : []), ...others.map(lineOf)].join('\n');
}

/** The smallest contradiction of a recording, as text; null if a serial order explains each camp and each child. */
function problemIn({ calls, seats }: Recording): string | null {
  for (const camp of CAMPS) {
    const first: CampState = { seats: seats[camp] ?? 0, isClosed: false, vouchers: [], bookings: {} };
    const found = contradictionIn(calls, campModel(camp), first);
    if (found) return textOf(`camp ${camp}, which had ${first.seats} seats`, found);
  }
  for (const child of CHILDREN) {
    const found = contradictionIn(calls, childModel(child, sharesDay), { bookings: {} });
    if (found) return textOf(child, found);
  }
  return null;
}

/** Calls of a kind without a single answer: an order that explains them proves nothing. */
const UNANSWERED = 10;

/** Throws if no call of a kind was answered. */
function checkAnswered(calls: readonly Call[]): void {
  for (const kind of new Set(calls.map(({ request }) => request.kind))) {
    const own = calls.filter(({ request }) => request.kind === kind);
    if (own.length >= UNANSWERED && own.every(({ answer }) => answer === null))
      throw new Error(`None of ${own.length} calls of the kind ${kind} was answered.`);
  }
}

/**
 * Runs so many seeds until one has a contradiction, and returns both; null if none has. `databaseUrl` is the URL of an
 * empty PostgreSQL database; the embedded database when absent. `onSeed` is called with the number of seeds and calls.
 */
export async function findContradiction(
  { from = 1, seeds, fault = NO_FAULT }: { from?: number; seeds: number; fault?: PlantedFault },
  databaseUrl: string | undefined,
  onSeed: (seeds: number, calls: number) => void = () => {},
): Promise<{ seed: number; problem: string } | null> {
  const { bundle, remove } = await buildServer(fault);
  const system = await startSystem(bundle, databaseUrl);
  try {
    const calls: Call[] = [];
    for (let seed = from; seed < from + seeds; seed += 1) {
      const recording = await record(system, seed);
      const problem = problemIn(recording);
      if (problem !== null) return { seed, problem };
      calls.push(...recording.calls);
      onSeed(seed - from + 1, calls.length);
    }
    checkAnswered(calls);
    return null;
  } finally {
    await system.stop();
    remove();
  }
}
