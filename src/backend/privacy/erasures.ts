import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/database.ts';
import { makeDataDir } from '../database/lockDataDir.ts';
import type { Backend } from '../service/Backend.ts';

/** In place of a key's id, which contains no colon: the line is a cancelled booking's reference. */
export const CANCELLED = 'cancelled:';

/** A line of the file: when it was written, by the database's clock; the key of the HMAC; the HMAC of a person. */
type Erasure = readonly [moment: string, keyId: string, lookup: string];

/** Outside the database, because a restored backup does not contain what was erased later. */
export const erasuresFile = ({ settings }: Pick<Backend, 'settings'>) => join(settings.dataDir, 'forgotten');

/** All erasures that were recorded. */
export function readErasures(backend: Pick<Backend, 'settings'>): Erasure[] {
  const file = erasuresFile(backend);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const [moment, keyId, lookup] = line.split(' ');
    return moment && keyId && lookup ? [[moment, keyId, lookup] as const] : [];
  });
}

/** Records erasures, before they are done. */
export function recordErasures(backend: Pick<Backend, 'settings'>, erasures: readonly Erasure[]): void {
  if (erasures.length === 0) return;
  makeDataDir(backend.settings.dataDir);
  // The last line may be incomplete, if its process was killed.
  const lines = erasures.map((line) => `\n${line.join(' ')}\n`);
  appendFileSync(erasuresFile(backend), lines.join(''), { mode: 0o600, flush: true });
}

/** Now, by the clock that dates the bookings. */
export async function databaseNow({ database }: Pick<Backend, 'database'>): Promise<string> {
  const [row] = await rowsOf<{ now: string }>(
    database.sql,
    sql`SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS now`,
  );
  return row?.now ?? '';
}
