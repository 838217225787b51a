import { inArray, sql } from 'drizzle-orm';
import { readCamp, unmeetableLimit, type Camp } from '../../domain/camp.ts';
import type { Day } from '../../domain/days.ts';
import { birthYear } from '../../domain/nationalNumber.ts';
import { rowsOf, type Database, type Sql } from '../operations/database.ts';
import { camp, seat } from '../operations/schema.ts';
import { SetupProblem } from '../operations/SetupProblem.ts';
import { PUBLISHED, type CampAnswer } from './campStore.ts';

const MAX_SEATS = 1_000_000;

/** A camp of a file: an item of the camps answer, its name in messages, and what is wrong with it if that is known. */
export interface ImportRow {
  name: string;
  item: unknown;
  problem?: string;
}

/** The camps of a JSON file, named by id or else by position. */
export function rowsOfJson(items: unknown): ImportRow[] {
  if (!Array.isArray(items)) throw new SetupProblem('The file must hold a JSON array of camps.', 2);
  return items.map((item: unknown, index) => {
    const id = typeof item === 'object' && item !== null ? (item as CampAnswer).CAMP_ID : undefined;
    const isNamed = typeof id === 'string' || typeof id === 'number';
    return { name: isNamed ? `Camp ${id}` : `Camp number ${index + 1}`, item };
  });
}

interface ReadRow {
  name: string;
  id: string;
  answer: CampAnswer;
  camp: Camp;
  seatsOpen: number;
}

/** The field of an ambiguous price: `1.250`, or a third decimal. */
function ambiguousField(item: object): string | undefined {
  const isAmbiguous = (value: unknown) =>
    typeof value === 'number'
      ? Math.abs(value * 100 - Math.round(value * 100)) > 1e-6
      : typeof value === 'string' && /^\s*-?\d+[.,]\d{3,}\s*$/.test(value);
  const fields = Object.entries(item).filter(([name]) => PUBLISHED.test(name) && name !== 'CAMP_ID');
  return fields.find(([name, value]) => !/_NAME$|_ID$|REMARK/.test(name) && isAmbiguous(value))?.[0];
}

/** Reads a row, or gives the reason why that is impossible. */
function readRow({ name, item, problem }: ImportRow): ReadRow | string {
  if (problem !== undefined) return problem;
  if (/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(item))) {
    return 'a text holds a character that cannot be stored';
  }
  const read = readCamp(item);
  if ('unreadable' in read) return `${read.unreadable.field} ${read.unreadable.reason}`;
  const answer = item as CampAnswer;
  const ambiguous = ambiguousField(answer);
  if (ambiguous !== undefined) {
    return `${ambiguous} ${JSON.stringify(answer[ambiguous])} is ambiguous: write 1250 or 1250,00, and at most two decimals`;
  }
  const { seatsOpen, id } = read.camp;
  // Optional in the wizard, but not where seats are sold.
  if (seatsOpen === null) return 'SEATS_OPEN is missing';
  if (seatsOpen > MAX_SEATS) return `SEATS_OPEN is more than ${MAX_SEATS}`;
  return { name, id: id.toUpperCase(), answer, camp: read.camp, seatsOpen };
}

