import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { campLink } from '../../domain/campLink.ts';
import { shortDate } from '../../domain/days.ts';
import { withoutHidden } from '../../domain/visibleText.ts';
import type { Backend } from '../service/Backend.ts';
import { booking, camp, seat, voucher } from '../database/schema.ts';
import { InputProblem } from '../service/SetupProblem.ts';
import { byFirstDay, readStoredCamp } from './storedCamp.ts';

/** The camp with this id, ignoring case, or of this link. Throws if there is none. */
export async function campOrThrow({ camps }: Backend, given: string) {
  const found = await camps.find(campLink(given).campId || withoutHidden(given));
  if (!found) throw new InputProblem(`There is no camp ${given}.`);
  return { camp: found.camp, id: found.camp.id.toUpperCase() };
}

/** All camps for their organiser, the earliest first, with the number of valid vouchers. */
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

/** Closes a camp, which is then reported as fully booked, or reopens it. */
export async function setClosed(backend: Backend, given: { campId: string; isClosed: boolean }) {
  const { isClosed } = given;
  const { id, camp: found } = await campOrThrow(backend, given.campId);
  await backend.database.sql.update(seat).set({ isClosed }).where(eq(seat.campId, id));
  return { camp: found.id, state: isClosed ? 'closed' : 'open' };
}
