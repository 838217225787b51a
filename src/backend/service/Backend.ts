import { belgianDay, type Day } from '../../domain/days.ts';
import { earlierBookings } from '../booking/childBookings.ts';
import { CampReader } from '../camps/CampReader.ts';
import type { Database } from '../database/database.ts';
import { RequestQueue } from '../http/RequestQueue.ts';
import type { Log } from './log.ts';
import { LookupLimits } from '../privacy/LookupLimits.ts';
import type { Settings } from './settings.ts';
import type { Vault } from '../privacy/Vault.ts';

interface Parts {
  database: Database;
  vault: Vault;
  settings: Settings;
  log: Log;
  clock: () => Date;
}

/** A backend on an open database. */
export function createBackend(parts: Parts) {
  const { database } = parts;
  return {
    ...parts,
    queue: new RequestQueue(),
    limits: new LookupLimits(database),
    camps: new CampReader(database, () => todayOf(parts)),
    earlierBookings: earlierBookings(database),
  };
}

/** The dependencies of every part of the backend. */
export type Backend = ReturnType<typeof createBackend>;

/** Today in Belgium, regardless of the server's time zone. */
export function todayOf({ clock }: Pick<Parts, 'clock'>): Day {
  return belgianDay(clock());
}
