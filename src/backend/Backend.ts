import type { Day } from '../domain/days.ts';
import type { Database } from './database.ts';
import { Gate } from './Gate.ts';
import type { Log } from './log.ts';
import { LookupLimits } from './LookupLimits.ts';
import type { Settings } from './settings.ts';
import type { Vault } from './Vault.ts';

/** What every part of the backend is given: where it keeps, what it was told, and what time it is. */
export interface Backend {
  database: Database;
  vault: Vault;
  settings: Settings;
  log: Log;
  clock: () => Date;
  gate: Gate;
  limits: LookupLimits;
}

/** A backend on an open database. */
export function createBackend(parts: Omit<Backend, 'gate' | 'limits'>): Backend {
  return { ...parts, gate: new Gate(), limits: new LookupLimits(parts.database.counters) };
}

const brusselsDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels', dateStyle: 'short' });

/** Today where the camps are, whatever the zone of the server. */
export function todayOf({ clock }: Pick<Backend, 'clock'>): Day {
  return brusselsDay.format(clock());
}
