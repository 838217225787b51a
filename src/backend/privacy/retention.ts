import { setTimeout } from 'node:timers/promises';
import { and, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { addDays } from '../../domain/days.ts';
import { withoutHidden } from '../../domain/visibleText.ts';
import { todayOf, type Backend } from '../service/Backend.ts';
import { causeOf, isLockTimeout, type Sql } from '../database/database.ts';
import { CANCELLED, completeErasures, databaseNow, erasuresFile, recordErasures } from './erasures.ts';
import { InputProblem, SetupProblem } from '../service/SetupProblem.ts';
import { bookedDay, booking, cancelledBooking, limitPoints, seat, voucher } from '../database/schema.ts';

const MEDICAL_RETENTION_DAYS = 30;

/** Bookings wait while a table lock is requested. */
const LOCK_MS = 1000;
const BETWEEN_MS = 5000;
/** With BETWEEN_MS, more than four minutes, for a backup to finish. */
const ATTEMPTS = 50;

/**
 * Rewrites the tables, so that their files no longer contain deleted rows and old versions: a plain VACUUM only marks the
 * space as free. Bookings wait meanwhile, about a second with 20,000 of them. If a backup or other reader uses the table,
 * the rewrite is retried. If it fails, the error says what is `done` all the same.
 */
export async function rewriteTables(db: Sql, done = 'The rows are deleted'): Promise<void> {
  // Later than every change so far.
  const { rows } = await db.execute<{ xid: string }>(sql`SELECT pg_current_xact_id()::text AS xid`);
  for (const rewrite of [
    sql`CLUSTER ${booking} USING booking_pkey`,
    sql`CLUSTER ${bookedDay} USING booked_day_child_day`,
    sql`CLUSTER ${limitPoints} USING limit_points_pkey`,
  ]) {
    for (let attempt = 1; !(await isRewritten(db, done, rewrite, rows[0]?.xid ?? '')); attempt += 1) {
      if (attempt === ATTEMPTS) {
        throw new SetupProblem(
          `${done}, but a backup or another reader may keep them in the files: run "npm run data -- purge" again after it.`,
        );
      }
      await setTimeout(BETWEEN_MS);
    }
  }
}

/** Rewrites a table. Returns false if it is locked, or if a transaction may still see rows from before `xid`. */
async function isRewritten(db: Sql, done: string, rewrite: SQL, xid: string): Promise<boolean> {
  // CLUSTER copies old rows that an older transaction may see: one in this database (an autovacuum worker), in none (the
  // autovacuum launcher), in another database, because CLUSTER's own snapshot is then as old, or on a standby with a slot.
  const oldest = sql`SELECT pg_snapshot_xmin(pg_current_snapshot()) < ${xid}::xid8 OR EXISTS (
      SELECT FROM pg_stat_activity WHERE coalesce(datname, current_database()) = current_database()
        AND pid <> pg_backend_pid() AND greatest(age(backend_xmin), age(backend_xid)) > age(${xid}::xid8::xid)
    ) OR EXISTS (
      SELECT FROM pg_replication_slots WHERE age(xmin) > age(${xid}::xid8::xid)
    ) AS older`;
  const { rows } = await db.execute<{ older: boolean }>(oldest);
  if (rows[0]?.older !== false) return false;
  try {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_MS}`));
      await transaction.execute(rewrite);
    });
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    // Such as a full disk: a rewrite needs the size of the table once more.
    throw new SetupProblem(
      `${done}, but may still be in the files (${causeOf(error).message}): run "npm run data -- purge" once that is solved.`,
    );
  }
}

/** The last day of a booking: its camp may be imported again for another year. */
const LAST_DAY = sql`(SELECT max(day) FROM ${bookedDay} WHERE booking_id = ${booking.id})`;

/**
 * Deletes the medical sheets of bookings whose last day is more than 30 days ago, whole bookings after the retention of
 * identities, the records of cancelled ones as long after they were cancelled, vouchers a day after they expire, and
 * expired counters.
 */
export async function purge(backend: Backend) {
  const { sql: db } = backend.database;
  const daysAgo = (days: number) => addDays(todayOf(backend), -days);
  const retained = daysAgo(backend.settings.identityRetentionDays);
  const id = { id: booking.id };
  const hasOldSheet = and(
    sql`${LAST_DAY} < ${daysAgo(MEDICAL_RETENTION_DAYS)}`,
    isNotNull(booking.medicalSealed),
  );
  const purged = await db.update(booking).set({ medicalSealed: null }).where(hasOldSheet).returning(id);
  const removed = await db
    .delete(booking)
    .where(sql`${LAST_DAY} < ${retained}`)
    .returning(id);
  await db.delete(cancelledBooking).where(sql`${cancelledBooking.cancelledAt} < ${retained}`);
  await db.delete(voucher).where(sql`${voucher.expiresAt} < now() - interval '1 day'`);
  await db.delete(limitPoints).where(sql`${limitPoints.expire} < now()`);
  await rewriteTables(db);
  return { sheets: purged.length, bookings: removed.length };
}

type Removed = { reference: string; seat: 'voucher' | 'over' | 'free' };
type BeforeCommit = (removed: readonly Removed[], transaction: Sql) => Promise<void>;

/**
 * Removes bookings with their days, and frees their public seats unless their days are over. A booking that is being made
 * is removed too: the lock waits for it in a statement of its own, because a statement does not see what is committed while
 * it waits. Of cancelled ones their references, camps and dates stay. `beforeCommit` may throw, and then none is removed.
 */
function removeBookings(backend: Backend, which: SQL, isCancelled = false, beforeCommit?: BeforeCommit) {
  const removal = sql`WITH gone AS (
        DELETE FROM ${booking} WHERE ${which} RETURNING reference, camp_id, booked_at,
          CASE WHEN with_voucher THEN 'voucher' WHEN ${LAST_DAY} < ${todayOf(backend)} THEN 'over' ELSE 'free' END AS seat
      ), freed AS (
        UPDATE ${seat} SET seats_open = seats_open + seats FROM (
          SELECT camp_id, count(*)::int AS seats FROM gone WHERE seat = 'free' GROUP BY camp_id
        ) AS free WHERE ${seat.campId} = free.camp_id
      ), noted AS (
        INSERT INTO ${cancelledBooking} (reference, camp_id, booked_at)
        SELECT reference, camp_id, booked_at FROM gone WHERE ${isCancelled}
      )
      SELECT reference, seat FROM gone ORDER BY booked_at`;
  return backend.database.sql.transaction(async (transaction) => {
    await transaction.execute(sql`LOCK TABLE ${booking} IN SHARE ROW EXCLUSIVE MODE`);
    const { rows } = await transaction.execute<Removed>(removal);
    await beforeCommit?.(rows, transaction);
    return rows;
  });
}

/** The bookings of a child or parent with one of these HMACs. */
export const isOfPerson = (lookups: readonly string[]) =>
  sql`(${booking.childLookup} IN ${lookups} OR ${booking.parentLookup} IN ${lookups})`;

/**
 * Removes children and parents by their HMACs: the bookings until a moment, and the counters. All at once, because each
 * removal locks the bookings and reads all counters.
 */
async function removePersons(
  backend: Backend,
  persons: readonly { lookup: string; moment: string }[],
  beforeCommit?: BeforeCommit,
) {
  const erased = sql`json_to_recordset(${JSON.stringify(persons)}::text::json) AS erased(lookup text, moment timestamptz)`;
  const which = sql`${booking.id} IN (
      SELECT id FROM ${booking}, unnest(ARRAY[child_lookup, parent_lookup]) AS lookup JOIN ${erased} USING (lookup)
      WHERE booked_at <= moment
    )`;
  const removed = await removeBookings(backend, which, false, beforeCommit);
  await backend.database.sql.delete(limitPoints).where(sql`${limitPoints.key} IN (
      SELECT key FROM ${limitPoints}, unnest(string_to_array(key, ':')) AS lookup JOIN ${erased} USING (lookup)
    )`);
  return removed.length;
}

/** The HMACs of a national number with each key, as a child's and as a parent's. */
export const lookupsOf = ({ vault }: Pick<Backend, 'vault'>, nationalNr: string) =>
  (['child', 'parent'] as const).flatMap((kind) => vault.lookups(kind, nationalNr));

/** Removes the bookings of a child or parent, and records its HMACs, so that it can be removed again after a restore. */
export async function forget(backend: Backend, { nationalNr }: { nationalNr: string }) {
  const erased = lookupsOf(backend, nationalNr);
  const persons = erased.map(({ lookup }) => ({ lookup, moment: 'infinity' }));
  // A backup may have a booking that was being made: it is older than the record too.
  const bookings = await removePersons(backend, persons, async (_, transaction) =>
    recordErasures(backend, await databaseNow(transaction), erased),
  );
  await rewriteTables(backend.database.sql);
  return { bookings };
}

/** Removes the bookings of all recorded persons, and the cancelled ones, that are older than the record. */
export async function forgetAgain(backend: Backend) {
  const erasures = await completeErasures(backend);
  if (erasures.length === 0) {
    throw new InputProblem(
      `${erasuresFile(backend)} lists nobody: forget-again needs the file of the DATA_DIR in which "forget" and "cancel" ran.`,
    );
  }
  const isCancelled = ({ id }: { id: string }) => id === CANCELLED;
  const references = erasures.filter(isCancelled).map(({ lookup }) => lookup);
  const cancelled = await removeBookings(backend, inArray(booking.reference, references), true);
  const persons = erasures.filter((erasure) => !isCancelled(erasure));
  const bookings = cancelled.length + (await removePersons(backend, persons));
  await rewriteTables(backend.database.sql);
  return { bookings };
}

/** Cancels bookings, all or none: frees their seats and days, and keeps only their references, camps and dates. */
export async function cancelBookings(backend: Backend, given: { references: string[] }) {
  const references = [
    ...new Set(given.references.map((reference) => withoutHidden(reference).toUpperCase())),
  ];
  const cancelled = await removeBookings(
    backend,
    inArray(booking.reference, references),
    true,
    async (removed, transaction) => {
      const unknown = references.filter((each) => !removed.some(({ reference }) => reference === each));
      if (unknown.length > 0) {
        const nothing = references.length > 1 ? ' Nothing was cancelled.' : '';
        throw new InputProblem(`There is no booking ${unknown.join(', ')}.${nothing}`);
      }
      const erased = references.map((reference) => ({ id: CANCELLED, lookup: reference }));
      recordErasures(backend, await databaseNow(transaction), erased);
    },
  );
  await rewriteTables(backend.database.sql, `Cancelled ${references.join(', ')}: the rows are deleted`);
  return cancelled;
}
