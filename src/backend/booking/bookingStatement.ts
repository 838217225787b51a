import type { Day } from '../../domain/days.ts';
import { brokenConstraint, isDeadlock, type Database, type Statement } from '../operations/database.ts';
import { Gathering } from '../operations/Gathering.ts';

/** A booking that passed every rule and waits for a seat. */
export interface NewBooking {
  id: string;
  reference: string;
  campId: string;
  childLookup: string;
  parentLookup: string;
  idempotencyKey: string | null;
  requestDigest: string;
  discountType: string | null;
  discountCents: number;
  toPayCents: number;
  voucherHash: string | null;
  detailsSealed: string;
  medicalSealed: string;
  days: Day[];
}

/** What became of it; `broken` is the unique key it would have broken, `deadlock` is worth another try. */
export type BookingResult = 'booked' | 'noPlace' | 'deadlock' | { broken: string } | { failed: unknown };

/**
 * Whole bookings in one statement, and so in one transaction and one round trip: for each a place, the booking with
 * its idempotency key, and its days. Who finds no place is left out; a unique key that is broken undoes all. The rows
 * everybody wants are locked for the length of this statement only, and in one order, as are a child's days.
 */
const BOOK: Statement = {
  name: 'book',
  text: `WITH wish AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1::text::json) AS wish("turn" int, "id" uuid, "reference" text,
      "campId" text, "childLookup" text, "parentLookup" text, "idempotencyKey" text, "requestDigest" text,
      "discountType" text, "discountCents" int, "toPayCents" int, "voucherHash" text, "detailsSealed" text,
      "medicalSealed" text, "days" date[])
  ), wanted AS (
    SELECT "campId" AS camp_id, count(*)::int AS seats FROM wish WHERE "voucherHash" IS NULL GROUP BY "campId"
  ), open AS (
    SELECT seat.camp_id, seat.seats_open FROM seat JOIN wanted USING (camp_id) ORDER BY camp_id FOR UPDATE OF seat
  ), taken AS (
    UPDATE seat SET seats_open = seat.seats_open - least(seat.seats_open, wanted.seats)
    FROM open JOIN wanted USING (camp_id) WHERE seat.camp_id = open.camp_id AND open.seats_open > 0
  ), used AS (
    UPDATE voucher SET used_at = now() FROM wish
    WHERE code_hash = wish."voucherHash" AND camp_id = wish."campId" AND used_at IS NULL AND expires_at > now()
    RETURNING wish.id
  ), line AS (
    SELECT id, "campId" AS camp_id, row_number() OVER (PARTITION BY "campId" ORDER BY turn) AS place
    FROM wish WHERE "voucherHash" IS NULL
  ), placed AS (
    SELECT id FROM line JOIN open USING (camp_id) WHERE place <= seats_open
    UNION ALL SELECT id FROM used
  ), booked AS (
    INSERT INTO booking (id, reference, camp_id, child_lookup, parent_lookup, idempotency_key, request_digest,
      discount_type, discount_cents, to_pay_cents, with_voucher, details_sealed, medical_sealed)
    SELECT id, reference, "campId", "childLookup", "parentLookup", "idempotencyKey", "requestDigest",
      "discountType", "discountCents", "toPayCents", "voucherHash" IS NOT NULL, "detailsSealed", "medicalSealed"
    FROM wish JOIN placed USING (id) ORDER BY "childLookup", "campId"
    RETURNING id, child_lookup
  ), days AS (
    INSERT INTO booked_day (child_lookup, day, booking_id)
    SELECT booked.child_lookup, day, booked.id FROM booked JOIN wish USING (id), unnest(wish.days) AS day
    ORDER BY booked.child_lookup, day
  )
  SELECT id FROM booked`,
};

/**
 * Books all that wait, as if one after the other. Where one of them breaks a unique key the others are booked without
 * it: each half is tried again, until the one that breaks it stands alone.
 */
async function bookTogether(database: Database, books: NewBooking[]): Promise<BookingResult[]> {
  try {
    const wishes = JSON.stringify(books.map((book, turn) => ({ turn, ...book })));
    const rows = await database.run<{ id: string }>(BOOK, [wishes]);
    const booked = new Set(rows.map(({ id }) => id));
    return books.map(({ id }) => (booked.has(id) ? 'booked' : 'noPlace'));
  } catch (error) {
    const broken = brokenConstraint(error);
    const canBeMended = broken !== null || isDeadlock(error);
    if (canBeMended && books.length > 1) {
      const middle = Math.ceil(books.length / 2);
      const first = await bookTogether(database, books.slice(0, middle));
      return [...first, ...(await bookTogether(database, books.slice(middle)))];
    }
    if (broken !== null) return [{ broken }];
    if (canBeMended) return ['deadlock'];
    // What was booked before in this turn stays so: nobody may hear that it failed.
    return books.map(() => ({ failed: error }));
  }
}

/** Books for everybody who asks at the same time. */
export function bookingGathering(database: Database): Gathering<NewBooking, BookingResult> {
  return new Gathering((books) => bookTogether(database, books), { atOnce: 1, most: 128 });
}
