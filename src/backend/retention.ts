import { like, or, sql } from 'drizzle-orm';
import { addDays } from '../domain/days.ts';
import { todayOf, type Backend } from './Backend.ts';
import { rowsOf, type Sql } from './database.ts';
import { bookedDay, booking, camp, limitPoints, seat, voucher } from './schema.ts';

/** Medical data is needed at the camp, and for questions in the weeks after it. */
const MEDICAL_RETENTION_DAYS = 30;

/**
 * What was deleted or sealed anew must leave the tables' files too. A plain VACUUM only says that the place is free and
 * lets the bytes stand; FULL writes the tables anew. Nobody reads or books meanwhile: about a second, with 20,000
 * bookings.
 */
export async function leaveNoOldRows(db: Sql): Promise<void> {
  await db.execute(sql`VACUUM FULL ${booking}, ${bookedDay}`);
}

/**
 * Deletes the medical sheets of camps that ended more than 30 days ago, and what nobody needs any longer: vouchers a
 * day past their end and limits that ran out.
 */
export async function purge(backend: Backend): Promise<{ sheets: number }> {
  const { sql: db } = backend.database;
  const lastDay = addDays(todayOf(backend), -MEDICAL_RETENTION_DAYS);
  const purged = await rowsOf<{ id: string }>(
    db,
    sql`UPDATE ${booking} SET medical_sealed = NULL FROM ${camp}
      WHERE ${camp.id} = ${booking.campId} AND ${camp.lastDay} < ${lastDay} AND medical_sealed IS NOT NULL
      RETURNING ${booking.id}`,
  );
  await db.delete(voucher).where(sql`${voucher.expiresAt} < now() - interval '1 day'`);
  await db.delete(limitPoints).where(sql`${limitPoints.expire} < now()`);
  await leaveNoOldRows(db);
  return { sheets: purged.length };
}

/**
 * Removes a child: its bookings with their days, and what the limits remember of it. A public seat of a camp that is
 * not over is open again.
 */
export async function forget(backend: Backend, nationalNr: string): Promise<{ bookings: number }> {
  const { sql: db } = backend.database;
  const child = backend.vault.lookup('child', nationalNr.trim());
  const removed = await rowsOf<{ camp_id: string }>(
    db,
    sql`WITH gone AS (
        DELETE FROM ${booking} WHERE child_lookup = ${child} RETURNING camp_id, with_voucher
      ), freed AS (
        UPDATE ${seat} SET seats_open = seats_open + 1 FROM gone, ${camp}
        WHERE ${seat.campId} = gone.camp_id AND ${camp.id} = gone.camp_id
          AND NOT gone.with_voucher AND ${camp.lastDay} >= ${todayOf(backend)}
      )
      SELECT camp_id FROM gone`,
  );
  await db
    .delete(limitPoints)
    .where(or(like(limitPoints.key, `%:${child}`), like(limitPoints.key, `%:${child}:%`)));
  await leaveNoOldRows(db);
  return { bookings: removed.length };
}
