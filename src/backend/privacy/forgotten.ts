import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { todayOf, type Backend } from '../operations/Backend.ts';
import { forgetChild } from './retention.ts';
import { makeDataDir } from '../operations/makeDataDir.ts';

/** Outside the database: a backup that is put back knows nothing of what was forgotten after it. */
const fileOf = ({ settings }: Backend) => join(settings.dataDir, 'forgotten');

/** Notes whom to forget again after a restore, by look-ups; before the child is forgotten, so that none is missed. */
export function noteForgotten(backend: Backend, nationalNr: string): void {
  const lines = backend.vault
    .lookups('child', nationalNr.trim())
    .map(({ id, lookup }) => `${todayOf(backend)} ${id} ${lookup}\n`);
  makeDataDir(backend.settings.dataDir);
  appendFileSync(fileOf(backend), lines.join(''), { mode: 0o600 });
}

/** Forgets all who were noted, with the key that the database has now. */
export async function forgetAgain(backend: Backend): Promise<{ bookings: number }> {
  const file = fileOf(backend);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const noted = lines.map((line) => line.split(' ')).filter(([, id]) => id === backend.vault.current.id);
  let bookings = 0;
  for (const lookup of new Set(noted.map(([, , lookup]) => lookup ?? ''))) {
    bookings += (await forgetChild(backend, lookup)).bookings;
  }
  return { bookings };
}
