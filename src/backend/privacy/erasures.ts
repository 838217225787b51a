import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { makeDataDir } from '../database/lockDataDir.ts';
import type { Backend } from '../service/Backend.ts';
import type { Vault } from './Vault.ts';

/** In place of a key's id, which contains no colon: the line is a cancelled booking's reference. */
export const CANCELLED = 'cancelled:';

/** Outside the database, because a restored backup does not contain what was erased later. */
export const erasuresFile = ({ settings }: Pick<Backend, 'settings'>) => join(settings.dataDir, 'forgotten');

/** All erasures that were recorded, each with the moment of its record. */
export function readErasures(backend: Pick<Backend, 'settings'>) {
  const file = erasuresFile(backend);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const [moment, id, lookup] = line.split(' ');
    return moment && id && lookup ? [{ moment, id, lookup }] : [];
  });
}

type Erased = ReturnType<Vault['lookups']>;

/** Records erasures of a moment of the database's clock, before they are done. */
export function recordErasures(backend: Pick<Backend, 'settings'>, moment: string, erased: Erased): void {
  makeDataDir(backend.settings.dataDir);
  // The last line may be incomplete, if its process was killed.
  const lines = erased.map(({ id, lookup }) => `\n${moment} ${id} ${lookup}\n`);
  appendFileSync(erasuresFile(backend), lines.join(''), { mode: 0o600, flush: true });
}

/** Now, by the clock that dates the bookings. */
export async function databaseNow({ database }: Pick<Backend, 'database'>): Promise<string> {
  const now = sql`SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS now`;
  const { rows } = await database.sql.execute<{ now: string }>(now);
  return rows[0]?.now ?? '';
}
