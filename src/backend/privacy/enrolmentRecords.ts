import { asc, eq } from 'drizzle-orm';
import type { Day } from '../../domain/days.ts';
import type { MedicalInfo } from '../../domain/medicalSheet.ts';
import type { Backend } from '../operations/Backend.ts';
import { bookedDay, booking, cancelledBooking } from '../operations/schema.ts';
import type { KeptAnswers } from '../booking/validateEnrolment.ts';
import { campOrThrow } from '../camps/campStore.ts';

/** A booking as the organiser reads it: opened, with its days. */
export interface EnrolmentRecord {
  reference: string;
  campId: string;
  bookedAt: string;
  days: Day[];
  discountType: string | null;
  discountCents: number;
  toPayCents: number;
  withVoucher: boolean;
  details: KeptAnswers['details'];
  /** Null once the retention has purged it. */
  medicalInfo: MedicalInfo | null;
}

/** The enrolments of a camp, the earliest first. */
export async function enrolmentRecords(
  { database: { sql: db }, vault }: Backend,
  campId: string,
): Promise<EnrolmentRecord[]> {
  const ofCamp = eq(booking.campId, campId.trim().toUpperCase());
  const rows = await db.select().from(booking).where(ofCamp).orderBy(asc(booking.bookedAt));
  const dayRows = await db
    .select({ bookingId: bookedDay.bookingId, day: bookedDay.day })
    .from(bookedDay)
    .innerJoin(booking, eq(booking.id, bookedDay.bookingId))
    .where(ofCamp)
    .orderBy(asc(bookedDay.day));
  const daysByBooking = new Map<string, Day[]>();
  for (const { bookingId, day } of dayRows) {
    daysByBooking.set(bookingId, [...(daysByBooking.get(bookingId) ?? []), day]);
  }
  return rows.map((row) => ({
    reference: row.reference,
    campId: row.campId,
    bookedAt: row.bookedAt.toISOString(),
    days: daysByBooking.get(row.id) ?? [],
    discountType: row.discountType,
    discountCents: row.discountCents,
    toPayCents: row.toPayCents,
    withVoucher: row.withVoucher,
    details: JSON.parse(vault.open(row.detailsSealed, `${row.id} details`)) as KeptAnswers['details'],
    medicalInfo:
      row.medicalSealed === null
        ? null
        : (JSON.parse(vault.open(row.medicalSealed, `${row.id} medical`)) as MedicalInfo),
  }));
}

/** A booking in the organiser's list; of a cancelled one nothing more is known. */
export interface BookingRow {
  reference: string;
  booked: string;
  child: string;
  days: number | null;
  toPayEuro: string;
  state: 'booked' | 'with voucher' | 'cancelled';
}

/** The bookings of a camp, the earliest first, and behind them those that were cancelled. */
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