/** Reads all rows; throws with every wrong one. */
function readRows(rows: readonly ImportRow[]): ReadRow[] {
  const problems: string[] = [];
  const camps = new Map<string, ReadRow>();
  for (const row of rows) {
    const read = readRow(row);
    if (typeof read === 'string') problems.push(`${row.name} cannot be loaded: ${read}.`);
    else if (camps.has(read.id)) problems.push(`${row.name} is in the file twice.`);
    else camps.set(read.id, read);
  }
  if (problems.length > 0) throw new SetupProblem([...problems, 'Nothing was loaded.'].join('\n'), 2);
  // Sorted, so that two concurrent imports lock camps in the same order.
  return [...camps.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The result of an import for a camp; `seatsBefore` is null for a new one. */
export interface LoadedCamp {
  camp: string;
  seatsBefore: number | null;
  seatsAfter: number;
  booked: number;
}

/** A camp before the import. */
interface Present {
  id: string;
  seatsOpen: number;
  booked: number;
  days: Day[];
}

/** The camps before the import, locked until the transaction ends. */
async function presentCamps(transaction: Sql, ids: string[]): Promise<Map<string, Present>> {
  if (ids.length === 0) return new Map();
  const ofFile = inArray(seat.campId, ids);
  await transaction.select().from(seat).where(ofFile).orderBy(seat.campId).for('update');
  const found = await rowsOf<Present>(
    transaction,
    sql`SELECT camp_id AS id, seats_open AS "seatsOpen",
      (SELECT count(*)::int FROM booking WHERE booking.camp_id = seat.camp_id) AS booked,
      ARRAY(SELECT DISTINCT day::text FROM booked_day JOIN booking ON booking.id = booking_id
        WHERE booking.camp_id = seat.camp_id ORDER BY 1) AS days
      FROM seat WHERE ${ofFile}`,
  );
  return new Map(found.map((row) => [row.id, row]));
}

/** Why the camp cannot be booked without a voucher, or null. */
function unbookable(read: Camp, today: Day): string | null {
  const limit = unmeetableLimit(read);
  if (limit) return `cannot be booked: ${limit.field} ${limit.reason}`;
  const { maxBirthyear, minBirthyear } = read;
  const years = Array.from({ length: 100 }, (_, yy) => birthYear(String(yy).padStart(2, '0'), today));
  if (years.some((year) => year >= (maxBirthyear ?? 0) && year <= (minBirthyear ?? Infinity))) return null;
  return `cannot be booked: no child is born from MAX_BIRTHYEAR ${maxBirthyear ?? ''} to MIN_BIRTHYEAR ${minBirthyear ?? ''}`;
}

/** Likely mistakes, as sentences. */
function likelyMistakes(
  { name, camp: read, seatsOpen }: ReadRow,
  present: Present | undefined,
  today: Day,
): string[] {
  const reason = unbookable(read, today);
  const mistakes = reason === null ? [] : [`${name} ${reason}.`];
  if (!present) return mistakes;
  const gone = present.days.filter((day) => !read.activeDays.includes(day));
  if (gone.length > 0)
    mistakes.push(`${name}: ACTIVE_DAYS lacks ${gone.join(', ')}, which children have booked.`);
  if (seatsOpen > present.seatsOpen) {
    mistakes.push(
      `${name}: SEATS_OPEN is ${seatsOpen}, more than the ${present.seatsOpen} that are open now.`,
    );
  }
  return mistakes;
}

/**
 * Creates or updates camps, all or none; `SEATS_OPEN` is the number of seats open now. Throws with every row that cannot be
 * read and, where `today` is given, with likely mistakes.
 */
export async function importCamps(
  { sql: db }: Database,
  rows: readonly ImportRow[],
  today: Day | null = null,
): Promise<LoadedCamp[]> {
  const camps = readRows(rows);
  return db.transaction(async (transaction) => {
    const present = await presentCamps(
      transaction,
      camps.map(({ id }) => id),
    );
    const mistakes =
      today === null ? [] : camps.flatMap((row) => likelyMistakes(row, present.get(row.id), today));
    if (mistakes.length > 0) {
      throw new SetupProblem(
        [...mistakes, 'Nothing was loaded; --force loads it all the same.'].join('\n'),
        2,
      );
    }
    for (const { id, answer, camp: read, seatsOpen } of camps) {
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
    return camps.map(({ id, camp: read, seatsOpen }) => ({
      camp: read.id,
      seatsBefore: present.get(id)?.seatsOpen ?? null,
      seatsAfter: seatsOpen,
      booked: present.get(id)?.booked ?? 0,
    }));
  });
}
