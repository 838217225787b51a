import { sql, type SQL } from 'drizzle-orm';
import type { Day } from '../domain/days.ts';
import { bookedDay, booking, seat, voucher } from './schema.ts';

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

/** Takes one public seat, never below zero. */
function takeSeat(campId: string): SQL {
  return sql`UPDATE ${seat} SET seats_open = seats_open - 1
    WHERE camp_id = ${campId} AND seats_open > 0 RETURNING camp_id`;
}

/** Uses the voucher up: it books beyond the seats (spec 6). */
function useVoucher(campId: string, voucherHash: string): SQL {
  return sql`UPDATE ${voucher} SET used_at = now()
    WHERE code_hash = ${voucherHash} AND camp_id = ${campId} AND used_at IS NULL AND expires_at > now()
    RETURNING camp_id`;
}

/**
 * The whole booking in one statement, and so in one transaction and one round trip: a place, the booking with its
 * idempotency key, and its days. No row comes back when there was no place; a unique key that is broken undoes all.
 * The row everybody wants is locked for the length of this statement only.
 */
export function bookingStatement(book: NewBooking): SQL {
  const place = book.voucherHash === null ? takeSeat(book.campId) : useVoucher(book.campId, book.voucherHash);
  return sql`WITH place AS (${place}), booked AS (
    INSERT INTO ${booking} (id, reference, camp_id, child_lookup, parent_lookup, idempotency_key, request_digest,
      discount_type, discount_cents, to_pay_cents, with_voucher, details_sealed, medical_sealed)
    SELECT ${book.id}::uuid, ${book.reference}, place.camp_id, ${book.childLookup}, ${book.parentLookup},
      ${book.idempotencyKey}, ${book.requestDigest}, ${book.discountType}, ${book.discountCents}::int,
      ${book.toPayCents}::int, ${book.voucherHash !== null}::boolean, ${book.detailsSealed}, ${book.medicalSealed}
    FROM place RETURNING id, child_lookup
  ), days AS (
    INSERT INTO ${bookedDay} (child_lookup, day, booking_id)
    SELECT booked.child_lookup, chosen.day, booked.id
    FROM booked, unnest(string_to_array(${book.days.join(',')}, ',')::date[]) AS chosen(day)
    ORDER BY chosen.day -- all bookings of a child lock its days in one order
  )
  SELECT id FROM booked`;
}
