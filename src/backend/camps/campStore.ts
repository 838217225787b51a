import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { readCamp } from '../../domain/camp.ts';
import { shortDate } from '../../domain/days.ts';
import type { Backend } from '../operations/Backend.ts';
import { booking, camp, seat, voucher } from '../operations/schema.ts';
import { InputProblem } from '../operations/SetupProblem.ts';

/** The seats of a row of `seat` as parents see them: none while the camp is closed. */
export const VISIBLE_SEATS = '(CASE WHEN is_closed THEN 0 ELSE seats_open END)';

/** An item of the camps answer, as it was imported. */
export type CampAnswer = Record<string, unknown>;

/** A stored camp: its item of the camps answer with the seats open now, and the same as the domain has it. */
export type StoredCamp = ReturnType<typeof readStoredCamp>;

const firstDay = ({ camp: { activeDays, id } }: StoredCamp) => `${activeDays[0]} ${id}`;

/** Sorts camps, the earliest first. */
export const byFirstDay = (one: StoredCamp, other: StoredCamp) => (firstDay(one) < firstDay(other) ? -1 : 1);

/** The published fields: those of spec 3. Any other field of an imported camp is private to the organiser. */
export const PUBLISHED =
  /^((CAMP|THEME)_ID|(THEME|LOCATION|AGEGROUP|PERIOD)_NAME|REMARK|PERIOD_(START|END)DATE|ACTIVE_DAYS|PRICE(_\d{1,3}_DAYS)?|CAMP_(DISCOUNT|DISCOUNT_SELECTED_DAYS|FLEXIBLE_BOOKING)_ALLOWED|CAMP_(MAXIMUM_ALLOWED|MINIMUM_REQUIRED|MINIMUM_CONTIGUOUS)_CAMP_DAYS|M(AX|IN)_BIRTHYEAR)$/;

/** A camp from what the database has of it. */
export function readStoredCamp(row: { answer: CampAnswer; seatsOpen: number }) {
  const published = Object.entries(row.answer).filter(([name]) => PUBLISHED.test(name));
  const answer: CampAnswer = { ...Object.fromEntries(published), SEATS_OPEN: row.seatsOpen };
  const read = readCamp(answer);
  // The import refuses what cannot be read.
  if ('unreadable' in read) throw new Error(`stored camp: ${read.unreadable.field}`);
  return { answer, camp: read.camp };
}

/** The camp with this id, whatever its capitals; throws when there is none. */
export async function campOrThrow({ camps }: Backend, given: string) {
  const found = await camps.find(given);
  if (!found) throw new InputProblem(`There is no camp ${given}.`);
  return { camp: found.camp, id: found.camp.id.toUpperCase() };
}

/** All camps for their organiser, the earliest first, with their unused vouchers that did not expire. */
export async function listCamps({ database: { sql: db } }: Backend) {
  const isOpen = and(isNull(voucher.usedAt), gt(voucher.expiresAt, sql`now()`));
  const rows = await db
    .select({
      answer: camp.answer,
      seatsOpen: seat.seatsOpen,
      isClosed: seat.isClosed,
      booked: db.$count(booking, eq(booking.campId, camp.id)),
      vouchers: db.$count(voucher, and(eq(voucher.campId, camp.id), isOpen)),
    })
    .from(camp)
    .innerJoin(seat, eq(seat.campId, camp.id));
  const camps = rows.map((row) => ({ ...row, ...readStoredCamp(row) })).sort(byFirstDay);
  return camps.map(({ camp: { id, activeDays, themeName, locationName }, isClosed, ...row }) => ({
    camp: id,
    name: [themeName, locationName].filter(Boolean).join(', '),
    from: shortDate(activeDays[0] ?? ''),
    until: shortDate(activeDays.at(-1) ?? ''),
    seatsOpen: row.seatsOpen,
    booked: row.booked,
    vouchers: row.vouchers,
    state: isClosed ? 'closed' : row.seatsOpen === 0 ? 'full' : 'open',
  }));
}

/** Closes a camp, which then answers as a full one, or opens it again. */
export async function setClosed(backend: Backend, given: { campId: string; isClosed: boolean }) {
  const { isClosed } = given;
  const { id, camp: found } = await campOrThrow(backend, given.campId);
  await backend.database.sql.update(seat).set({ isClosed }).where(eq(seat.campId, id));
  return { camp: found.id, state: isClosed ? 'closed' : 'open' };
}
