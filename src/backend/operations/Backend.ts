import { belgianDay, type Day } from '../../domain/days.ts';
import { bookingGathering } from '../booking/bookingStatement.ts';
import { CampReader } from '../camps/CampReader.ts';
import { knownGathering } from '../booking/childBookings.ts';
import type { Database } from './database.ts';
import { Gate } from '../http/Gate.ts';
import type { Log } from './log.ts';
import { LookupLimits } from '../privacy/LookupLimits.ts';
import type { Settings } from './settings.ts';
import type { Vault } from '../privacy/Vault.ts';

/** What every part of the backend is given: where it keeps, what it was told, and what time it is. */
export interface Backend {
  database: Database;
  vault: Vault;
  settings: Settings;
  log: Log;
  clock: () => Date;
  gate: Gate;
  limits: LookupLimits;
  /** Single camps, for the calls. */
  camps: CampReader;
  /** What is known of a child and an idempotency key. */
  known: ReturnType<typeof knownGathering>;
  /** Books. */
  bookings: ReturnType<typeof bookingGathering>;
}

/** A backend on an open database. */
export function createBackend(
  parts: Pick<Backend, 'database' | 'vault' | 'settings' | 'log' | 'clock'>,
): Backend {
  const { database } = parts;
  return {
    ...parts,
    gate: new Gate(),
    limits: new LookupLimits(database.counters),
    camps: new CampReader(database),
    known: knownGathering(database),
    bookings: bookingGathering(database),
  };
}

/** Today where the camps are, whatever the zone of the server. */
export function todayOf({ clock }: Pick<Backend, 'clock'>): Day {
  return belgianDay(clock());
}
