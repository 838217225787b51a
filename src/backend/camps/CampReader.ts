import { setImmediate } from 'node:timers/promises';
import type { Camp } from '../../domain/camp.ts';
import type { Day } from '../../domain/days.ts';
import { batcher } from '../database/batcher.ts';
import type { Database } from '../database/database.ts';
import { byFirstDay, campOfToday, readStoredCamp, type CampAnswer, type StoredCamp } from './storedCamp.ts';

/** A camp as it can be booked today, with its item of the camps response as text, as it was imported, and that version. */
export type AnsweredCamp = StoredCamp & { text: string; imported: StoredCamp; version: string };

/** With the state and day it depends on. */
type CachedCamp = AnsweredCamp & { state: string };

interface Row {
  id: string;
  version: string;
  state: string;
  seatsOpen: number;
  answer: CampAnswer | null;
}

/** A closed camp has no seats. `camp.xmin` changes with every import, but not with a booking; a cached `answer` is null. */
const CAMPS = `
  SELECT id, camp.xmin::text AS version, camp.xmin || ' ' || seat.xmin AS state,
    CASE WHEN is_closed THEN 0 ELSE seats_open END AS "seatsOpen",
    CASE WHEN camp.xmin::text IS DISTINCT FROM cached.version THEN answer END AS answer
  FROM json_to_recordset($1::text::json) AS cached(id text, version text)
  JOIN camp USING (id) JOIN seat ON camp_id = id`;

/** The state of each camp, by id, which changes with every import and every booking, and never back. */
const STATES = `
  SELECT coalesce(json_object_agg(id, camp.xmin || ' ' || seat.xmin ORDER BY id)::text, '{}') AS states
  FROM camp JOIN seat ON camp_id = id`;

/** Camps that are read at once: other requests run in between. */
const MAX_READ = 500;

/** All camps, the earliest first, with the whole camps response as text. */
export interface AllCamps {
  camps: Camp[];
  text: string;
  version: string;
}

/** Reads camps. Seats and versions are read from the database each time; a camp is parsed once per import. */
export class CampReader {
  private readonly cached = new Map<string, CachedCamp>();
  private lastAll: AllCamps | null = null;
  private readonly byId = batcher(async (ids: readonly string[]) => {
    const found = await this.readCamps(ids);
    return ids.map((id) => found.get(id) ?? null);
  });
  private readonly lists = batcher((requests: readonly 'all'[]) =>
    this.readAll().then((all) => requests.map(() => all)),
  );

  constructor(
    private readonly database: Database,
    private readonly today: () => Day,
  ) {}

  /** The camp with this id, ignoring case, or null. */
  find(id: string): Promise<AnsweredCamp | null> {
    return this.byId.load(id.trim().toUpperCase());
  }

  /** All camps in their current state. */
  all(): Promise<AllCamps> {
    return this.lists.load('all');
  }

  private async readAll(): Promise<AllCamps> {
    const [row] = await this.database.run<{ states: string }>(STATES, []);
    const day = this.today();
    const version = `${day} ${row?.states ?? '{}'}`;
    if (this.lastAll?.version === version) return this.lastAll;
    const states = Object.entries(JSON.parse(row?.states ?? '{}') as Record<string, string>);
    // A copy, because an older read that is answered late replaces what is cached.
    const found = new Map(this.cached);
    const changed = states.filter(([id, state]) => found.get(id)?.state !== `${day} ${state}`);
    for (let from = 0; from < changed.length; from += MAX_READ) {
      await setImmediate();
      const ids = changed.slice(from, from + MAX_READ).map(([id]) => id);
      for (const [id, camp] of await this.readCamps(ids)) found.set(id, camp);
    }
    const camps = states.flatMap(([id]) => found.get(id) ?? []).sort(byFirstDay);
    const text = `[${camps.map((camp) => camp.text).join(',')}]`;
    this.lastAll = { camps: camps.map(({ camp }) => camp), text, version };
    return this.lastAll;
  }

  private async readCamps(ids: readonly string[]): Promise<Map<string, CachedCamp>> {
    // Kept until the answer: a concurrent read may replace what is cached.
    const sent = new Map(ids.map((id) => [id, this.cached.get(id)]));
    const cached = [...sent].map(([id, camp]) => ({ id, version: camp?.version }));
    const rows = await this.database.run<Row>(CAMPS, [JSON.stringify(cached)]);
    return new Map(rows.map((row) => [row.id, this.campOf(row, sent.get(row.id))]));
  }

  /** The camp of a row. While state and day stay the same, it is the same object as the last. */
  private campOf({ id, version, answer, seatsOpen, ...row }: Row, last: CachedCamp | undefined): CachedCamp {
    const today = this.today();
    const state = `${today} ${row.state}`;
    if (last?.state === state) return last;
    const imported = answer || !last ? readStoredCamp({ answer: answer ?? {}, seatsOpen }) : last.imported;
    const stored = campOfToday(imported, seatsOpen, today);
    const camp = { ...stored, imported, version, state, text: JSON.stringify(stored.answer) };
    this.cached.set(id, camp);
    return camp;
  }
}
