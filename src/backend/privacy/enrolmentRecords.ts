import { asc, eq } from 'drizzle-orm';
import type { Day } from '../../domain/days.ts';
import type { MedicalInfo } from '../../domain/medicalSheet.ts';
import type { Backend } from '../operations/Backend.ts';
import { bookedDay, booking } from '../operations/schema.ts';
import type { KeptAnswers } from '../booking/validateEnrolment.ts';

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
