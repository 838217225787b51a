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

/** A camp as it was imported: one item of the camps answer of spec 3. */
export const camp = pgTable('camp', {
  /** CAMP_ID uppercased: addresses carry it that way (spec 2). */
  id: text('id').primaryKey(),
  answer: jsonb('answer').$type<Record<string, unknown>>().notNull(),
  /** The last day of the camp: what the medical data's retention counts from. */
  lastDay: date('last_day').notNull(),
});

/**
 * The seats open, apart from the camp: everybody who books the same camp updates this one narrow row, and the
 * foreign keys to `camp` take their locks elsewhere. The check is the last guard against overselling.
 */
export const seat = pgTable(
  'seat',
  {
    campId: text('camp_id')
      .primaryKey()
      .references(() => camp.id),
    seatsOpen: integer('seats_open').notNull(),
    /** Answers as a full camp until it is opened again, whatever its seats. */
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (table) => [check('seat_never_below_zero', sql`${table.seatsOpen} >= 0`)],
);

/**
 * One booking. Who it is for can only be found by the HMAC of the national number; everything personal is sealed.
 * The idempotency key lives in the row itself, so it stands or falls with the booking.
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
    /** HMAC of what was asked, to tell a retry from another request with the same key. */
    requestDigest: text('request_digest').notNull(),
    discountType: text('discount_type').$type<'FIRST_CAMP' | 'SAVINGS'>(),
    discountCents: integer('discount_cents').notNull(),
    toPayCents: integer('to_pay_cents').notNull(),
    withVoucher: boolean('with_voucher').notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull().defaultNow(),
    /** Child, parent, address, contact, option and consents, sealed. */
    detailsSealed: text('details_sealed').notNull(),
    /** The medical sheet, sealed; null once it was purged. */
    medicalSealed: text('medical_sealed'),
  },
  (table) => [
    unique('booking_reference').on(table.reference),
    unique('booking_idempotency_key').on(table.idempotencyKey),
    unique('booking_child_camp').on(table.childLookup, table.campId),
    // Two first bookings in the same instant cannot both be the first.
    uniqueIndex('booking_first_camp')
      .on(table.childLookup)
      .where(sql`${table.discountType} = 'FIRST_CAMP'`),
    index('booking_of_camp').on(table.campId),
  ],
);

/** That a booking was there: all that is kept of one that is cancelled. */
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

/** A single-use voucher. Only the hash of its code is kept: the link itself is known to who received it. */
export const voucher = pgTable('voucher', {
  codeHash: text('code_hash').primaryKey(),
  campId: text('camp_id')
    .notNull()
    .references(() => camp.id),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

/** Which key the look-ups were made with: a server with another key would find nobody, so it refuses to start. */
export const lookupKey = pgTable('lookup_key', {
  id: text('id').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
});

/** Points used of a limit, by key; rate-limiter-flexible keeps them here, so that a restart forgets none. */
export const limitPoints = pgTable(
  'limit_points',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: timestamp('expire', { withTimezone: true }),
  },
  (table) => [index('limit_points_expire').on(table.expire)],
);
