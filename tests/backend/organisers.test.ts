import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { campAnswer, fixedCamp, flexibleCamp } from '../../stories/support/camps.ts';
import { CHILD } from '../../stories/support/people.ts';
import { rowsOfCsv } from '../../src/backend/camps/campCsv.ts';
import { rowsOfJson } from '../../src/backend/camps/campImport.ts';
import { runOn } from '../../src/backend/operations/commands.ts';
import { rowsOf } from '../../src/backend/operations/database.ts';
import { checkDiscounts, children, enrol, get } from './client.ts';
import { onEachEngine, test } from './engines.ts';
import type { TestBackend } from './testBackend.ts';

const NOOR = CHILD.subscriber_NationalNr;
const child = children(2016);
const camp = flexibleCamp({ seatsOpen: 10 });

onEachEngine(() => {
  const importing = ({ backend }: TestBackend, items: object[], force = false) =>
    runOn(backend, 'importCamps', { rows: rowsOfJson(items), force });
  const books = async (backend: TestBackend, childNr: string, voucher = '', of = camp) => {
    const { status, text } = await enrol(backend, of, childNr, { voucher });
    return status === 200 ? (JSON.parse(text) as { reference: string }).reference : text;
  };

  test('importCamps: returns seats before and after, and bookings', async ({ start }) => {
    const backend = await start([camp]);
    await books(backend, NOOR);
    const loaded = await importing(backend, [
      campAnswer({ ...camp, seatsOpen: 4 }),
      campAnswer(fixedCamp({ seatsOpen: 7 })),
    ]);
    expect(loaded).toEqual([
      { camp: camp.id, seatsBefore: 9, seatsAfter: 4, booked: 1 },
      { camp: fixedCamp().id, seatsBefore: null, seatsAfter: 7, booked: 0 },
    ]);
  });

  test('importCamps: requires --force to raise the open seats', async ({ start }) => {
    const backend = await start([camp]);
    for (const n of [1, 2, 3]) await books(backend, child(n));
    const again = [campAnswer(camp), campAnswer(fixedCamp())];
    await expect(importing(backend, again)).rejects.toThrow(
      `Camp ${camp.id}: SEATS_OPEN is 10, more than the 7 that are open now.\nNothing was loaded; --force loads it`,
    );
    expect([await backend.seatsOpen(camp.id), await backend.seatsOpen(fixedCamp().id)]).toEqual([7, NaN]);
    await importing(backend, again, true);
    expect(await backend.seatsOpen(camp.id)).toBe(10);
  });

  test('importCamps: requires --force where booked days vanish or no child fits', async ({ start }) => {
    const backend = await start([camp]);
    await books(backend, NOOR);
    const [first = '', ...others] = camp.activeDays;
    const cases: [change: object, sentence: string][] = [
      [{ ACTIVE_DAYS: others.join(',') }, `ACTIVE_DAYS lacks ${first}, which children have booked.`],
      [{ MAX_BIRTHYEAR: 2018, MIN_BIRTHYEAR: 2014 }, 'cannot be booked: no child is born from'],
      [{ MAX_BIRTHYEAR: 2031, MIN_BIRTHYEAR: 2035 }, 'cannot be booked: no child is born from'],
      [{ CAMP_MINIMUM_REQUIRED_CAMP_DAYS: 6 }, 'cannot be booked: CAMP_MINIMUM_REQUIRED_CAMP_DAYS is 6'],
    ];
    for (const [change, sentence] of cases) {
      const items = [{ ...campAnswer({ ...camp, seatsOpen: 9 }), ...change }];
      await expect(importing(backend, items), sentence).rejects.toThrow(sentence);
      expect(await importing(backend, items, true)).toHaveLength(1);
    }
  });

  test('importCamps: names every wrong row, and refuses ambiguous prices', async ({ start }) => {
    const backend = await start([]);
    const good = campAnswer(camp);
    const wrong = [
      { ...good, CAMP_ID: 'A', PRICE: '1.250' },
      { ...good, CAMP_ID: 'B', PRICE: 149.005 },
      { ...good, CAMP_ID: 'C', PRICE_3_DAYS: '99,005' },
      { ...good, CAMP_ID: 'D', SEATS_OPEN: '1.250' },
      { ...good, CAMP_ID: 'E', PRICE: 'gratis' },
      { ...good, CAMP_ID: null },
      { ...good, CAMP_ID: 'G', SEATS_OPEN: null },
      { ...good, CAMP_ID: camp.id.toLowerCase() },
    ];
    const rows = [
      ...rowsOfJson([good, ...wrong]),
      ...rowsOfCsv('CAMP_ID;ACTIVE_DAYS;PRICE;SEATS_OPEN\nCSV;=1+1;149,00;7'),
    ];
    const refused = await runOn(backend.backend, 'importCamps', { rows, force: true }).catch(
      (error: unknown) => error,
    );
    const lines = (refused as Error).message.split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^Camp A .*PRICE "1.250" is ambiguous: write 1250 or 1250,00/),
      expect.stringMatching(/^Camp B .*PRICE 149.005 is ambiguous/),
      expect.stringMatching(/^Camp C .*PRICE_3_DAYS "99,005" is ambiguous/),
      expect.stringMatching(/^Camp D .*SEATS_OPEN .*not a whole number/),
      'Camp E cannot be loaded: PRICE "gratis" is not a number.',
      'Camp number 7 cannot be loaded: CAMP_ID is missing.',
      'Camp G cannot be loaded: SEATS_OPEN is missing.',
      `Camp ${camp.id.toLowerCase()} is in the file twice.`,
      'Row 2 (camp CSV) cannot be loaded: ACTIVE_DAYS holds a formula: save its result.',
      'Nothing was loaded.',
    ]);
    expect(await runOn(backend.backend, 'listCamps', {})).toEqual([]);
  });

  test('setClosed: makes a camp answer as a full one, until it is opened', async ({ start }) => {
    const backend = await start([camp]);
    const seats = async () => {
      const { text } = await get(backend, `/api/camps?key=demo&campId=${camp.id}`);
      return (JSON.parse(text) as { SEATS_OPEN: number }[])[0]?.SEATS_OPEN;
    };
    const close = (isClosed: boolean) =>
      runOn(backend.backend, 'setClosed', { campId: camp.id.toLowerCase(), isClosed });
    expect(await close(true)).toEqual({ camp: camp.id, state: 'closed' });
    expect([await seats(), await books(backend, child(1))]).toEqual([0, 'INVALID_CAMP_FULLY_BOOKED']);
    expect((await get(backend, '/organisatie/')).text).toContain('Volzet');
    const { code } = await backend.createVoucher(camp.id);
    expect(await books(backend, child(2), code)).toMatch(/^\w{8}$/);
    // An import leaves it closed.
    await importing(backend, [campAnswer({ ...camp, seatsOpen: 8 })]);
    expect([await seats(), (await runOn(backend.backend, 'listCamps', {}))[0]]).toEqual([
      0,
      expect.objectContaining({ seatsOpen: 8, booked: 1, vouchers: 0, state: 'closed' }),
    ]);
    await close(false);
    expect([await seats(), await books(backend, child(1))]).toEqual([8, expect.stringMatching(/^\w{8}$/)]);
  });

  test('listCamps: returns seats, bookings and vouchers, the earliest camp first', async ({ start }) => {
    const early = fixedCamp({ activeDays: ['2027-04-05'], seatsOpen: 0 });
    const backend = await start([camp, early]);
    await books(backend, NOOR);
    await backend.createVoucher(camp.id);
    await backend.createVoucher(camp.id, { expired: true });
    expect(await runOn(backend.backend, 'listCamps', {})).toEqual([
      {
        camp: early.id,
        name: 'Zeilen voor beginners, Jachthaven, Nieuwpoort',
        from: '05/04/2027',
        until: '05/04/2027',
        seatsOpen: 0,
        booked: 0,
        vouchers: 0,
        state: 'full',
      },
      expect.objectContaining({ camp: camp.id, seatsOpen: 9, booked: 1, vouchers: 1, state: 'open' }),
    ]);
  });

  test('cancelBooking: frees seat and days, and stores only reference and dates', async ({ start }) => {
    const backend = await start([camp]);
    const reference = await books(backend, NOOR);
    const other = await books(backend, child(1));
    expect((await checkDiscounts(backend, NOOR, camp.id)).text).toBe('INVALID_CAMP_ALREADY_BOOKED');

    await runOn(backend.backend, 'cancelBooking', { reference: ` ${reference.toLowerCase()} ` });
    expect(await backend.seatsOpen(camp.id)).toBe(9);
    expect(await backend.bookings(camp.id)).toMatchObject([{ reference: other }]);
    expect(await runOn(backend.backend, 'listBookings', { campId: camp.id })).toEqual([
      expect.objectContaining({ reference: other, child: 'Noor Peeters', days: 5, state: 'booked' }),
      expect.objectContaining({ reference, child: '', days: null, state: 'cancelled' }),
    ]);
    const kept = await rowsOf<object>(backend.backend.database.sql, sql`SELECT * FROM cancelled_booking`);
    expect(kept.map((row) => Object.keys(row))).toEqual([
      ['reference', 'camp_id', 'booked_at', 'cancelled_at'],
    ]);
    const lookup = backend.backend.vault.lookup('child', NOOR);
    const days = sql`SELECT * FROM booked_day WHERE child_lookup = ${lookup}`;
    expect(await rowsOf(backend.backend.database.sql, days)).toEqual([]);
    // The child may come after all, and its first camp is its first again.
    expect(JSON.parse((await checkDiscounts(backend, NOOR, camp.id)).text)).toMatchObject({
      DISCOUNT_TYPE: 'FIRST_CAMP',
    });
    expect(await books(backend, NOOR)).toMatch(/^\w{8}$/);
    expect(await backend.seatsOpen(camp.id)).toBe(8);
    await expect(runOn(backend.backend, 'cancelBooking', { reference })).rejects.toThrow(
      'There is no booking',
    );
  });

  test('cancelBooking: frees no public seat for a booking with a voucher', async ({ start }) => {
    const backend = await start([{ ...camp, seatsOpen: 0 }]);
    const { code } = await backend.createVoucher(camp.id);
    const reference = await books(backend, NOOR, code);
    await runOn(backend.backend, 'cancelBooking', { reference });
    expect(await backend.seatsOpen(camp.id)).toBe(0);
  });

  test('listVouchers and revokeVoucher: by name and state; by code, link or name', async ({ start }) => {
    const backend = await start([camp, fixedCamp()]);
    const [byCode, byLink, byName, used] = await Promise.all(
      [1, 2, 3, 4].map(() => backend.createVoucher(camp.id)),
    );
    await backend.createVoucher(fixedCamp().id, { expired: true });
    await books(backend, NOOR, used?.code);
    const list = (campId: string | null) => runOn(backend.backend, 'listVouchers', { campId });
    const revoke = (given = '') => runOn(backend.backend, 'revokeVoucher', { given });
    const statesOf = async (campId: string | null) => (await list(campId)).map(({ state }) => state).sort();
    expect(await statesOf(null)).toEqual(['expired', 'open', 'open', 'open', 'used']);
    expect(JSON.stringify(await list(null))).not.toContain(byName?.code);

    await revoke(byCode?.code);
    await revoke(byLink?.link);
    const [left] = (await list(camp.id)).filter(({ state }) => state === 'open');
    await revoke(left?.voucher);
    expect(await statesOf(camp.id)).toEqual(['used']);
    for (const revoked of [byCode, byLink, byName]) {
      const query = `voucher=${revoked?.code}&campId=${camp.id}`;
      expect((await get(backend, `/api/validateVoucher?${query}`)).text).toBe('INVALID');
    }
    await expect(revoke(used?.code)).rejects.toThrow('was used: cancel its booking instead');
    await expect(revoke('nothing')).rejects.toThrow('There is no such voucher.');
  });

  test('refuses an unknown camp in one sentence', async ({ start }) => {
    const { backend } = await start([]);
    const asked = [
      runOn(backend, 'setClosed', { campId: 'NERGENS', isClosed: true }),
      runOn(backend, 'listBookings', { campId: 'NERGENS' }),
      runOn(backend, 'listVouchers', { campId: 'NERGENS' }),
      runOn(backend, 'createVoucher', { campId: 'NERGENS', hours: 1 }),
      runOn(backend, 'exportCamp', { campId: 'NERGENS' }),
    ];
    const refused = { status: 'rejected', reason: { message: 'There is no camp NERGENS.', exitCode: 2 } };
    expect(await Promise.allSettled(asked)).toMatchObject(asked.map(() => refused));
  });
});
