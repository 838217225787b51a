import type { Database } from '../database/database.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Per hour. A school has a few hundred children behind one address. Repeated look-ups of one child count once. */
const CHILDREN_PER_ADDRESS = 600;
/** All addresses together: enough for the peak of a region, too few to search a country. Counted in 64 parts. */
const CHILDREN_IN_TOTAL = 64 * 320;
/** Different parents tried for one child's sheet from one address in a day: a child has two, and one may mistype. */
const PARENTS_PER_CHILD = 10;
/** The same from all addresses together, after which answers are slow: the right parent must still get one. */
const QUICK_PARENTS_PER_CHILD = 30;
/** Wrong voucher codes from one address in an hour. */
const WRONG_VOUCHERS = 100;
/** Bookings from one address in an hour: far above a school, far below all seats of a summer. */
const BOOKINGS_PER_ADDRESS = 1000;

/**
 * Counts and reads in one statement, so that no two concurrent requests get the same number. Its commit does not wait for
 * the disk: requests of one address update the same row, and a counter need not survive a crash.
 */
const COUNT = `
  INSERT INTO limit_points AS now (key, points, expire) VALUES ($1, 1, now() + make_interval(secs => $2))
  ON CONFLICT (key) DO UPDATE SET points = CASE WHEN now.expire > now() THEN now.points + 1 ELSE 1 END,
    expire = CASE WHEN now.expire > now() THEN now.expire ELSE excluded.expire END
  RETURNING points, set_config('synchronous_commit', 'off', true)`;

/**
 * The limits by client. The counters are stored in the database, for all processes and across restarts. A client is given
 * by the HMACs of its networks, the narrowest first: with IPv6 its /64 and its /56, which may have twice as many.
 * A child or parent is given by its HMAC.
 */
export class LookupLimits {
  constructor(private readonly database: Database) {}

  /** Whether responses to this client may reveal data of this child. Above the limit, bookings are still accepted. */
  async mayLookUpChild(networks: readonly string[], child: string): Promise<boolean> {
    const pair = `seen:${networks[0]}:${child}`;
    if (await this.isKnown(pair)) return true;
    if (!(await this.isWithin('children', networks, CHILDREN_PER_ADDRESS, HOUR))) return false;
    if (!(await this.isWithin('all', [child.slice(0, 1)], CHILDREN_IN_TOTAL / 64, HOUR))) return false;
    // Known only once it is allowed: a concurrent request of a refused pair must not find it.
    await this.add(pair, HOUR);
    return true;
  }

  /** Whether this client may try another parent for this child's sheet, at once or slowly. */
  async mayTryParent(networks: readonly string[], child: string, parent: string) {
    const pair = `pair:${child}:${networks[0]}:${parent}`;
    if (await this.isKnown(pair)) return 'at once';
    if (!(await this.isWithin(`parents:${child}`, networks, PARENTS_PER_CHILD, DAY))) return 'no';
    const isQuick = await this.isWithin('tried', [child], QUICK_PARENTS_PER_CHILD, DAY);
    await this.add(pair, DAY);
    return isQuick ? 'at once' : 'slowly';
  }

  /** Counts a wrong voucher code, and returns whether this client has sent too many. */
  async hasTriedTooManyVouchers(networks: readonly string[]): Promise<boolean> {
    return !(await this.isWithin('voucher', networks, WRONG_VOUCHERS, HOUR));
  }

  /** Whether this client has made all its bookings. */
  async hasBookedTooMany(networks: readonly string[]): Promise<boolean> {
    const full = await Promise.all(
      networks.map((network, n) => this.isKnown(`bookings:${network}`, (n + 1) * BOOKINGS_PER_ADDRESS)),
    );
    return full.some(Boolean);
  }

  /** Counts a booking, and returns whether this client may still make it. */
  mayBook(networks: readonly string[]): Promise<boolean> {
    return this.isWithin('bookings', networks, BOOKINGS_PER_ADDRESS, HOUR);
  }

  private async isWithin(kind: string, counted: readonly string[], limit: number, seconds: number) {
    let most = 0;
    for (const each of counted) {
      most += limit;
      if ((await this.add(`${kind}:${each}`, seconds)) > most) return false;
    }
    return true;
  }

  private async isKnown(key: string, least = 1): Promise<boolean> {
    const known = 'SELECT 1 FROM limit_points WHERE key = $1 AND points >= $2 AND expire > now()';
    return (await this.database.run(known, [key, least])).length > 0;
  }

  private async add(key: string, seconds: number): Promise<number> {
    const [counted] = await this.database.run<{ points: number }>(COUNT, [key, seconds]);
    return counted?.points ?? Infinity;
  }
}
