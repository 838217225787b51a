import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { SetupProblem } from '../service/SetupProblem.ts';

const KEYS_LOCK = 7_305_113;
const HEARTBEAT_MS = 5000;

/**
 * Holds the lock on the keys of a PostgreSQL database: shared for servers and commands, exclusive (`alone`) for a rotation.
 * After a rotation, a running server would look up children with the old key. A lost connection is replaced; if the keys
 * were rotated meanwhile, `outdated` is called.
 */
export async function holdKeysLock(
  connect: () => Promise<pg.Client>,
  alone: boolean,
  outdated: () => Promise<void>,
): Promise<() => Promise<void>> {
  const lock = alone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  let released = false;
  let client: pg.Client;

  /** The stored key, as text; `[]` before a first start. */
  const readKey = async () => JSON.stringify((await client.query('SELECT * FROM lookup_key')).rows);

  const acquire = async (): Promise<string> => {
    client = await connect();
    try {
      const held = await client.query<{ held: boolean }>(`SELECT ${lock}($1) AS held`, [KEYS_LOCK]);
      if (held.rows[0]?.held) return await readKey();
      throw new SetupProblem(
        alone
          ? 'Servers or commands are using this database: stop them, then run the rotation again.'
          : 'The keys of this database are being rotated: try again when that is done.',
      );
    } catch (error) {
      await client.end();
      throw error;
    }
  };

  const watch = async (stored: string): Promise<void> => {
    let known = stored;
    for (;;) {
      await setTimeout(HEARTBEAT_MS, undefined, { ref: false });
      if (released) return;
      const now = await readKey()
        .catch(acquire)
        .catch(() => known);
      if (!alone && now !== known && known !== '[]') await outdated();
      known = now;
    }
  };

  void watch(await acquire());
  return async () => {
    released = true;
    await client.end();
  };
}
