import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Day } from '../../domain/days.ts';
import type { MedicalInfo } from '../../domain/medicalSheet.ts';
import type { Backend } from '../service/Backend.ts';
import { bookedDay, booking, cancelledBooking } from '../database/schema.ts';
import type { Answers } from '../booking/validateEnrolment.ts';
import { campOrThrow } from '../camps/campStore.ts';

/** The enrolments of a camp as its organiser sees them, decrypted, the earliest first. */
export async function enrolmentRecords({ database, vault }: Backend, campId: string) {
  const rows = await database.sql
    .select({
      ...getTableColumns(booking),
      days: sql<Day[]>`ARRAY(SELECT day::text FROM ${bookedDay}
        WHERE ${bookedDay.bookingId} = ${booking.id} ORDER BY 1)`,
    })
    .from(booking)
    .where(eq(booking.campId, campId.trim().toUpperCase()))
    .orderBy(asc(booking.bookedAt));
  return rows.map(({ id, detailsSealed, medicalSealed, ...row }) => ({
    reference: row.reference,
    campId: row.campId,
    bookedAt: row.bookedAt.toISOString(),
    days: row.days,
    discountType: row.discountType,
    discountCents: row.discountCents,
    toPayCents: row.toPayCents,
    withVoucher: row.withVoucher,
    details: JSON.parse(vault.open(detailsSealed, `${id} details`)) as Answers['details'],
    /** Null once it is purged. */
    medicalInfo:
      medicalSealed === null ? null : (JSON.parse(vault.open(medicalSealed, `${id} medical`)) as MedicalInfo),
  }));
}

export type EnrolmentRecord = Awaited<ReturnType<typeof enrolmentRecords>>[number];

/** The bookings of a camp for its organiser, the earliest first, then the cancelled ones, of which nothing else is stored. */
export async function listBookings(backend: Backend, { campId }: { campId: string }) {
  const { id } = await campOrThrow(backend, campId);
  const booked = (await enrolmentRecords(backend, id)).map((record) => ({
    reference: record.reference,
    booked: record.bookedAt.slice(0, 10),
    child: `${record.details.subscriber_FirstName} ${record.details.subscriber_LastName}`,
    days: record.days.length,
    toPayEuro: (record.toPayCents / 100).toFixed(2),
    state: record.withVoucher ? 'with voucher' : 'booked',
  }));
  const cancelled = await backend.database.sql
    .select()
    .from(cancelledBooking)
    .where(eq(cancelledBooking.campId, id))
    .orderBy(asc(cancelledBooking.bookedAt));
  const nothing = { child: '', days: null, toPayEuro: '', state: 'cancelled' };
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  return [
    ...booked,
    ...cancelled.map(({ reference, bookedAt }) => ({ reference, booked: dayOf(bookedAt), ...nothing })),
  ];
}
