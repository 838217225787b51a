import type { Camp } from '../../domain/camp.ts';
import { readStoredCamp, SEATS_TOLD, type CampAnswer, type StoredCamp } from './campStore.ts';
import { batcher } from '../operations/batcher.ts';
import type { Database, Statement } from '../operations/database.ts';

/** A stored camp with its item of the camps answer as it is sent. */
export interface AnsweredCamp extends StoredCamp {
  text: string;
}

/** Changes with every import (and not with a booking): PostgreSQL's own number of the row's last change. */
const STATES: Statement = {
  name: 'camp_states',
  text: `SELECT id, camp.xmin::text AS version, ${SEATS_TOLD} AS seats_open FROM json_array_elements_text($1::text::json) AS asked(id)
    JOIN camp USING (id) JOIN seat ON camp_id = id`,
};

const ANSWERS: Statement = {
  name: 'camp_answers',
  text: `SELECT id, camp.xmin::text AS version, answer FROM json_array_elements_text($1::text::json) AS asked(id)
    JOIN camp USING (id)`,
};

/** One text for the state of all camps: as long as it is the same, so are they. */
const ALL: Statement = {
  name: 'all_camps',
  text: `SELECT coalesce(json_agg(id ORDER BY id), '[]') AS ids,
      md5(coalesce(string_agg(id || ' ' || camp.xmin || ' ' || ${SEATS_TOLD}, ',' ORDER BY id), '')) AS version
    FROM camp JOIN seat ON camp_id = id`,
};

interface State {
  id: string;
  version: string;
  seats_open: number;
}

interface Kept {
  version: string;
  answer: CampAnswer;
  camp: Camp;
  /** As it was last asked for: most visitors of a camp see the same number of seats. */
  last: AnsweredCamp | null;
}

/** All camps, the earliest first, with the whole camps answer. */
export interface AllCamps {
  camps: Camp[];
  text: string;
  /** Changes with every import and every booking. */
  version: string;
}

const firstDay = ({ camp: { activeDays, id } }: StoredCamp) => `${activeDays[0]} ${id}`;

/**
 * Reads camps. The seats open and whether an import came between are asked of the database each time; what an import
 * wrote is read and parsed once.
 */
export class CampReader {
  private readonly kept = new Map<string, Kept>();
  private lastAll: AllCamps | null = null;
  private readonly byId = batcher((ids: readonly string[]) => this.readTogether(ids));
  private readonly lists = batcher(async (asked: readonly 'all'[]) => {
    const all = await this.readAll();
    return asked.map(() => all);
  });

  constructor(private readonly database: Database) {}

  /** The camp with this id, whatever its capitals, or null. */
  find(id: string): Promise<AnsweredCamp | null> {
    return this.byId.load(id.trim().toUpperCase());
  }

  /** All camps as they are now. */
  all(): Promise<AllCamps> {
    return this.lists.load('all');
  }

  private async readAll(): Promise<AllCamps> {
    const [row] = await this.database.run<{ ids: string[]; version: string }>(ALL, []);
    const { ids, version } = row ?? { ids: [], version: '' };
    if (this.lastAll?.version === version) return this.lastAll;
    const found = (await this.readTogether(ids)).filter((camp) => camp !== null);
    found.sort((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1));
    const text = `[${found.map((camp) => camp.text).join(',')}]`;
    this.lastAll = { camps: found.map(({ camp }) => camp), text, version };
    return this.lastAll;
  }

  private async readTogether(ids: readonly string[]): Promise<(AnsweredCamp | null)[]> {
    const asked = new Set(ids);
    const states = await this.database.run<State>(STATES, [JSON.stringify([...asked])]);
    const changed = states.filter(({ id, version }) => this.kept.get(id)?.version !== version);
    if (changed.length > 0) await this.keep(changed.map(({ id }) => id));
    const found = new Map(states.map((state) => [state.id, this.stored(state)]));
    return ids.map((id) => found.get(id) ?? null);
  }

  private async keep(ids: string[]): Promise<void> {
    const rows = await this.database.run<{ id: string; version: string; answer: CampAnswer }>(ANSWERS, [
      JSON.stringify(ids),
    ]);
    for (const { id, version, answer } of rows) {
      this.kept.set(id, { version, ...readStoredCamp({ answer, seatsOpen: 0 }), last: null });
    }
  }

  private stored({ id, seats_open: seatsOpen }: State): AnsweredCamp | null {
    const kept = this.kept.get(id);
    if (!kept) return null;
    if (kept.last?.camp.seatsOpen !== seatsOpen) {
      const answer = { ...kept.answer, SEATS_OPEN: seatsOpen };
      kept.last = { answer, camp: { ...kept.camp, seatsOpen }, text: JSON.stringify(answer) };
    }
    return kept.last;
  }
}
