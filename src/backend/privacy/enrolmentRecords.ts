import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Day } from '../../domain/days.ts';
import type { MedicalInfo } from '../../domain/medicalSheet.ts';
import type { Backend } from '../operations/Backend.ts';
import { bookedDay, booking, cancelledBooking } from '../operations/schema.ts';
import type { Answers } from '../booking/validateEnrolment.ts';
import { campOrThrow } from '../camps/campStore.ts';

/** A booking as its organiser sees it: decrypted, with its days. */
export interface EnrolmentRecord {
  reference: string;
  campId: string;
  bookedAt: string;
  days: Day[];
  discountType: string | null;
  discountCents: number;
  toPayCents: number;
  withVoucher: boolean;
  details: Answers['details'];
  /** Null once it is purged. */
  medicalInfo: MedicalInfo | null;
}

/** The enrolments of a camp, the earliest first. */
export async function enrolmentRecords(
  { database: { sql: db }, vault }: Backend,
  campId: string,
): Promise<EnrolmentRecord[]> {
  const rows = await db
    .select({
      ...getTableColumns(booking),
      days: sql<
        Day[]
      >`ARRAY(SELECT day::text FROM ${bookedDay} WHERE ${bookedDay.bookingId} = ${booking.id} ORDER BY 1)`,
    })
    .from(booking)
    .where(eq(booking.campId, campId.trim().toUpperCase()))
    .orderBy(asc(booking.bookedAt));
  return rows.map((row) => ({
    reference: row.reference,
    campId: row.campId,
    bookedAt: row.bookedAt.toISOString(),
    days: row.days,
    discountType: row.discountType,
    discountCents: row.discountCents,
    toPayCents: row.toPayCents,
    withVoucher: row.withVoucher,
    details: JSON.parse(vault.open(row.detailsSealed, `${row.id} details`)) as Answers['details'],
    medicalInfo:
      row.medicalSealed === null
        ? null
        : (JSON.parse(vault.open(row.medicalSealed, `${row.id} medical`)) as MedicalInfo),
  }));
}

/** A booking in the organiser's list; nothing else is stored of a cancelled one. */
export interface BookingRow {
  reference: string;
  booked: string;
  child: string;
  days: number | null;
  toPayEuro: string;
  state: 'booked' | 'with voucher' | 'cancelled';
}

/** The bookings of a camp, the earliest first, then the cancelled ones. */
export async function listBookings(backend: Backend, { campId }: { campId: string }): Promise<BookingRow[]> {
  const { sql: db } = backend.database;
  const { id } = await campOrThrow(backend.database, campId);
  const booked = (await enrolmentRecords(backend, id)).map((record): BookingRow => ({
    reference: record.reference,
    booked: record.bookedAt.slice(0, 10),
    child: `${record.details.subscriber_FirstName} ${record.details.subscriber_LastName}`,
    days: record.days.length,
    toPayEuro: (record.toPayCents / 100).toFixed(2),
    state: record.withVoucher ? 'with voucher' : 'booked',
  }));
  const cancelled = await db
    .select()
    .from(cancelledBooking)
    .where(eq(cancelledBooking.campId, id))
    .orderBy(asc(cancelledBooking.bookedAt));
  return [
    ...booked,
    ...cancelled.map(({ reference, bookedAt }): BookingRow => ({
      reference,
      booked: bookedAt.toISOString().slice(0, 10),
      child: '',
      days: null,
      toPayEuro: '',
      state: 'cancelled',
    })),
  ];
}
