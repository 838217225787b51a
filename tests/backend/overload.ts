import { flexibleCamp } from '../../src/testing/camps.ts';
import { load, type LoadOptions } from '../bench/backend/load.ts';
import type { Environment } from './serverProcess.ts';
import { startWithCamps } from './startWithCamps.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { UPCOMING_WEEK } from './upcoming.ts';

/** Enough to keep a server busy without a queue. */
const BUSY = { connections: 64, warmUpSeconds: 4 };
/**
 * Thousands of pending requests: all are admitted for half a minute, and the rest is overload. autocannon opens no more
 * connections than it sends requests a second.
 */
const CROWD = { connections: 8000, warmUpSeconds: 32, isCrowd: true };
const RECOVERY_SECONDS = 5;
const SECONDS = 10;
const CAMPS = Array.from({ length: 200 }, (_, n) => `CAMP${n + 1}`);

/** Bookings a second under normal load, under ten times as many requests, and five seconds after that. */
export async function overload(environment: Environment) {
  const camps = CAMPS.map((id) => flexibleCamp({ id, activeDays: UPCOMING_WEEK, seatsOpen: 1_000_000 }));
  const server = await startWithCamps(environment, temporaryFolder(), camps);
  let firstChild = 0;
  const book = async (
    options: Pick<LoadOptions, 'connections' | 'warmUpSeconds' | 'ratePerSecond' | 'isCrowd'>,
  ) => {
    const target = { url: server.url, path: '/api/saveWebSubscription', camps: CAMPS };
    const result = await load({ ...target, ...options, seconds: SECONDS, firstChild });
    firstChild = result.asked;
    return { perSecond: result.perSecond, statuses: result.statuses };
  };
  const alone = await book(BUSY);
  const during = await book({ ...CROWD, ratePerSecond: 10 * alone.perSecond });
  const after = await book({ ...BUSY, warmUpSeconds: RECOVERY_SECONDS });
  await server.end('SIGTERM');
  return { alone, during, after };
}
