import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { campAnswer, fixedCamp, fullCamp } from '../../stories/support/camps.ts';
import { TODAY } from '../../stories/support/clock.ts';
import type { NewBooking } from '../../src/backend/booking/bookingStatement.ts';
import { voucherHash } from '../../src/backend/booking/voucherStore.ts';
import { onEachEngine } from './engines.ts';
import type { TestBackend } from './testBackend.ts';

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
    days: ['2027-07-05', '2027-07-06'],
    ...changes,
  };
}

/** Asked in one turn, so they go to the database together. */
const bookAll = ({ backend }: TestBackend, books: readonly NewBooking[]) =>
  Promise.all(books.map((book) => backend.bookings.ask(book)));

onEachEngine((start) => {
  const withCamps = (...seats: number[]) =>
    start({
      camps: seats.map((seatsOpen, n) => campAnswer(fixedCamp({ id: `CAMP${n}`, seatsOpen }))),
      today: TODAY,
    });

  test('the seats of several camps, sold together, are each its own: the first in line get them', async () => {
    const backend = await withCamps(3, 0, 5);
    const results = await bookAll(
      backend,
      Array.from({ length: 30 }, (_, n) => bookingIn(`CAMP${n % 3}`)),
    );
    const booked = results.flatMap((result, n) => (result === 'booked' ? [n] : []));
    expect(booked).toEqual([0, 2, 3, 5, 6, 8, 11, 14]);
    expect(results.filter((result) => result === 'noPlace')).toHaveLength(22);
    expect(await Promise.all(['CAMP0', 'CAMP1', 'CAMP2'].map((id) => backend.seatsOpen(id)))).toEqual([
      0, 0, 0,
    ]);
  });

  test('who would break a unique key is refused alone, and takes no seat', async () => {
    const backend = await withCamps(100, 100);
    const books = Array.from({ length: 30 }, () => bookingIn('CAMP0'));
    const same = { childLookup: 'same', idempotencyKey: 'key' };
    books[4] = bookingIn('CAMP0', same);
    books[11] = bookingIn('CAMP0', { ...same, idempotencyKey: null });
    books[12] = bookingIn('CAMP1', { ...same, discountType: 'SAVINGS', idempotencyKey: null });
    books[20] = bookingIn('CAMP1', { idempotencyKey: 'key' });
    const results = await bookAll(backend, books);
    const refused = results.flatMap((result, n) => (result === 'booked' ? [] : [[n, result]]));
    expect(refused).toEqual([
      [11, { broken: expect.stringMatching(/^booking_(child_camp|first_camp)$/) as string }],
      [12, { broken: 'booked_day_child_day' }],
      [20, { broken: 'booking_idempotency_key' }],
    ]);
    expect([await backend.seatsOpen('CAMP0'), await backend.seatsOpen('CAMP1')]).toEqual([73, 100]);
  });

  test('one voucher asked for by many at once lets one of them in, beyond the seats', async () => {
    const full = fullCamp();
    const backend = await start({ camps: [campAnswer(full)], today: TODAY });
    const { code } = await backend.createVoucher(full.id);
    const campId = full.id.toUpperCase();
    const results = await bookAll(backend, [
      bookingIn(campId),
      ...Array.from({ length: 10 }, () => bookingIn(campId, { voucherHash: voucherHash(code) })),
    ]);
    expect(results[0]).toBe('noPlace');
    expect(results.filter((result) => result === 'booked')).toHaveLength(1);
    expect(await backend.seatsOpen(full.id)).toBe(0);
  });
});
