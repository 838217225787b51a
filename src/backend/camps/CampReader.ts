import type { Camp } from '../../domain/camp.ts';
import type { Day } from '../../domain/days.ts';
import { batcher } from '../database/batcher.ts';
import type { Database } from '../database/database.ts';
import { byFirstDay, readStoredCamp, type CampAnswer, type StoredCamp } from './storedCamp.ts';

/** A stored camp with its item of the camps response as text. */
type AnsweredCamp = StoredCamp & { text: string };

interface Row {
  id: string;
  version: string;
  seatsOpen: number;
  answer: CampAnswer | null;
}

/** The open seats as parents see them: none while the camp is closed, and none once it is over ({@link CampReader}). */
const VISIBLE_SEATS = '(CASE WHEN is_closed THEN 0 ELSE seats_open END)';

/** `xmin` changes with every import, but not with a booking. `answer` is null if this version is cached. */
const CAMPS = `
  SELECT id, camp.xmin::text AS version, ${VISIBLE_SEATS} AS "seatsOpen",
    CASE WHEN camp.xmin::text IS DISTINCT FROM cached.version THEN answer END AS answer
  FROM json_to_recordset($1::text::json) AS cached(id text, version text)
  JOIN camp USING (id) JOIN seat ON camp_id = id`;

/** The ids of all camps, and a hash of their state, which changes with every import and every booking. */
const ALL = `
  SELECT coalesce(json_agg(id ORDER BY id), '[]') AS ids,
    md5(coalesce(string_agg(id || ' ' || camp.xmin || ' ' || ${VISIBLE_SEATS}, ',' ORDER BY id), '')) AS version
  FROM camp JOIN seat ON camp_id = id`;

/** All camps, the earliest first, with the whole camps response as text. */
export interface AllCamps {
  camps: Camp[];
  text: string;
  version: string;
}

/** Reads camps. Seats and versions are read from the database each time; a camp is parsed once per import. */
export class CampReader {
  private readonly cached = new Map<string, AnsweredCamp & { version: string }>();
  private lastAll: AllCamps | null = null;
  private readonly byId = batcher((ids: readonly string[]) => this.readCamps(ids));
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
    const [row] = await this.database.run<{ ids: string[]; version: string }>(ALL, []);
    const { ids, version: stored } = row ?? { ids: [], version: '' };
    const version = `${this.today()} ${stored}`;
    if (this.lastAll?.version === version) return this.lastAll;
    const camps = (await this.readCamps(ids)).filter((camp) => camp !== null).sort(byFirstDay);
    const text = `[${camps.map((camp) => camp.text).join(',')}]`;
    this.lastAll = { camps: camps.map(({ camp }) => camp), text, version };
    return this.lastAll;
  }

  private async readCamps(ids: readonly string[]): Promise<(AnsweredCamp | null)[]> {
    const cached = [...new Set(ids)].map((id) => ({ id, version: this.cached.get(id)?.version }));
    const rows = await this.database.run<Row>(CAMPS, [JSON.stringify(cached)]);
    const found = new Map(rows.map((row) => [row.id, this.campOf(row)]));
    return ids.map((id) => found.get(id) ?? null);
  }

  /** The camp of a row. While version and seats stay the same, it is the same object. */
  private campOf({ id, version, answer, ...row }: Row): AnsweredCamp {
    const last = this.cached.get(id);
    const read = last && !answer ? last : readStoredCamp({ answer: answer ?? {}, seatsOpen: row.seatsOpen });
    const isOver = (read.camp.activeDays.at(-1) ?? '') < this.today();
    const seatsOpen = isOver ? 0 : row.seatsOpen;
    if (last && !answer && last.camp.seatsOpen === seatsOpen) return last;
    const stored = { answer: { ...read.answer, SEATS_OPEN: seatsOpen }, camp: { ...read.camp, seatsOpen } };
    const camp = { ...stored, version, text: JSON.stringify(stored.answer) };
    this.cached.set(id, camp);
    return camp;
  }
}
