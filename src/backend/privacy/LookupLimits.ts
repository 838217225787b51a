import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Sql } from '../operations/database.ts';
import { limitPoints } from '../operations/schema.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * What tells a crowd from a thief: a school's network has a few hundred children behind one address in an hour, and
 * nobody asks about thousands. Counted are different children, so that a parent may ask about one as often as needed.
 */
const CHILDREN_PER_ADDRESS = 600;
/** For all addresses together: the rush of a whole region, not the country's register. Counted in 64 parts. */
const CHILDREN_IN_ALL = 64 * 320;
/** Different parents tried for one child's sheet from one address in a day: a child has two, and one may mistype. */
const PARENTS_PER_CHILD = 10;
/** Wrong voucher codes from one address in an hour. */
const WRONG_VOUCHERS = 100;
/** Addresses that are refused without asking the database. */
const MOST_CLOSED = 10_000;

/**
 * The limits on look-ups. They live in the database, so a restart or another process changes nothing. A reached
 * limit only hides answers: nobody is kept from booking by what a neighbour did.
 */
export class LookupLimits {
  private readonly seen: RateLimiterDrizzle;
  private readonly children: RateLimiterDrizzle;
  private readonly inAll: RateLimiterDrizzle;
  private readonly parents: RateLimiterDrizzle;
  private readonly seenParents: RateLimiterDrizzle;
  private readonly wrongVouchers: RateLimiterDrizzle;
  /** Until when an address is refused, known without asking the database: a flood costs it nothing. */
  private readonly closed = new Map<string, number>();

  constructor(sql: Sql) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterDrizzle({
        storeClient: sql,
        schema: limitPoints,
        keyPrefix,
        points,
        duration,
        // One of them clears the table they share.
        clearExpiredByTimeout: keyPrefix === 'seen',
      });
    this.seen = limiter('seen', 1, HOUR);
    this.children = limiter('children', CHILDREN_PER_ADDRESS, HOUR);
    this.inAll = limiter('all', CHILDREN_IN_ALL / 64, HOUR);
    this.seenParents = limiter('pair', 1, DAY);
    this.parents = limiter('parents', PARENTS_PER_CHILD, DAY);
    this.wrongVouchers = limiter('voucher', WRONG_VOUCHERS, HOUR);
  }

  /** Whether this address may learn something about this child; both are look-up texts, never numbers. */
  async mayLookUpChild(address: string, child: string): Promise<boolean> {
    if ((this.closed.get(address) ?? 0) > Date.now()) return false;
    const pair = `${address}:${child}`;
    if ((await msUntilAllowed(this.seen, pair)) !== null) return true;
    const full =
      (await msUntilAllowed(this.children, address)) ?? (await msUntilAllowed(this.inAll, child.slice(0, 1)));
    if (full === null) return true;
    await this.seen.delete(pair);
    this.close(address, full);
    return false;
  }

  /** Whether this address may try one more parent for this child's sheet: what others tried closes it for nobody. */
  async mayTryParent(address: string, child: string, parent: string): Promise<boolean> {
    const [tried, pair] = [`${child}:${address}`, `${child}:${address}:${parent}`];
    if ((await msUntilAllowed(this.seenParents, pair)) !== null) return true;
    if ((await msUntilAllowed(this.parents, tried)) === null) return true;
    await this.seenParents.delete(pair);
    return false;
  }

  /** Notes a wrong voucher code; whether the address has tried too many. A right code is never kept out. */
  async hasTriedTooManyVouchers(address: string): Promise<boolean> {
    return (await msUntilAllowed(this.wrongVouchers, address)) !== null;
  }

  private close(address: string, ms: number): void {
    // The database still knows them.
    if (this.closed.size >= MOST_CLOSED) this.closed.clear();
    this.closed.set(address, Date.now() + ms);
  }
}

/** Uses a point; null when there was one left, else the milliseconds until there are again. */
async function msUntilAllowed(limiter: RateLimiterDrizzle, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (reached) {
    if (reached instanceof RateLimiterRes) return reached.msBeforeNext;
    throw reached;
  }
}
