import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { fixedCamp } from '../../src/testing/camps.ts';
import { book as bookVersion, type NewBooking } from '../../src/backend/booking/book.ts';
import { setClosed } from '../../src/backend/camps/campStore.ts';
import type { Database } from '../../src/backend/database/database.ts';
import { bookedDay, booking, lookupKey } from '../../src/backend/database/schema.ts';
import { voucherHash } from '../../src/backend/booking/voucherStore.ts';
import { onEachEngine, test } from './engines.ts';

const SAME_DAYS = ['2027-07-05', '2027-07-06'];
const OTHER_DAY = ['2027-07-12'];
let made = 0;

/** A booking that succeeds if there is a seat, with arbitrary encrypted data. */
function bookingIn(campId: string, changes: Partial<NewBooking> = {}): Omit<NewBooking, 'campVersion'> {
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
    keyFingerprint: 'fingerprint',
    days: SAME_DAYS,
    ...changes,
  };
}

/** Books the camp as it is now. */
async function book(database: Database, posted: ReturnType<typeof bookingIn>): Promise<boolean> {
  const version = 'SELECT xmin::text AS "campVersion" FROM camp WHERE id = $1';
  const [camp] = await database.run<{ campVersion: string }>(version, [posted.campId]);
  return bookVersion(database, { ...posted, campVersion: camp?.campVersion ?? '' });
}

const campsWith = (...seats: number[]) =>
  seats.map((seatsOpen, n) => fixedCamp({ id: `CAMP${n}`, seatsOpen }));

onEachEngine(() => {
  test.for([
    ['the child in this camp', { childLookup: 'same', days: OTHER_DAY, discountType: 'SAVINGS' }, 'CAMP0'],
    ['the child on this day', { childLookup: 'same', discountType: 'SAVINGS' }, 'CAMP1'],
    ['the first camp of the child', { childLookup: 'same', days: OTHER_DAY }, 'CAMP1'],
    ['the idempotency key', { idempotencyKey: 'key' }, 'CAMP1'],
    ['the reference', { reference: 'SAME' }, 'CAMP1'],
  ] satisfies [string, Partial<NewBooking>, string][])(
    'books nothing that would duplicate %s',
    async ([, changes, campId], { start }) => {
      const running = await start(campsWith(100, 100));
      const { backend } = running;
      const same = { childLookup: 'same', idempotencyKey: 'key', reference: 'SAME' };
      expect(await book(backend.database, bookingIn('CAMP0', same))).toBe(true);
      expect(await book(backend.database, bookingIn(campId, changes))).toBe(false);
      expect([await running.seatsOpen('CAMP0'), await running.seatsOpen('CAMP1')]).toEqual([99, 100]);
      expect(await backend.database.sql.select().from(booking)).toHaveLength(1);
      expect(await backend.database.sql.select().from(bookedDay)).toHaveLength(SAME_DAYS.length);
    },
  );

  test("books nothing with a key that is not the database's", async ({ start }) => {
    const running = await start(campsWith(5));
    const { database } = running.backend;
    await database.sql.insert(lookupKey).values({ id: 'k1', fingerprint: 'fingerprint' });
    const other = { keyFingerprint: 'outdated' };
    const { code } = await running.createVoucher('CAMP0');
    expect(await book(database, bookingIn('CAMP0', other))).toBe(false);
    expect(await book(database, bookingIn('CAMP0', { ...other, voucherHash: voucherHash(code) }))).toBe(
      false,
    );
    expect(await book(database, bookingIn('CAMP0'))).toBe(true);
    expect(await running.seatsOpen('CAMP0')).toBe(4);
  });

  test('books nothing without a seat, with an expired voucher or one of another camp', async ({ start }) => {
    const running = await start(campsWith(0, 0));
    const { code: expired } = await running.createVoucher('CAMP0', { expired: true });
    const { code: other } = await running.createVoucher('CAMP1');
    for (const hash of [null, ...[expired, other, 'nobodys'].map(voucherHash)]) {
      const posted = bookingIn('CAMP0', { voucherHash: hash });
      expect(await book(running.backend.database, posted)).toBe(false);
    }
  });

  test('books no seat of a closed camp, except with a voucher', async ({ start }) => {
    const running = await start(campsWith(5));
    const { code } = await running.createVoucher('CAMP0');
    await setClosed(running.backend, { campId: 'CAMP0', isClosed: true });
    const { database } = running.backend;
    expect(await book(database, bookingIn('CAMP0'))).toBe(false);
    expect(await book(database, bookingIn('CAMP0', { voucherHash: voucherHash(code) }))).toBe(true);
    expect(await running.seatsOpen('CAMP0')).toBe(5);
  });

  test('grants the discount of later bookings only to a child that has one', async ({ start }) => {
    const running = await start(campsWith(100));
    const later = bookingIn('CAMP0', { discountType: 'SAVINGS' });
    expect(await book(running.backend.database, later)).toBe(false);
    expect(await running.seatsOpen('CAMP0')).toBe(100);
  });

  test('grants the discount of a first booking only to a child that has none', async ({ start }) => {
    const running = await start(campsWith(100, 100, 100));
    const { database } = running.backend;
    const bookDay = (n: number, discountType: NewBooking['discountType']) =>
      book(database, bookingIn(`CAMP${n}`, { childLookup: 'same', days: [`2027-07-1${n}`], discountType }));
    expect(await bookDay(0, 'FIRST_CAMP')).toBe(true);
    expect(await bookDay(1, 'SAVINGS')).toBe(true);
    await database.sql.delete(booking).where(eq(booking.campId, 'CAMP0'));
    expect(await bookDay(2, 'FIRST_CAMP')).toBe(false);
    expect(await running.seatsOpen('CAMP2')).toBe(100);
  });
});
