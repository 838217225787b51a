import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { and, inArray, isNotNull, like, lt, or, sql, type SQL } from 'drizzle-orm';
import { addDays, type Day } from '../../domain/days.ts';
import { todayOf, type Backend } from '../service/Backend.ts';
import { isLockTimeout, rowsOf, type Sql } from '../database/database.ts';
import { makeDataDir } from '../database/lockDataDir.ts';
import { InputProblem, SetupProblem } from '../service/SetupProblem.ts';
import {
  bookedDay,
  booking,
  camp,
  cancelledBooking,
  limitPoints,
  seat,
  voucher,
} from '../database/schema.ts';

const MEDICAL_RETENTION_DAYS = 30;

/** Bookings wait while a table lock is requested. */
const LOCK_MS = 1000;
const BETWEEN_MS = 5000;
/** With BETWEEN_MS, more than four minutes, for a backup to finish. */
const ATTEMPTS = 50;

/**
 * Rewrites the tables, so that their files no longer contain deleted rows and old versions: a plain VACUUM only marks the
 * space as free. Bookings wait meanwhile, about a second with 20,000 of them. If a backup or other reader uses the table,
 * the rewrite is retried.
 */
export async function rewriteTables(db: Sql): Promise<void> {
  // Later than every change so far.
  const [now] = await rowsOf<{ xid: string }>(db, sql`SELECT pg_current_xact_id()::text AS xid`);
  for (const rewrite of [
    sql`CLUSTER ${booking} USING booking_pkey`,
    sql`CLUSTER ${bookedDay} USING booked_day_child_day`,
  ]) {
    for (let attempt = 1; !(await isRewritten(db, rewrite, now?.xid ?? '')); attempt += 1) {
      if (attempt === ATTEMPTS) {
        throw new SetupProblem(
          'The rows are deleted, but a backup or another reader may keep them in the files: run "npm run data -- purge" again after it.',
        );
      }
      await setTimeout(BETWEEN_MS);
    }
  }
}

/** Rewrites a table. Returns false if it is locked, or if a transaction may still see rows from before `xid`. */
async function isRewritten(db: Sql, rewrite: SQL, xid: string): Promise<boolean> {
  // CLUSTER copies old rows that an older transaction may see: one in this database (an autovacuum worker), in none (the
  // autovacuum launcher), or in another database, because CLUSTER's own snapshot is then as old.
  const oldest = sql`SELECT pg_snapshot_xmin(pg_current_snapshot()) < ${xid}::xid8 OR EXISTS (
      SELECT FROM pg_stat_activity WHERE coalesce(datname, current_database()) = current_database()
        AND pid <> pg_backend_pid() AND greatest(age(backend_xmin), age(backend_xid)) > age(${xid}::xid8::xid)
    ) AS older`;
  const [now] = await rowsOf<{ older: boolean }>(db, oldest);
  if (now?.older !== false) return false;
  try {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_MS}`));
      await transaction.execute(rewrite);
    });
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}

/**
 * Deletes the medical sheets of camps that ended more than 30 days ago, whole bookings after the retention of identities,
 * vouchers a day after they expire, and expired counters.
 */
export async function purge(backend: Backend) {
  const { sql: db } = backend.database;
  const daysAgo = (days: number) => addDays(todayOf(backend), -days);
  const endedBefore = (day: Day) => db.select({ id: camp.id }).from(camp).where(lt(camp.lastDay, day));
  const over = endedBefore(daysAgo(MEDICAL_RETENTION_DAYS));
  const longOver = endedBefore(daysAgo(backend.settings.identityRetentionDays));
  const id = { id: booking.id };
  const hasOldSheet = and(inArray(booking.campId, over), isNotNull(booking.medicalSealed));
  const purged = await db.update(booking).set({ medicalSealed: null }).where(hasOldSheet).returning(id);
  const removed = await db.delete(booking).where(inArray(booking.campId, longOver)).returning(id);
  await db.delete(cancelledBooking).where(inArray(cancelledBooking.campId, longOver));
  await db.delete(voucher).where(sql`${voucher.expiresAt} < now() - interval '1 day'`);
  await db.delete(limitPoints).where(sql`${limitPoints.expire} < now()`);
  await rewriteTables(db);
  return { sheets: purged.length, bookings: removed.length };
}

/** Removes bookings with their days, and frees the public seats of camps that are not over. */
function removeBookings(backend: Backend, which: SQL, note = sql``) {
  const removal = sql`WITH gone AS (
        DELETE FROM ${booking} WHERE ${which} RETURNING reference, camp_id, with_voucher, booked_at
      ), freed AS (
        UPDATE ${seat} SET seats_open = seats_open + 1 FROM gone, ${camp}
        WHERE ${seat.campId} = gone.camp_id AND ${camp.id} = gone.camp_id
          AND NOT gone.with_voucher AND ${camp.lastDay} >= ${todayOf(backend)}
      )${note}
      SELECT reference FROM gone`;
  return rowsOf<{ reference: string }>(backend.database.sql, removal);
}

/** Removes a child by its HMAC: its bookings with their days, and its counters. */
export async function forgetChild(backend: Backend, child: string) {
  const { sql: db } = backend.database;
  const removed = await removeBookings(backend, sql`child_lookup = ${child}`);
  const isOfChild = or(like(limitPoints.key, `%:${child}`), like(limitPoints.key, `%:${child}:%`));
  await db.delete(limitPoints).where(isOfChild);
  await rewriteTables(db);
  return { bookings: removed.length };
}

/** Outside the database, because a restored backup does not contain children forgotten later. */
const fileOf = ({ settings }: Backend) => join(settings.dataDir, 'forgotten');

/** Records a child's HMACs, so that it can be removed again after a restore, and removes its bookings. */
export function forget(backend: Backend, { nationalNr }: { nationalNr: string }) {
  const { settings, vault } = backend;
  const lookups = vault.lookups('child', nationalNr);
  const lines = lookups.map(({ id, lookup }) => `${todayOf(backend)} ${id} ${lookup}\n`);
  makeDataDir(settings.dataDir);
  appendFileSync(fileOf(backend), lines.join(''), { mode: 0o600 });
  return forgetChild(backend, vault.lookup('child', nationalNr));
}

/** Removes all recorded children. Only the HMACs with the current key can match a row. */
export async function forgetAgain(backend: Backend) {
  const file = fileOf(backend);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const noted = lines.map((line) => line.split(' ')).filter(([, id]) => id === backend.vault.current.id);
  let bookings = 0;
  for (const lookup of new Set(noted.map(([, , lookup]) => lookup ?? ''))) {
    bookings += (await forgetChild(backend, lookup)).bookings;
  }
  return { bookings };
}

/** Cancels a booking: frees its seat and days, and keeps only its reference, camp and dates. */
export async function cancelBooking(backend: Backend, { reference: given }: { reference: string }) {
  const note = sql`, noted AS (
        INSERT INTO ${cancelledBooking} (reference, camp_id, booked_at)
        SELECT reference, camp_id, booked_at FROM gone
      )`;
  const [removed] = await removeBookings(backend, sql`reference = ${given.trim().toUpperCase()}`, note);
  if (!removed) throw new InputProblem(`There is no booking ${given}.`);
  await rewriteTables(backend.database.sql);
  return removed;
}
