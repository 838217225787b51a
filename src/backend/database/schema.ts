import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DiscountType } from '../../domain/enrolment.ts';

/** A camp as imported: an item of the camps response (spec 3). */
export const camp = pgTable('camp', (t) => ({
  /** CAMP_ID in uppercase, as in URLs (spec 2). */
  id: t.text('id').primaryKey(),
  answer: t.jsonb('answer').$type<Record<string, unknown>>().notNull(),
}));

const ofCamp = () =>
  text('camp_id')
    .notNull()
    .references(() => camp.id);

/**
 * The open seats, in a separate table: each booking updates this narrow row, and foreign keys lock the row of `camp`. The
 * check constraint is the last protection against overselling.
 */
export const seat = pgTable(
  'seat',
  (t) => ({
    campId: ofCamp().primaryKey(),
    seatsOpen: t.integer('seats_open').notNull(),
    /** A closed camp is reported as fully booked. */
    isClosed: t.boolean('is_closed').notNull().default(false),
  }),
  (table) => [check('seat_never_below_zero', sql`${table.seatsOpen} >= 0`)],
);

/**
 * A booking. A child is found by the HMAC of its national number; all personal data is encrypted. The idempotency key is
 * in the same row, so both are stored or neither.
 */
export const booking = pgTable(
  'booking',
  (t) => ({
    id: t.uuid('id').primaryKey(),
    reference: t.text('reference').notNull().unique('booking_reference'),
    campId: ofCamp(),
    childLookup: t.text('child_lookup').notNull(),
    parentLookup: t.text('parent_lookup').notNull(),
    idempotencyKey: t.text('idempotency_key').unique('booking_idempotency_key'),
    /** HMAC of the request, which distinguishes a retry from another request with the same key. */
    requestDigest: t.text('request_digest').notNull(),
    /** Whether this is the child's first booking or a later one, also without a discount. Null only in older rows. */
    discountType: t.text('discount_type').$type<DiscountType>(),
    discountCents: t.integer('discount_cents').notNull(),
    toPayCents: t.integer('to_pay_cents').notNull(),
    withVoucher: t.boolean('with_voucher').notNull(),
    bookedAt: t.timestamp('booked_at', { withTimezone: true }).notNull().defaultNow(),
    /** Child, parent, address, contact, option and consents, encrypted. */
    detailsSealed: t.text('details_sealed').notNull(),
    /** The medical sheet, encrypted; null once purged. */
    medicalSealed: t.text('medical_sealed'),
  }),
  (table) => [
    unique('booking_child_camp').on(table.childLookup, table.campId),
    // Only one of two concurrent bookings can be a child's first.
    uniqueIndex('booking_first_camp')
      .on(table.childLookup)
      .where(sql`${table.discountType} = 'FIRST_CAMP'`),
    index('booking_of_camp').on(table.campId),
  ],
);

/** All that is stored of a cancelled booking. */
export const cancelledBooking = pgTable('cancelled_booking', (t) => ({
  reference: t.text('reference').primaryKey(),
  campId: ofCamp(),
  bookedAt: t.timestamp('booked_at', { withTimezone: true }).notNull(),
  cancelledAt: t.timestamp('cancelled_at', { withTimezone: true }).notNull().defaultNow(),
}));

/** The days of a booking; a child can book each day once. */
export const bookedDay = pgTable(
  'booked_day',
  (t) => ({
    childLookup: t.text('child_lookup').notNull(),
    day: t.date('day').notNull(),
    bookingId: t
      .uuid('booking_id')
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
  }),
  (table) => [
    primaryKey({ name: 'booked_day_child_day', columns: [table.childLookup, table.day] }),
    index('booked_day_of_booking').on(table.bookingId),
  ],
);

/** A single-use voucher, with only the hash of its code. */
export const voucher = pgTable('voucher', (t) => ({
  codeHash: t.text('code_hash').primaryKey(),
  campId: ofCamp(),
  expiresAt: t.timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: t.timestamp('used_at', { withTimezone: true }),
}));

/** The key of the HMACs. A server with another key would find no child, and refuses to start. */
export const lookupKey = pgTable('lookup_key', (t) => ({
  id: t.text('id').primaryKey(),
  fingerprint: t.text('fingerprint').notNull(),
}));

/** The counters of the limits by client. */
export const limitPoints = pgTable(
  'limit_points',
  (t) => ({
    key: t.text('key').primaryKey(),
    points: t.integer('points').notNull().default(0),
    expire: t.timestamp('expire', { withTimezone: true }),
  }),
  (table) => [index('limit_points_expire').on(table.expire)],
);
