import type { Day } from '../domain/days.ts';
import type { Database } from './database.ts';
import type { Settings } from './settings.ts';
import type { Vault } from './Vault.ts';

/** What every part of the backend is given: where it keeps, what it was told, and what time it is. */
export interface Backend {
  database: Database;
  vault: Vault;
  settings: Settings;
  clock: () => Date;
}

const brusselsDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels', dateStyle: 'short' });

/** Today where the camps are, whatever the zone of the server. */
export function todayOf({ clock }: Pick<Backend, 'clock'>): Day {
  return brusselsDay.format(clock());
}
