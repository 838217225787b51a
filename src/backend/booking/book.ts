import { isDeadlock, isUniqueViolation, type Database, type Statement } from '../operations/database.ts';
import type { booking } from '../operations/schema.ts';
import type { Day } from '../../domain/days.ts';

/** A booking that passed every rule and needs a place: a public seat, or the place that its voucher gives. */
export interface NewBooking extends Omit<typeof booking.$inferInsert, 'withVoucher' | 'bookedAt'> {
  voucherHash: string | null;
  days: Day[];
}

/**
 * A booking in one statement, and so in one transaction and one round trip: a place, the booking with its idempotency
 * key, and its days. Everybody who books a camp waits for its one row in `seat`, for no longer than this takes.
 */
const BOOK: Statement = {
  name: 'book',
  text: `WITH wanted AS (
    SELECT * FROM json_to_record($1::text::json) AS wanted("id" uuid, "reference" text, "campId" text,
      "childLookup" text, "parentLookup" text, "idempotencyKey" text, "requestDigest" text, "discountType" text,
      "discountCents" int, "toPayCents" int, "voucherHash" text, "detailsSealed" text, "medicalSealed" text, "days" date[])
  ), place AS (
    UPDATE seat SET seats_open = seats_open - 1 FROM wanted
    WHERE camp_id = "campId" AND "voucherHash" IS NULL AND seats_open > 0 AND NOT is_closed
    RETURNING camp_id
  ), voucher_place AS (
    UPDATE voucher SET used_at = now() FROM wanted
    WHERE code_hash = "voucherHash" AND camp_id = "campId" AND used_at IS NULL AND expires_at > now()
    RETURNING camp_id
  ), booked AS (
    INSERT INTO booking (id, reference, camp_id, child_lookup, parent_lookup, idempotency_key, request_digest,
      discount_type, discount_cents, to_pay_cents, with_voucher, details_sealed, medical_sealed)
    SELECT "id", "reference", camp_id, "childLookup", "parentLookup", "idempotencyKey", "requestDigest",
      "discountType", "discountCents", "toPayCents", "voucherHash" IS NOT NULL, "detailsSealed", "medicalSealed"
    FROM wanted, (TABLE place UNION ALL TABLE voucher_place) AS either
    RETURNING id, child_lookup
  )
  INSERT INTO booked_day (child_lookup, day, booking_id)
  SELECT child_lookup, day, booked.id FROM booked, wanted, unnest("days") AS day
  RETURNING day`,
};

/**
 * Books. False when another request was a moment earlier: it took the last place, or it has one of the unique keys (the
 * child in this camp, on one of these days, for the first time; the idempotency key; the reference). Then nothing of
 * this one is left.
 */
export async function book(database: Database, wanted: NewBooking): Promise<boolean> {
  try {
    return (await database.run(BOOK, [JSON.stringify(wanted)])).length > 0;
  } catch (error) {
    if (isUniqueViolation(error) || isDeadlock(error)) return false;
    throw error;
  }
}
