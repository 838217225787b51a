import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { campAnswer, fixedCamp, fullCamp } from '../../stories/support/camps.ts';
import { TODAY } from '../../stories/support/clock.ts';
import { book, type NewBooking } from '../../src/backend/booking/book.ts';
import { bookedDay, booking } from '../../src/backend/operations/schema.ts';
import { voucherHash } from '../../src/backend/booking/voucherStore.ts';
import { onEachEngine } from './engines.ts';
import type { TestBackend } from './testBackend.ts';

const SAME_DAYS = ['2027-07-05', '2027-07-06'];
let made = 0;

/** A booking that goes through where there is a seat; what is sealed in it is nobody's. */
function bookingIn(campId: string, changes: Partial<NewBooking> = {}): NewBooking {
  made += 1;
  return {
    id: randomUUID(),
    reference: `R${made}`,
    campId,
    childLookup: `child ${made}`,
    parentLookup: 'parent',
    idempotencyKey: null,
    requestDigest: 'digest',
    discountType: 'FIRST_CAMP',
    discountCents: 1000,
    toPayCents: 21900,
    voucherHash: null,
    detailsSealed: 'sealed',
    medicalSealed: 'sealed',
    days: SAME_DAYS,
    ...changes,
  };
}

/** All at once: which of them were booked. */
const bookAll = ({ backend }: TestBackend, bookings: readonly NewBooking[]) =>
  Promise.all(bookings.map((booking) => book(backend.database, booking)));

const count = (results: readonly boolean[]) => results.filter(Boolean).length;

onEachEngine((start) => {
  const withCamps = (...seats: number[]) =>
    start({
      camps: seats.map((seatsOpen, n) => campAnswer(fixedCamp({ id: `CAMP${n}`, seatsOpen }))),
      today: TODAY,
    });

  test('sells the seats of several camps at once', async () => {
    const backend = await withCamps(3, 0, 5);
    const results = await bookAll(
      backend,
      Array.from({ length: 30 }, (_, n) => bookingIn(`CAMP${n % 3}`)),
    );
    expect([0, 1, 2].map((camp) => count(results.filter((_, n) => n % 3 === camp)))).toEqual([3, 0, 5]);
    expect(await Promise.all(['CAMP0', 'CAMP1', 'CAMP2'].map((id) => backend.seatsOpen(id)))).toEqual([
      0, 0, 0,
    ]);
  });

  test.each([
    [
      'the child in this camp',
      { childLookup: 'same', days: ['2027-07-12'], discountType: 'SAVINGS' },
      'CAMP0',
    ],
    ['the child on this day', { childLookup: 'same', discountType: 'SAVINGS' }, 'CAMP1'],
    ['the first camp of the child', { childLookup: 'same', days: ['2027-07-12'] }, 'CAMP1'],
    ['the idempotency key', { idempotencyKey: 'key' }, 'CAMP1'],
    ['the reference', { reference: 'SAME' }, 'CAMP1'],
  ] as const)('books nothing that would duplicate %s', async (_, changes, campId) => {
    const backend = await withCamps(100, 100);
    const same = { childLookup: 'same', idempotencyKey: 'key', reference: 'SAME' };
    expect(await book(backend.backend.database, bookingIn('CAMP0', same))).toBe(true);
    const twice = bookingIn(campId, {
      ...changes,
      days: [...('days' in changes ? changes.days : SAME_DAYS)],
    });
    expect(await book(backend.backend.database, twice)).toBe(false);
    expect([await backend.seatsOpen('CAMP0'), await backend.seatsOpen('CAMP1')]).toEqual([99, 100]);
    expect(await backend.backend.database.sql.select().from(booking)).toHaveLength(1);
    expect(await backend.backend.database.sql.select().from(bookedDay)).toHaveLength(SAME_DAYS.length);
  });

  test('books one of many concurrent requests with a voucher, beyond the seats', async () => {
    const full = fullCamp();
    const backend = await start({ camps: [campAnswer(full)], today: TODAY });
    const { code } = await backend.createVoucher(full.id);
    const campId = full.id.toUpperCase();
    const results = await bookAll(backend, [
      bookingIn(campId),
      ...Array.from({ length: 10 }, () => bookingIn(campId, { voucherHash: voucherHash(code) })),
    ]);
    expect(results[0]).toBe(false);
    expect(count(results)).toBe(1);
    expect(await backend.seatsOpen(full.id)).toBe(0);
  });

  test('books nothing with an expired voucher or one of another camp', async () => {
    const backend = await withCamps(0, 0);
    const { code: expired } = await backend.createVoucher('CAMP0', { expired: true });
    const { code: other } = await backend.createVoucher('CAMP1');
    for (const code of [expired, other, 'nobodys']) {
      expect(
        await book(backend.backend.database, bookingIn('CAMP0', { voucherHash: voucherHash(code) })),
      ).toBe(false);
    }
  });
});
