import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { todayOf, type Backend } from '../operations/Backend.ts';
import { forgetChild } from './retention.ts';
import { makeDataDir } from '../operations/makeDataDir.ts';

/** Outside the database: a restored backup does not know who was forgotten after it. */
const fileOf = ({ settings }: Backend) => join(settings.dataDir, 'forgotten');

/** Removes a child's bookings, and first notes its look-ups, so that it can be removed again after a restore. */
export function forget(
  backend: Backend,
  { nationalNr }: { nationalNr: string },
): Promise<{ bookings: number }> {
  const { settings, vault } = backend;
  const lines = vault
    .lookups('child', nationalNr)
    .map(({ id, lookup }) => `${todayOf(backend)} ${id} ${lookup}\n`);
  makeDataDir(settings.dataDir);
  appendFileSync(fileOf(backend), lines.join(''), { mode: 0o600 });
  return forgetChild(backend, vault.lookup('child', nationalNr));
}

/** Removes all children that were noted; look-ups of other keys than the current one match no row. */
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
