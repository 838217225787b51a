import { eq, sql } from 'drizzle-orm';
import { readCamp, unmeetableLimit, type Camp } from '../../domain/camp.ts';
import type { Database } from '../operations/database.ts';
import { camp, seat } from '../operations/schema.ts';
import { SetupProblem } from '../operations/SetupProblem.ts';

/** Most seats a camp may have: what the database's column holds with room to spare. */
const MOST_SEATS = 1_000_000;

/** An item of the camps answer, as it was imported. */
export type CampAnswer = Record<string, unknown>;

/** A stored camp: its item of the camps answer with the seats open now, and the same as the rules want it. */
export interface StoredCamp {
  answer: CampAnswer;
  camp: Camp;
}

/** The fields of spec 3: what else a file holds of a camp is the organiser's own, and is told to nobody. */
const PUBLISHED =
  /^((CAMP|THEME)_ID|(THEME|LOCATION|AGEGROUP|PERIOD)_NAME|REMARK|PERIOD_(START|END)DATE|ACTIVE_DAYS|PRICE(_\d{1,3}_DAYS)?|CAMP_(DISCOUNT|DISCOUNT_SELECTED_DAYS|FLEXIBLE_BOOKING)_ALLOWED|CAMP_(MAXIMUM_ALLOWED|MINIMUM_REQUIRED|MINIMUM_CONTIGUOUS)_CAMP_DAYS|M(AX|IN)_BIRTHYEAR)$/;

/** A camp from what the database has of it. */
export function readStoredCamp(row: { answer: CampAnswer; seatsOpen: number }): StoredCamp {
  const published = Object.entries(row.answer).filter(([name]) => PUBLISHED.test(name));
  const answer: CampAnswer = { ...Object.fromEntries(published), SEATS_OPEN: row.seatsOpen };
  const read = readCamp(answer);
  // The import refuses what cannot be read.
  if ('unreadable' in read) throw new Error(`stored camp: ${read.unreadable.field}`);
  return { answer, camp: read.camp };
}

/** The camp with this id, whatever its capitals, or null; for commands. What parents ask goes through CampReader. */
export async function findCamp({ sql: db }: Database, id: string): Promise<StoredCamp | null> {
  const [row] = await db
    .select({ answer: camp.answer, seatsOpen: seat.seatsOpen })
    .from(camp)
    .innerJoin(seat, eq(seat.campId, camp.id))
    .where(eq(camp.id, id.trim().toUpperCase()));
  return row ? readStoredCamp(row) : null;
}

/** The name of a camp that cannot be read: its id where it has one, else its place in the file. */
function nameOf(item: unknown, index: number): string {
  const id = typeof item === 'object' && item !== null ? (item as CampAnswer).CAMP_ID : undefined;
  return typeof id === 'string' || typeof id === 'number' ? `Camp ${id}` : `Camp number ${index + 1}`;
}

function readForImport(item: unknown, index: number): StoredCamp & { seatsOpen: number } {
  const name = nameOf(item, index);
  const refused = (field: string, reason: string) =>
    new SetupProblem(`${name} cannot be loaded: ${field} ${reason}. Nothing was loaded.`);
  if (/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(item))) {
    throw refused('a text', 'holds a character that cannot be stored');
  }
  const read = readCamp(item);
  if ('unreadable' in read) throw refused(read.unreadable.field, read.unreadable.reason);
  const { seatsOpen } = read.camp;
  // The wizard can live without it, but here is who sells the seats.
  if (seatsOpen === null) throw refused('SEATS_OPEN', 'is missing');
  if (seatsOpen > MOST_SEATS) throw refused('SEATS_OPEN', `is more than ${MOST_SEATS}`);
  return { answer: item as CampAnswer, camp: read.camp, seatsOpen };
}

/**
 * Loads or updates camps from an array in the shape of the camps answer (spec 3); `SEATS_OPEN` is what is open now.
 * All or nothing: the first camp that cannot be read is named with the field and the reason. A camp that can be read
 * and never booked is loaded, and a warning names it likewise.
 */
export async function importCamps(
  { sql: db }: Database,
  items: unknown,
): Promise<{ count: number; warnings: readonly string[] }> {
  if (!Array.isArray(items)) throw new SetupProblem('The file must hold a JSON array of camps.');
  // In the order of their ids: two imports at once take their locks alike.
  const camps = items.map(readForImport).sort((one, other) => (one.camp.id < other.camp.id ? -1 : 1));
  const seen = new Set<string>();
  for (const { camp: read } of camps) {
    const id = read.id.toUpperCase();
    if (seen.has(id)) throw new SetupProblem(`Camp ${read.id} is in the file twice. Nothing was loaded.`);
    seen.add(id);
  }
  await db.transaction(async (transaction) => {
    for (const { answer, camp: read, seatsOpen } of camps) {
      const id = read.id.toUpperCase();
      const lastDay = read.activeDays.at(-1) ?? '';
      await transaction
        .insert(camp)
        .values({ id, answer, lastDay })
        .onConflictDoUpdate({ target: camp.id, set: { answer, lastDay } });
      await transaction
        .insert(seat)
        .values({ campId: id, seatsOpen })
        .onConflictDoUpdate({ target: seat.campId, set: { seatsOpen: sql`excluded.seats_open` } });
    }
  });
  const warnings = camps.flatMap(({ camp: read }) => {
    const limit = unmeetableLimit(read);
    return limit ? [`Camp ${read.id} cannot be booked: ${limit.field} ${limit.reason}.`] : [];
  });
  return { count: camps.length, warnings };
}
