import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A camp as imported: an item of the camps answer (spec 3). */
export const camp = pgTable('camp', {
  /** CAMP_ID in capitals, as in addresses (spec 2). */
  id: text('id').primaryKey(),
  answer: jsonb('answer').$type<Record<string, unknown>>().notNull(),
  /** Retention counts from the last day. */
  lastDay: date('last_day').notNull(),
});

/**
 * The open seats, apart from the camp: each booking updates this narrow row, and foreign keys lock the one of `camp`. The
 * check is the last guard against overselling.
 */
export const seat = pgTable(
  'seat',
  {
    campId: text('camp_id')
      .primaryKey()
      .references(() => camp.id),
    seatsOpen: integer('seats_open').notNull(),
    /** A closed camp answers as a full one. */
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (table) => [check('seat_never_below_zero', sql`${table.seatsOpen} >= 0`)],
);

/**
 * A booking. A child is found by the HMAC of its national number; everything personal is sealed. The idempotency key is in
 * the row itself, so both are stored or neither.
 */
export const booking = pgTable(
  'booking',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull(),
    campId: text('camp_id')
      .notNull()
      .references(() => camp.id),
    childLookup: text('child_lookup').notNull(),
    parentLookup: text('parent_lookup').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** HMAC of the request, which tells a retry from another request with the same key. */
    requestDigest: text('request_digest').notNull(),
    discountType: text('discount_type').$type<'FIRST_CAMP' | 'SAVINGS'>(),
    discountCents: integer('discount_cents').notNull(),
    toPayCents: integer('to_pay_cents').notNull(),
    withVoucher: boolean('with_voucher').notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull().defaultNow(),
    /** Child, parent, address, contact, option and consents, sealed. */
    detailsSealed: text('details_sealed').notNull(),
    /** The medical sheet, sealed; null once purged. */
    medicalSealed: text('medical_sealed'),
  },
  (table) => [
    unique('booking_reference').on(table.reference),
    unique('booking_idempotency_key').on(table.idempotencyKey),
    unique('booking_child_camp').on(table.childLookup, table.campId),
    // Only one of two concurrent bookings is a child's first.
    uniqueIndex('booking_first_camp')
      .on(table.childLookup)
      .where(sql`${table.discountType} = 'FIRST_CAMP'`),
    index('booking_of_camp').on(table.campId),
  ],
);

/** All that is stored of a cancelled booking. */
export const cancelledBooking = pgTable('cancelled_booking', {
  reference: text('reference').primaryKey(),
  campId: text('camp_id')
    .notNull()
    .references(() => camp.id),
  bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The days of a booking; a child has each day once. */
export const bookedDay = pgTable(
  'booked_day',
  {
    childLookup: text('child_lookup').notNull(),
    day: date('day').notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'booked_day_child_day', columns: [table.childLookup, table.day] }),
    index('booked_day_of_booking').on(table.bookingId),
  ],
);

/** A single-use voucher, with only the hash of its code. */
export const voucher = pgTable('voucher', {
  codeHash: text('code_hash').primaryKey(),
  campId: text('camp_id')
    .notNull()
    .references(() => camp.id),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

/** The key of the look-ups: a server with another one would find no child, and refuses to start. */
export const lookupKey = pgTable('lookup_key', {
  id: text('id').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
});

/** The counters of rate-limiter-flexible. */
export const limitPoints = pgTable(
  'limit_points',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: timestamp('expire', { withTimezone: true }),
  },
  (table) => [index('limit_points_expire').on(table.expire)],
);
