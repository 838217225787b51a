import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { campLink } from '../../domain/campLink.ts';
import { nameAndPlace, type Camp } from '../../domain/camp.ts';
import { shortDate, type Day } from '../../domain/days.ts';
import { withoutHidden } from '../../domain/visibleText.ts';
import { todayOf, type Backend } from '../service/Backend.ts';
import { booking, camp, seat, voucher } from '../database/schema.ts';
import { InputProblem } from '../service/SetupProblem.ts';
import { byFirstDay, isOver, readStoredCamp } from './storedCamp.ts';

/** The camp with this id, ignoring case, or of this link, as it was imported. Throws if there is none. */
export async function campOrThrow({ camps }: Backend, given: string) {
  const found = await camps.find(campLink(given).campId || withoutHidden(given));
  if (!found) throw new InputProblem(`There is no camp ${given}.`);
  const { camp: imported } = found.imported;
  return { camp: imported, id: imported.id.toUpperCase() };
}

/** Whether a camp, as it was imported, takes bookings, or why not. */
function stateOf(camp: Camp, { isClosed, seatsOpen }: { isClosed: boolean; seatsOpen: number }, today: Day) {
  if (isOver(camp, today)) return 'over';
  if (isClosed) return 'closed';
  return seatsOpen === 0 ? 'full' : 'open';
}

/** All camps for their organiser, the earliest first, with the number of valid vouchers. */
export async function listCamps(backend: Backend) {
  const db = backend.database.sql;
  const isValid = and(isNull(voucher.usedAt), gt(voucher.expiresAt, sql`now()`));
  // Counted in one scan: vouchers have no index by camp.
  const valid = db
    .select({ campId: voucher.campId, count: count().as('count') })
    .from(voucher)
    .where(isValid)
    .groupBy(voucher.campId)
    .as('valid');
  const rows = await db
    .select({
      answer: camp.answer,
      seatsOpen: seat.seatsOpen,
      isClosed: seat.isClosed,
      booked: db.$count(booking, eq(booking.campId, camp.id)),
      vouchers: sql<number>`coalesce(${valid.count}, 0)::int`,
    })
    .from(camp)
    .innerJoin(seat, eq(seat.campId, camp.id))
    .leftJoin(valid, eq(valid.campId, camp.id));
  const today = todayOf(backend);
  const camps = rows.map((row) => ({ ...row, ...readStoredCamp(row) })).sort(byFirstDay);
  return camps.map(({ camp: read, ...row }) => ({
    camp: read.id,
    name: nameAndPlace(read).join(', '),
    from: shortDate(read.activeDays[0] ?? ''),
    until: shortDate(read.activeDays.at(-1) ?? ''),
    seatsOpen: row.seatsOpen,
    booked: row.booked,
    vouchers: row.vouchers,
    state: stateOf(read, row, today),
  }));
}

/** Closes a camp, which is then reported as fully booked, or reopens it. */
export async function setClosed(backend: Backend, given: { campId: string; isClosed: boolean }) {
  const { isClosed } = given;
  const { id, camp: found } = await campOrThrow(backend, given.campId);
  const updated = backend.database.sql.update(seat).set({ isClosed }).where(eq(seat.campId, id));
  const [{ seatsOpen } = { seatsOpen: 0 }] = await updated.returning({ seatsOpen: seat.seatsOpen });
  return { camp: found.id, state: stateOf(found, { isClosed, seatsOpen }, todayOf(backend)) };
}
