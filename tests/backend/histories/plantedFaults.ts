/** A change to a source file of the product: `from` stands in it once. */
interface Change {
  file: string;
  from: string;
  to: string;
}

/** A fault that the histories must find. */
export interface PlantedFault {
  name: string;
  changes: readonly Change[];
}

/** A rewrite of the tables is retried sooner, and for the same number of times: the tables are small. */
export const ALWAYS_CHANGED: readonly Change[] = [
  { file: 'retention.ts', from: 'const BETWEEN_MS = 5000;', to: 'const BETWEEN_MS = 20;' },
];

/** The product as it is. */
export const NO_FAULT: PlantedFault = { name: 'none', changes: [] };

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    // The seat is only checked before the booking.
    name: 'seatCheckedBefore',
    changes: [
      {
        file: 'book.ts',
        from: 'SET seats_open = seats_open - 1 FROM',
        to: 'SET seats_open = greatest(seats_open - 1, 0) FROM',
      },
      { file: 'book.ts', from: 'AND seats_open > 0 AND NOT is_closed', to: '' },
    ],
  },
  {
    // The idempotency key is stored after the booking, in another transaction.
    name: 'keyStoredAfter',
    changes: [
      {
        file: 'book.ts',
        from: 'SELECT "id", "reference", camp_id, "childLookup", "parentLookup", "idempotencyKey",',
        to: 'SELECT "id", "reference", camp_id, "childLookup", "parentLookup", NULL,',
      },
      {
        file: 'book.ts',
        from: 'return (await database.run(BOOK, [JSON.stringify(posted)])).length > 0;',
        to: `const rows = await database.run(BOOK, [JSON.stringify(posted)]);
          const key = 'UPDATE booking SET idempotency_key = $1 WHERE id = $2';
          await database.run(key, [posted.idempotencyKey, posted.id]);
          return rows.length > 0;`,
      },
    ],
  },
  {
    // The seat of a cancelled booking is freed twice.
    name: 'cancelFreesTwice',
    changes: [
      {
        file: 'retention.ts',
        from: 'SET seats_open = seats_open + seats FROM (',
        to: 'SET seats_open = seats_open + 2 * seats FROM (',
      },
    ],
  },
  {
    // The voucher is used in a statement before the booking.
    name: 'voucherUsedBefore',
    changes: [
      { file: 'book.ts', from: 'AND used_at IS NULL AND expires_at > now()', to: '' },
      {
        file: 'book.ts',
        from: 'return (await database.run(BOOK,',
        to: `const use = 'UPDATE voucher SET used_at = now() WHERE code_hash = $1 AND used_at IS NULL RETURNING 1';
          if (posted.voucherHash !== null && (await database.run(use, [posted.voucherHash])).length === 0) return false;
          return (await database.run(BOOK,`,
      },
    ],
  },
  {
    // A camp's seats are cached for 50 ms.
    name: 'cachedSeats',
    changes: [
      {
        file: 'CampReader.ts',
        from: 'return this.byId.load(id.trim().toUpperCase());',
        to: `const recent = ((this as any).recent ??= new Map());
          const key = id.trim().toUpperCase();
          if (!recent.has(key)) {
            recent.set(key, this.byId.load(key));
            setTimeout(() => recent.delete(key), 50);
          }
          return recent.get(key);`,
      },
    ],
  },
  {
    // The response does not wait for the booking.
    name: 'answeredBefore',
    changes: [
      {
        file: 'book.ts',
        from: 'return (await database.run(BOOK, [JSON.stringify(posted)])).length > 0;',
        to: 'database.run(BOOK, [JSON.stringify(posted)]).catch(() => {}); return true;',
      },
    ],
  },
  {
    // The child's days are only checked before the booking.
    name: 'daysCheckedBefore',
    changes: [
      {
        file: 'book.ts',
        from: 'FROM booked, posted, unnest("days") AS day',
        to: 'FROM booked, posted, unnest("days") AS day ON CONFLICT (child_lookup, day) DO UPDATE SET day = excluded.day',
      },
    ],
  },
  {
    // Only a booking with a discount is a child's first.
    name: 'firstWithDiscount',
    changes: [
      {
        file: 'book.ts',
        from: '"requestDigest", "discountType",',
        to: '"requestDigest", CASE WHEN "discountCents" > 0 THEN "discountType" END,',
      },
    ],
  },
  {
    // A save that is refused does not look for its key again.
    name: 'refusedTwin',
    changes: [
      {
        file: 'saveEnrolment.ts',
        from: 'return (await earlierOutcome(backend, await backend.earlierBookings.load(request), request)) ?? refusal;',
        to: 'return refusal;',
      },
    ],
  },
];
