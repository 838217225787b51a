import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { SetupProblem } from './SetupProblem.ts';

const KEYS_LOCK = 7_305_113;
/** How often the connection that holds the lock is asked whether it is still there. */
const HEARTBEAT_MS = 5000;

/**
 * Holds the lock on the keys of a PostgreSQL database for as long as this process works on it: together with others, or
 * `alone` for a rotation, which would leave servers looking for children with the old key. A connection that is lost is
 * made again; if the keys were rotated meanwhile, `outdated` is called.
 */
export async function holdKeysLock(
  connect: () => Promise<pg.Client>,
  alone: boolean,
  outdated: () => void,
): Promise<() => Promise<void>> {
  const lock = alone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  let released = false;
  let client: pg.Client;

  /** Takes the lock; the key the database was written with, if it has one. */
  const take = async (): Promise<string> => {
    client = await connect();
    try {
      const held = await client.query<{ held: boolean }>(`SELECT ${lock}($1) AS held`, [KEYS_LOCK]);
      if (!held.rows[0]?.held) {
        throw new SetupProblem(
          alone
            ? 'Servers or commands are at work on this database: stop them, then run the rotation again.'
            : 'The keys of this database are being rotated: try again when that is done.',
        );
      }
      return JSON.stringify((await client.query('SELECT * FROM lookup_key')).rows);
    } catch (error) {
      await client.end();
      throw error;
    }
  };

  const keep = async (taken: string): Promise<void> => {
    let known = taken;
    for (;;) {
      await setTimeout(HEARTBEAT_MS, undefined, { ref: false });
      if (released) return;
      const isThere = await client.query('SELECT 1').then(
        () => true,
        () => false,
      );
      const now = isThere ? known : await take().catch(() => known);
      // At a first start there was no key yet.
      if (now !== known && known !== '[]') outdated();
      known = now;
    }
  };

  void keep(await take());
  return async () => {
    released = true;
    await client.end();
  };
}
