import { isConflict, type Database } from '../database/database.ts';
import type { booking } from '../database/schema.ts';
import type { Day } from '../../domain/days.ts';

/** A valid booking, which takes a public seat or uses its voucher. */
export interface NewBooking extends Omit<typeof booking.$inferInsert, 'withVoucher' | 'bookedAt'> {
  voucherHash: string | null;
  /** Of the key of its HMACs. With another key than the database's, the same child could be booked twice. */
  keyFingerprint: string;
  /** Of the import that the booking is valid for: a later one may have other days. */
  campVersion: string;
  days: Day[];
}

/**
 * Books in one statement, and so in one transaction and one round trip: takes a seat or the voucher, and inserts the
 * booking with its idempotency key and its days. Concurrent bookings of a camp lock its row in `seat` one at a time. The
 * discount of later bookings requires an earlier one, locked against a concurrent cancellation, and that of a first booking
 * none: one with this discount may have been booked and cancelled, and another stay, since the child's were read. `now()`
 * would be the time before the wait for the row, and a child's last booking not the one with the latest time.
 */
const BOOK = `
  WITH posted AS (
    SELECT * FROM json_to_record($1::text::json) AS posted("id" uuid, "reference" text, "campId" text,
      "childLookup" text, "parentLookup" text, "idempotencyKey" text, "requestDigest" text, "discountType" text,
      "discountCents" int, "toPayCents" int, "voucherHash" text, "detailsSealed" text, "medicalSealed" text, "days" date[],
      "keyFingerprint" text, "campVersion" text)
    WHERE NOT EXISTS (SELECT FROM lookup_key WHERE fingerprint <> "keyFingerprint")
      AND EXISTS (SELECT FROM camp WHERE camp.id = "campId" AND camp.xmin::text = "campVersion")
      AND ("discountType" = 'SAVINGS') =
        EXISTS (SELECT FROM booking WHERE child_lookup = "childLookup" FOR KEY SHARE)
  ), place AS (
    UPDATE seat SET seats_open = seats_open - 1 FROM posted
    WHERE camp_id = "campId" AND "voucherHash" IS NULL AND seats_open > 0 AND NOT is_closed
    RETURNING camp_id
  ), voucher_place AS (
    UPDATE voucher SET used_at = now() FROM posted
    WHERE code_hash = "voucherHash" AND camp_id = "campId" AND used_at IS NULL AND expires_at > now()
    RETURNING camp_id
  ), booked AS (
    INSERT INTO booking (id, reference, camp_id, child_lookup, parent_lookup, idempotency_key, request_digest,
      discount_type, discount_cents, to_pay_cents, with_voucher, booked_at, details_sealed, medical_sealed)
    SELECT "id", "reference", camp_id, "childLookup", "parentLookup", "idempotencyKey", "requestDigest", "discountType",
      "discountCents", "toPayCents", "voucherHash" IS NOT NULL, clock_timestamp(), "detailsSealed", "medicalSealed"
    FROM posted, (TABLE place UNION ALL TABLE voucher_place) AS either
    RETURNING id, child_lookup
  )
  INSERT INTO booked_day (child_lookup, day, booking_id)
  SELECT child_lookup, day, booked.id FROM booked, posted, unnest("days") AS day
  RETURNING day`;

/**
 * Books. Changes nothing and returns false if a concurrent booking has taken the last seat or one of the unique keys
 * (child and camp, child and day, the child's first booking, the idempotency key, the reference), or if the camp was
 * imported again.
 */
export async function book(database: Database, posted: NewBooking): Promise<boolean> {
  try {
    return (await database.run(BOOK, [JSON.stringify(posted)])).length > 0;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
