import { flexibleCamp } from '../../stories/support/camps.ts';
import { load, type LoadOptions } from '../bench/backend/load.ts';
import type { Environment } from './serverProcess.ts';
import { startWithCamps } from './startWithCamps.ts';

/** Enough to keep a server busy without making anybody wait. */
const BUSY = 64;
/** Waiting for an answer, most of them, when ten times too many come. */
export const CROWD = 8000;
const CAMPS = Array.from({ length: 200 }, (_, n) => `CAMP${n + 1}`);
/** A rush is let in whole for half a minute; what comes after it is overload. */
const RUSH_SECONDS = 32;
const RECOVERY_SECONDS = 5;

/** Saves a second: what the server can do alone, what it does for the crowd, and what it does five seconds later. */
export interface OverloadOutcome {
  peak: number;
  during: number;
  shed: number;
  after: number;
  shedAfter: number;
}

/** Asks a server for ten times what it can do, and looks at it again five seconds later. */
export async function overload(
  environment: Environment,
  room: string,
  scale: number,
): Promise<OverloadOutcome> {
  const camps = CAMPS.map((id) => flexibleCamp({ id, seatsOpen: 1_000_000 }));
  const server = await startWithCamps(environment, room, camps);
  const seconds = Math.max(3, 10 * scale);
  let firstChild = 0;
  const book = async (
    options: Pick<LoadOptions, 'connections' | 'warmUpSeconds' | 'ratePerSecond' | 'isCrowd'>,
  ) => {
    const result = await load({
      ...options,
      url: server.url,
      path: '/api/saveWebSubscription',
      camps: CAMPS,
      seconds,
      firstChild,
    });
    firstChild = result.asked;
    return result;
  };
  const peak = await book({ connections: BUSY, warmUpSeconds: 4 });
  const during = await book({
    connections: CROWD,
    warmUpSeconds: RUSH_SECONDS,
    ratePerSecond: 10 * peak.perSecond,
    isCrowd: true,
  });
  const after = await book({ connections: BUSY, warmUpSeconds: RECOVERY_SECONDS });
  await server.end('SIGTERM');
  return {
    peak: peak.perSecond,
    during: during.perSecond,
    shed: (during.statuses['503'] ?? 0) / seconds,
    after: after.perSecond,
    shedAfter: after.statuses['503'] ?? 0,
  };
}
