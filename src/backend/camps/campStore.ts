import { eq, sql } from 'drizzle-orm';
import { readCamp, type Camp } from '../../domain/camp.ts';
import { shortDate } from '../../domain/days.ts';
import { rowsOf, type Database } from '../operations/database.ts';
import { camp, seat } from '../operations/schema.ts';
import { SetupProblem } from '../operations/SetupProblem.ts';

/** The seats that are told, of a row of `seat`: none while the camp is closed. */
export const SEATS_TOLD = '(CASE WHEN is_closed THEN 0 ELSE seats_open END)';

/** An item of the camps answer, as it was imported. */
export type CampAnswer = Record<string, unknown>;

/** A stored camp: its item of the camps answer with the seats open now, and the same as the rules want it. */
export interface StoredCamp {
  answer: CampAnswer;
  camp: Camp;
}

/** The fields of spec 3: what else a file holds of a camp is the organiser's own, and is told to nobody. */
export const PUBLISHED =
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

/** The camp with this id, whatever its capitals; for commands. What parents ask goes through CampReader. */
export async function knownCamp({ sql: db }: Database, id: string): Promise<StoredCamp & { id: string }> {
  const [row] = await db
    .select({ id: camp.id, answer: camp.answer, seatsOpen: sql<number>`${sql.raw(SEATS_TOLD)}` })
    .from(camp)
    .innerJoin(seat, eq(seat.campId, camp.id))
    .where(eq(camp.id, id.trim().toUpperCase()));
  if (!row) throw new SetupProblem(`There is no camp ${id}.`, 2);
  return { id: row.id, ...readStoredCamp(row) };
}

/** A camp as its organiser sees it. */
export interface CampRow {
  camp: string;
  name: string;
  from: string;
  until: string;
  seatsOpen: number;
  booked: number;
  /** That still book a place. */
  vouchers: number;
  state: 'open' | 'full' | 'closed';
}

/** All camps, the earliest first. */
export async function listCamps({ sql: db }: Database): Promise<CampRow[]> {
  const rows = await rowsOf<{
    answer: CampAnswer;
    seatsOpen: number;
    isClosed: boolean;
    booked: number;
    vouchers: number;
  }>(
    db,
    sql`SELECT answer, seats_open AS "seatsOpen", is_closed AS "isClosed",
      (SELECT count(*)::int FROM booking WHERE booking.camp_id = camp.id) AS booked,
      (SELECT count(*)::int FROM voucher
        WHERE voucher.camp_id = camp.id AND used_at IS NULL AND expires_at > now()) AS vouchers
      FROM camp JOIN seat ON seat.camp_id = camp.id`,
  );
  const camps = rows.map((row) => ({ ...row, ...readStoredCamp(row) }));
  const firstDay = ({ camp: { activeDays, id } }: StoredCamp) => `${activeDays[0]} ${id}`;
  camps.sort((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1));
  return camps.map(({ camp: { id, activeDays, themeName, locationName }, isClosed, ...counts }) => ({
    camp: id,
    name: [themeName, locationName].filter(Boolean).join(', '),
    from: shortDate(activeDays[0] ?? ''),
    until: shortDate(activeDays.at(-1) ?? ''),
    seatsOpen: counts.seatsOpen,
    booked: counts.booked,
    vouchers: counts.vouchers,
    state: isClosed ? 'closed' : counts.seatsOpen === 0 ? 'full' : 'open',
  }));
}

/** Lets a camp answer as a full one, or as it is. */
export async function setClosed(
  database: Database,
  { campId, isClosed }: { campId: string; isClosed: boolean },
): Promise<{ camp: string; state: 'open' | 'closed' }> {
  const { id, camp: known } = await knownCamp(database, campId);
  await database.sql.update(seat).set({ isClosed }).where(eq(seat.campId, id));
  return { camp: known.id, state: isClosed ? 'closed' : 'open' };
}
