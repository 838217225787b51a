import QuickLRU from 'quick-lru';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Sql } from '../database/database.ts';
import { limitPoints } from '../database/schema.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Per hour. A school has a few hundred children behind one address. Repeated look-ups of one child count once. */
const CHILDREN_PER_ADDRESS = 600;
/** All addresses together: enough for the peak of a region, too few to search a country. Counted in 64 parts. */
const CHILDREN_IN_TOTAL = 64 * 320;
/** Different parents tried for one child's sheet from one address in a day: a child has two, and one may mistype. */
const PARENTS_PER_CHILD = 10;
/** Wrong voucher codes from one address in an hour. */
const WRONG_VOUCHERS = 100;
/** Addresses that are rejected without a query. */
const MAX_REFUSED = 10_000;

function limitersOn(sql: Sql) {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterDrizzle({
      storeClient: sql,
      schema: limitPoints,
      keyPrefix,
      points,
      duration,
      // Only one of them clears the shared table.
      clearExpiredByTimeout: keyPrefix === 'seen',
    });
  return {
    seen: limiter('seen', 1, HOUR),
    children: limiter('children', CHILDREN_PER_ADDRESS, HOUR),
    total: limiter('all', CHILDREN_IN_TOTAL / 64, HOUR),
    seenParents: limiter('pair', 1, DAY),
    parents: limiter('parents', PARENTS_PER_CHILD, DAY),
    wrongVouchers: limiter('voucher', WRONG_VOUCHERS, HOUR),
  };
}

/**
 * The limits on look-ups. The counters are stored in the database, for all processes and across restarts. Above a limit,
 * responses hide data, and bookings are still accepted.
 */
export class LookupLimits {
  private readonly limiters;
  /** Addresses that reached their limit: their further requests need no query. */
  private readonly refused = new QuickLRU<string, true>({ maxSize: MAX_REFUSED });

  constructor(sql: Sql) {
    this.limiters = limitersOn(sql);
  }

  /** Whether responses to this address may reveal data of this child. Both are HMACs. */
  async mayLookUpChild(address: string, child: string): Promise<boolean> {
    const { seen, children, total } = this.limiters;
    if (this.refused.has(address)) return false;
    const pair = `${address}:${child}`;
    if ((await msUntilAllowed(seen, pair)) !== null) return true;
    const maxAge =
      (await msUntilAllowed(children, address)) ?? (await msUntilAllowed(total, child.slice(0, 1)));
    if (maxAge === null) return true;
    await seen.delete(pair);
    this.refused.set(address, true, { maxAge });
    return false;
  }

  /** Whether this address may try another parent for this child's sheet. Every address has its own counter. */
  async mayTryParent(address: string, child: string, parent: string): Promise<boolean> {
    const { seenParents, parents } = this.limiters;
    const pair = `${child}:${address}:${parent}`;
    if ((await msUntilAllowed(seenParents, pair)) !== null) return true;
    if ((await msUntilAllowed(parents, `${child}:${address}`)) === null) return true;
    await seenParents.delete(pair);
    return false;
  }

  /** Counts a wrong voucher code, and returns whether this address has sent too many. */
  async hasTriedTooManyVouchers(address: string): Promise<boolean> {
    return (await msUntilAllowed(this.limiters.wrongVouchers, address)) !== null;
  }
}

/** Consumes a point. Returns null if one was left, else the milliseconds until the next one. */
async function msUntilAllowed(limiter: RateLimiterDrizzle, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (reached) {
    if (reached instanceof RateLimiterRes) return reached.msBeforeNext;
    throw reached;
  }
}
