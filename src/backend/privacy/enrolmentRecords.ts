import { and, asc, eq, getTableColumns, gte, sql, type SQL } from 'drizzle-orm';
import type { Day } from '../../domain/days.ts';
import type { MedicalInfo } from '../../domain/medicalSheet.ts';
import type { Sql } from '../database/database.ts';
import type { Backend } from '../service/Backend.ts';
import { bookedDay, booking, cancelledBooking } from '../database/schema.ts';
import type { Answers } from '../booking/validateEnrolment.ts';
import { isOfPerson, lookupsOf } from './retention.ts';
import { campOrThrow } from '../camps/campStore.ts';

/** Enrolments as their organiser sees them, decrypted, the earliest first; the medical sheets only if asked for. */
async function recordsWhere(db: Sql, { vault }: Backend, which: SQL | undefined, withSheets = true) {
  const { medicalSealed, ...columns } = getTableColumns(booking);
  const rows = await db
    .select({
      ...columns,
      medicalSealed: withSheets ? medicalSealed : sql<null>`NULL`,
      days: sql<Day[]>`ARRAY(SELECT day::text FROM ${bookedDay}
        WHERE ${bookedDay.bookingId} = ${booking.id} ORDER BY 1)`,
    })
    .from(booking)
    .where(which)
    .orderBy(asc(booking.bookedAt));
  return rows.map(({ id, detailsSealed, medicalSealed, ...row }) => ({
    reference: row.reference,
    campId: row.campId,
    bookedAt: row.bookedAt.toISOString(),
    days: row.days,
    discountType: row.discountCents > 0 ? row.discountType : null,
    discountCents: row.discountCents,
    toPayCents: row.toPayCents,
    withVoucher: row.withVoucher,
    details: JSON.parse(vault.open(detailsSealed, `${id} details`)) as Answers['details'],
    /** Null once it is purged, or if it is not asked for. */
    medicalInfo:
      medicalSealed === null ? null : (JSON.parse(vault.open(medicalSealed, `${id} medical`)) as MedicalInfo),
  }));
}

export type EnrolmentRecord = Awaited<ReturnType<typeof recordsWhere>>[number];

/** The enrolments of a camp. */
export function enrolmentRecords(backend: Backend, campId: string) {
  return recordsWhere(backend.database.sql, backend, eq(booking.campId, campId));
}

/** All that is stored of a child or parent: the bookings with this national number. */
export function showPerson(backend: Backend, { nationalNr }: { nationalNr: string }) {
  const lookups = lookupsOf(backend, nationalNr).map(({ lookup }) => lookup);
  return recordsWhere(backend.database.sql, backend, isOfPerson(lookups));
}

/** `2027-05-01T16:00Z`, as `--since` reads it. */
const minuteOf = (moment: string) => `${moment.slice(0, 16)}Z`;

/**
 * The bookings of a camp or of all camps, since a moment, the earliest first, then the cancelled ones, of which nothing
 * else is stored.
 */
export async function listBookings(backend: Backend, given: { campId: string | null; since: string | null }) {
  const id = given.campId === null ? null : (await campOrThrow(backend, given.campId)).id;
  const since = sql`${given.since ?? '-infinity'}::timestamptz`;
  const ofTable = (table: typeof booking | typeof cancelledBooking) =>
    and(id === null ? undefined : eq(table.campId, id), gte(table.bookedAt, since));
  // Both of one moment: else a booking could be missing that was made before a cancellation in the list.
  const [records, cancelled] = await backend.database.sql.transaction(
    async (db) => [
      await recordsWhere(db, backend, ofTable(booking), false),
      await db
        .select()
        .from(cancelledBooking)
        .where(ofTable(cancelledBooking))
        .orderBy(asc(cancelledBooking.bookedAt)),
    ],
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const booked = records.map((record) => ({
    reference: record.reference,
    camp: record.campId,
    booked: minuteOf(record.bookedAt),
    child: `${record.details.subscriber_FirstName} ${record.details.subscriber_LastName}`,
    days: record.days.length,
    toPayEuro: (record.toPayCents / 100).toFixed(2),
    state: record.withVoucher ? 'with voucher' : 'booked',
  }));
  return [
    ...booked,
    ...cancelled.map(({ reference, campId, bookedAt }) => ({
      reference,
      camp: campId,
      booked: minuteOf(bookedAt.toISOString()),
      child: '',
      days: null,
      toPayEuro: '',
      state: 'cancelled',
    })),
  ];
}
