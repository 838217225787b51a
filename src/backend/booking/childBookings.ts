import type { Camp } from '../../domain/camp.ts';
import { longestRun, type Day } from '../../domain/days.ts';
import type { Discount, DiscountType } from '../../domain/enrolment.ts';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import { batcher } from '../database/batcher.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../service/settings.ts';

/** A child's bookings so far, and the booking of an earlier request with the same idempotency key. */
export interface EarlierBookings {
  campIds: string[];
  days: Day[];
  sameKey: { reference: string; toPayCents: number; requestDigest: string } | null;
}

/** Returns a row for each key. With sub-selects PostgreSQL uses the indexes regardless of its statistics. */
const EARLIER = `
  SELECT ARRAY(SELECT camp_id FROM booking WHERE child_lookup = "childLookup") AS "campIds",
    ARRAY(SELECT day::text FROM booked_day WHERE child_lookup = "childLookup") AS days,
    (SELECT json_build_object('reference', reference, 'toPayCents', to_pay_cents, 'requestDigest', request_digest)
      FROM booking WHERE idempotency_key = "idempotencyKey") AS "sameKey"
  FROM ROWS FROM (json_to_recordset($1::text::json) AS ("childLookup" text, "idempotencyKey" text))
    WITH ORDINALITY AS keys("childLookup", "idempotencyKey", turn)
  ORDER BY turn`;

/** Loads earlier bookings in batches, by HMACs instead of national numbers. */
export function earlierBookings(database: Database) {
  return batcher((keys: readonly { childLookup: string; idempotencyKey: string | null }[]) => {
    // Only these properties: the given object may contain a whole request.
    const lookups = JSON.stringify(keys, ['childLookup', 'idempotencyKey']);
    return database.run<EarlierBookings>(EARLIER, [lookups]);
  });
}

/** The error code if a child with these bookings cannot book these days of this camp, else null. */
export function conflictOf(booked: EarlierBookings, camp: Camp, days: readonly Day[]): ErrorCode | null {
  if (booked.campIds.includes(camp.id.toUpperCase())) return 'INVALID_CAMP_ALREADY_BOOKED';
  return days.some((day) => booked.days.includes(day)) ? 'INVALID_PERIOD_ALREADY_BOOKED' : null;
}

/**
 * The same before days are selected (the discount check): a flexible camp is rejected only if the child's free days allow
 * no selection.
 */
export function certainConflictOf(booked: EarlierBookings, camp: Camp): ErrorCode | null {
  const free = camp.activeDays.filter((day) => !booked.days.includes(day));
  const canChoose =
    camp.flexibleBookingAllowed &&
    free.length >= camp.minimumDays &&
    longestRun(free) >= camp.minimumContiguousDays;
  return conflictOf(booked, camp, canChoose ? [] : camp.activeDays);
}

/** `FIRST_CAMP` for a child's first booking, `SAVINGS` from the second. */
export function discountTypeOf({ campIds }: EarlierBookings): DiscountType {
  return campIds.length === 0 ? 'FIRST_CAMP' : 'SAVINGS';
}

/** The discount of this type for a camp, if the camp allows discounts. */
export function discountOf(settings: Settings, type: DiscountType, camp: Camp): Discount {
  const amount = settings.discounts[type];
  return camp.discountAllowed && amount > 0 ? { type, amount } : { type: null, amount: null };
}
