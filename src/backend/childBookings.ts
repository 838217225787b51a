import { eq } from 'drizzle-orm';
import type { Camp } from '../domain/camp.ts';
import { longestRun, type Day } from '../domain/days.ts';
import type { Discount } from '../domain/enrolment.ts';
import type { ErrorCode } from '../domain/errorCodes.ts';
import type { Backend } from './Backend.ts';
import type { Database } from './database.ts';
import { bookedDay, booking } from './schema.ts';

/** What a child has booked already. */
export interface ChildBookings {
  campIds: string[];
  days: Day[];
}

/** The bookings of the child behind this look-up. */
export async function childBookings({ sql: db }: Database, childLookup: string): Promise<ChildBookings> {
  const rows = await db
    .select({ campId: booking.campId, day: bookedDay.day })
    .from(booking)
    .leftJoin(bookedDay, eq(bookedDay.bookingId, booking.id))
    .where(eq(booking.childLookup, childLookup));
  return {
    campIds: [...new Set(rows.map(({ campId }) => campId))],
    days: rows.flatMap(({ day }) => day ?? []),
  };
}

/** Why a child with these bookings cannot have these days of this camp, or null. */
export function conflictOf(booked: ChildBookings, camp: Camp, days: readonly Day[]): ErrorCode | null {
  if (booked.campIds.includes(camp.id.toUpperCase())) return 'INVALID_CAMP_ALREADY_BOOKED';
  return days.some((day) => booked.days.includes(day)) ? 'INVALID_PERIOD_ALREADY_BOOKED' : null;
}

/**
 * The same before the days are posted (the discount check): a flexible camp is refused only when the days the child
 * still has free allow no selection at all.
 */
export function certainConflictOf(booked: ChildBookings, camp: Camp): ErrorCode | null {
  const free = camp.activeDays.filter((day) => !booked.days.includes(day));
  const canChoose =
    camp.flexibleBookingAllowed &&
    free.length >= Math.max(1, camp.minimumDays) &&
    longestRun(free) >= camp.minimumContiguousDays;
  return conflictOf(booked, camp, canChoose ? [] : camp.activeDays);
}

/** `FIRST_CAMP` for a child's first booking, `SAVINGS` from the second, nothing where the camp allows none. */
export function discountOf({ settings }: Backend, booked: ChildBookings, camp: Camp): Discount {
  if (!camp.discountAllowed) return { type: null, amount: null };
  const type = booked.campIds.length === 0 ? 'FIRST_CAMP' : 'SAVINGS';
  const amount = settings.discounts[type];
  return amount > 0 ? { type, amount } : { type: null, amount: null };
}
