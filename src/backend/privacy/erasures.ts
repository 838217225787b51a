import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Sql } from '../database/database.ts';
import { makeDataDir } from '../database/lockDataDir.ts';
import type { Backend } from '../service/Backend.ts';
import { SetupProblem } from '../service/SetupProblem.ts';
import { decryptedBookings } from './decryptedBookings.ts';
import type { Vault } from './Vault.ts';

/** In place of a key's id, which contains no colon: the line is a cancelled booking's reference. */
export const CANCELLED = 'cancelled:';

/** Outside the database, because a restored backup does not contain what was erased later. */
export const erasuresFile = ({ settings }: Pick<Backend, 'settings'>) => join(settings.dataDir, 'forgotten');

const LINE = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) +(\S+) +(\S+)$/;

/**
 * All erasures that were recorded, each with the moment of its record. A line that is passed over, or whose key is missing,
 * would forget nobody.
 */
export function readErasures(backend: Pick<Backend, 'settings' | 'vault'>) {
  const file = erasuresFile(backend);
  let text: string;
  try {
    text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch (error) {
    throw new SetupProblem(`${file} cannot be read: ${(error as Error).message}.`);
  }
  return text.split('\n').flatMap((given) => {
    const line = given.trim();
    const [, moment, id, lookup] = LINE.exec(line) ?? [];
    if (moment && id && lookup) {
      if (id === CANCELLED || backend.vault.fingerprintOf(id)) return [{ moment, id, lookup }];
      throw new SetupProblem(
        `${file} lists persons by the key "${id}", which is missing: add it behind the other keys, or remove its lines if no backup is as old.`,
      );
    }
    if (line === '') return [];
    throw new SetupProblem(`${file} has a line that cannot be read: "${line}". Correct it, or remove it.`);
  });
}

type Erased = ReturnType<Vault['lookups']>[number];

/** Records erasures of a moment of the database's clock, before they are done. */
export function recordErasures(
  backend: Pick<Backend, 'settings'>,
  moment: string,
  erased: readonly Erased[],
): void {
  const file = erasuresFile(backend);
  // The last line may be incomplete, if its process was killed.
  const lines = erased.map(({ id, lookup }) => `\n${moment} ${id} ${lookup}\n`);
  try {
    makeDataDir(backend.settings.dataDir);
    appendFileSync(file, lines.join(''), { mode: 0o600, flush: true });
  } catch (error) {
    throw new SetupProblem(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

/**
 * Records the erasures of persons who are in the database, from a backup, with every key, as `forget` does: the backup may
 * have another key than they were recorded with. Returns the last erasure of each person and booking.
 */
export async function completeErasures(backend: Backend) {
  const { database, vault } = backend;
  const erasures = new Map<string, Erased & { moment: string }>();
  const momentOf = ({ lookup }: Erased) => erasures.get(lookup)?.moment ?? '';
  for (const erasure of readErasures(backend))
    if (erasure.moment > momentOf(erasure)) erasures.set(erasure.lookup, erasure);
  for await (const bookings of decryptedBookings(database.sql, vault)) {
    for (const person of bookings.flatMap(({ details }) => [
      vault.lookups('child', details.subscriber_NationalNr),
      vault.lookups('parent', details.subscriber_Parent_NationalNr),
    ])) {
      const moment = person.map(momentOf).sort().at(-1) ?? '';
      const missing = person.filter((each) => momentOf(each) < moment);
      if (missing.length > 0) recordErasures(backend, moment, missing);
      for (const each of missing) erasures.set(each.lookup, { ...each, moment });
    }
  }
  return [...erasures.values()];
}

/** Now, by the clock that dates the bookings. */
export async function databaseNow(db: Sql): Promise<string> {
  const now = sql`SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS now`;
  const { rows } = await db.execute<{ now: string }>(now);
  return rows[0]?.now ?? '';
}
