import type { Camp } from '../../domain/camp.ts';
import { longestRun, type Day } from '../../domain/days.ts';
import type { Discount, DiscountType } from '../../domain/enrolment.ts';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import type { Backend } from '../operations/Backend.ts';
import type { Database, Statement } from '../operations/database.ts';
import { Gathering } from '../operations/Gathering.ts';

/** What a child has booked already. */
export interface ChildBookings {
  campIds: string[];
  days: Day[];
}

/** What to find: by look-ups, never numbers. */
export interface KnownAsk {
  childLookup: string;
  /** Null: no earlier request is looked for. */
  idempotencyKey: string | null;
}

/** What is known of a child, and of an earlier request with the same idempotency key. */
export interface Known extends ChildBookings {
  earlier: { reference: string; requestDigest: string } | null;
}

/** One row for each ask. The sub-selects keep PostgreSQL on the indexes, whatever it thinks of the tables' sizes. */
const KNOWN: Statement = {
  name: 'known',
  text: `SELECT n, earlier.reference, earlier.request_digest,
      ARRAY(SELECT camp_id FROM booking WHERE booking.child_lookup = asked.child_lookup) AS camp_ids,
      ARRAY(SELECT day::text FROM booked_day WHERE booked_day.child_lookup = asked.child_lookup) AS days
    FROM json_to_recordset($1::text::json) AS asked(n int, child_lookup text, idempotency_key text)
    LEFT JOIN LATERAL (
      SELECT reference, request_digest FROM booking WHERE booking.idempotency_key = asked.idempotency_key LIMIT 1
    ) AS earlier ON true
    ORDER BY n`,
};

interface KnownRow {
  reference: string | null;
  request_digest: string | null;
  camp_ids: string[];
  days: Day[];
}

/** Finds what is known, for everybody who asks at the same time. */
export function knownGathering(database: Database): Gathering<KnownAsk, Known> {
  const findTogether = async (asks: KnownAsk[]) => {
    const asked = asks.map(({ childLookup, idempotencyKey }, n) => ({
      n,
      child_lookup: childLookup,
      idempotency_key: idempotencyKey,
    }));
    const rows = await database.run<KnownRow>(KNOWN, [JSON.stringify(asked)]);
    return rows.map(({ reference, request_digest: requestDigest, camp_ids: campIds, days }): Known => {
      const earlier = reference !== null && requestDigest !== null ? { reference, requestDigest } : null;
      return { campIds, days, earlier };
    });
  };
  return new Gathering(findTogether, { atOnce: 2, most: 128 });
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
    free.length >= camp.minimumDays &&
    longestRun(free) >= camp.minimumContiguousDays;
  return conflictOf(booked, camp, canChoose ? [] : camp.activeDays);
}

/** `FIRST_CAMP` for a child's first booking, `SAVINGS` from the second. */
export function discountTypeOf({ campIds }: ChildBookings): DiscountType {
  return campIds.length === 0 ? 'FIRST_CAMP' : 'SAVINGS';
}

/** What a discount of this type takes off, nothing where the camp allows none. */
export function discountOf({ settings }: Backend, type: DiscountType, camp: Camp): Discount {
  const amount = settings.discounts[type];
  return camp.discountAllowed && amount > 0 ? { type, amount } : { type: null, amount: null };
}
