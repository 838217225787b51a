import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { seat } from '../../src/backend/database/schema.ts';
import { campItem, fixedCamp, flexibleCamp, fullCamp } from '../../src/testing/camps.ts';
import { inventedNationalNr, MEDICAL_INFO } from '../../src/testing/people.ts';
import { readCamp } from '../../src/domain/camp.ts';
import { AN, checkDiscounts, enrol, enrolmentOf, get, medicalInfo, NOOR, post } from './client.ts';
import { onEachEngine, test } from './engines.ts';

const OTHER_PARENT = inventedNationalNr(1980);

/** Posts a body without a Content-Length. */
const postStream = ({ url }: { url: string }, path: string, body: Buffer) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([Uint8Array.from(body)]).stream(),
    duplex: 'half',
  } as RequestInit);

onEachEngine(() => {
  test('camps: the camp with this id, all without one, none for an unknown one', async ({ start }) => {
    const backend = await start([flexibleCamp(), fixedCamp()]);
    const ask = async (query = '') =>
      JSON.parse((await get(backend, `/api/camps?key=demo${query}`)).text) as unknown[];
    expect((await ask('&campId=zomer-avontuur')).map(readCamp)).toEqual([{ camp: flexibleCamp() }]);
    expect(await ask()).toHaveLength(2);
    expect(await ask('&campId=NERGENS')).toEqual([]);
  });

  test('camps: renders the list and the website again only after a change', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 4 });
    const backend = await start([camp]);
    const both = async () => {
      const [list, site] = [await get(backend, '/api/camps?key=demo'), await get(backend, '/organisatie/')];
      return { list: JSON.parse(list.text) as unknown, site: site.text };
    };
    const before = await both();
    const run = vi.spyOn(backend.backend.database, 'run');
    expect(await both()).toEqual(before);
    const list = expect.stringContaining('AS states') as string;
    expect(run.mock.calls.map(([text]) => text)).toEqual([list, list]);
    await enrol(backend, camp, NOOR);
    const after = await both();
    expect(after.list).toMatchObject([{ SEATS_OPEN: 3 }]);
    expect(after.site).toContain('Nog 3 plaatsen');
    await backend.importCamps([campItem({ ...camp, seatsOpen: 3, locationName: 'Elders' })]);
    expect((await both()).site).toContain('Elders');
  });

  test('camps: reads a long list in pieces, then only what has changed', async ({ start }) => {
    const camps = Array.from({ length: 1200 }, (_, n) => flexibleCamp({ id: `CAMP-${n}` }));
    const { backend } = await start(camps);
    const run = vi.spyOn(backend.database, 'run');
    const read = async () => {
      run.mockClear();
      const { length } = (await backend.camps.all()).camps;
      const rows = await Promise.all(run.mock.results.map(({ value }) => value as Promise<unknown[]>));
      return { length, read: rows.slice(1).map((piece) => piece.length) };
    };
    expect(await read()).toEqual({ length: 1200, read: [500, 500, 200] });
    await backend.database.run("UPDATE seat SET seats_open = 3 WHERE camp_id = 'CAMP-7'", []);
    expect(await read()).toEqual({ length: 1200, read: [1] });
    const { camps: listed, text } = await backend.camps.all();
    expect(listed.find(({ id }) => id === 'CAMP-7')).toMatchObject({ seatsOpen: 3 });
    expect(text).toContain('"SEATS_OPEN":3');
  });

  test('camps: reads the seats again after a booking that came between state and seats, and was cancelled', async ({
    start,
  }) => {
    const camp = flexibleCamp({ seatsOpen: 5 });
    const { backend } = await start([camp]);
    const { database } = backend;
    const addSeats = (count: number) =>
      database.sql.update(seat).set({ seatsOpen: sql`${seat.seatsOpen} + ${count}` });
    const run = database.run.bind(database);
    vi.spyOn(database, 'run').mockImplementationOnce(async (text, values) => {
      const states = await run<never>(text, values);
      await addSeats(-1);
      return states;
    });
    const seats = async () => (await backend.camps.all()).camps.map(({ seatsOpen }) => seatsOpen);
    expect(await seats()).toEqual([4]);
    await addSeats(1);
    expect(await seats()).toEqual([5]);
  });

  test('camps: returns only the fields of the specification', async ({ start }) => {
    const answer = campItem(flexibleCamp({ priceCentsByDays: { 3: 90_00 } }));
    const backend = await start([{ ...answer, INTERNAL_COST: 'secret' }]);
    for (const query of ['', `&campId=${String(answer.CAMP_ID)}`]) {
      const { text } = await get(backend, `/api/camps?key=demo${query}`);
      expect(JSON.parse(text)).toEqual([JSON.parse(JSON.stringify(answer))]);
    }
  });

  test('validateVoucher: VALID, EXPIRED, or INVALID: other camp, unknown, used', async ({ start }) => {
    const [full, other] = [fullCamp(), fixedCamp()];
    const backend = await start([full, other]);
    const ask = async (code: string, campId = full.id) =>
      (await get(backend, `/api/validateVoucher?voucher=${code}&campId=${campId}`)).result;
    const { code } = await backend.createVoucher(full.id);
    const expired = await backend.createVoucher(full.id, { expired: true });
    expect(await ask(code, `%20${full.id.toLowerCase()}%20`)).toBe('200 VALID');
    expect(await ask(expired.code)).toBe('400 EXPIRED');
    expect([await ask(code, other.id), await ask('unknown')]).toEqual(['400 INVALID', '400 INVALID']);
    await enrol(backend, full, NOOR, { voucher: code });
    expect(await ask(code)).toBe('400 INVALID');
  });

  test('checkDiscounts: first camp, savings from the second, none, or INVALID', async ({ start }) => {
    const flexible = flexibleCamp();
    const first = fixedCamp({ activeDays: flexible.activeDays.slice(0, 2) });
    const plain = fixedCamp({ id: 'ZONDER-KORTING', activeDays: ['2027-08-09'], discountAllowed: false });
    const backend = await start([first, flexible, plain]);
    const ask = async (campId: string, nr = NOOR) => (await checkDiscounts(backend, nr, campId)).result;
    const discount = (type: string | null, amount: number | null) =>
      `200 ${JSON.stringify({ DISCOUNT_TYPE: type, DISCOUNT_AMOUNT: amount })}`;

    expect(await ask(` ${first.id} `, ` ${NOOR} `)).toBe(discount('FIRST_CAMP', 10));
    await enrol(backend, first, NOOR);
    // The child has enough free days left in the flexible camp.
    expect(await ask(flexible.id)).toBe(discount('SAVINGS', 15));
    const selectedDays = flexible.activeDays.slice(2);
    expect((await enrol(backend, flexible, NOOR, { selectedDays })).status).toBe(200);
    expect(await ask(plain.id)).toBe(discount(null, null));
    expect(await ask('NERGENS')).toBe('400 INVALID');
    expect(await ask(plain.id, `${NOOR.slice(0, 9)}00`)).toBe('400 INVALID');
  });

  test('medicalInfo: returns the sheet of the last booking to its parent only', async ({ start }) => {
    const [first, last] = [flexibleCamp(), fixedCamp({ activeDays: ['2027-08-02'] })];
    const backend = await start([first, last]);
    await enrol(backend, first, NOOR);
    const hit = await medicalInfo(backend, NOOR, AN);
    expect([hit.status, JSON.parse(hit.text)]).toEqual([200, MEDICAL_INFO]);

    const sheet = { ...MEDICAL_INFO, subscriber_remarks: 'Nieuwe bril.' };
    const changes = { subscriber_Parent_NationalNr: OTHER_PARENT, subscriber_Medical_MedicalInfo: sheet };
    await enrol(backend, last, NOOR, changes);
    expect(JSON.parse((await medicalInfo(backend, NOOR, OTHER_PARENT)).text)).toEqual(sheet);
    const misses = [
      await medicalInfo(backend, NOOR, AN),
      await medicalInfo(backend, inventedNationalNr(2017), AN),
      await medicalInfo(backend, NOOR, ''),
      await get(backend, `/api/medicalInfo?key=demo&nationalNr=${NOOR}`),
      await get(backend, '/api/medicalInfo?key=demo'),
    ];
    const seen = misses.map(({ result, headers }) => ({
      result,
      headers: [...headers].filter(([name]) => name !== 'date'),
    }));
    for (const miss of seen) expect(miss).toEqual({ ...seen[0], result: '204 ' });
  });

  test('returns 400 for wrong types, unknown keys and text that cannot be stored', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    const good = enrolmentOf(camp, NOOR);
    const withInput = (changes: object) => ({ ...good, inputData: { ...good.inputData, ...changes } });
    const bodies: [why: string, body: unknown][] = [
      ['not JSON', '{'],
      ['no object', 'null'],
      ['an array', []],
      ['a number for a text', { ...good, campId: 5 }],
      ['a text for a flag', { ...good, discountAllowed: 'true' }],
      ['no number', withInput({ discountSelectedDays: null })],
      ['an unknown key', { ...good, admin: true }],
      ['__proto__', JSON.stringify(good).replace('{', '{"__proto__":{"a":1},')],
      ['deep nesting', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
      ['no date', withInput({ selectedDays: ['tomorrow'] })],
      ['a day twice', withInput({ selectedDays: [camp.activeDays[0], camp.activeDays[0]] })],
      ['NUL', withInput({ subscriber_FirstName: 'No\0or' })],
      ['half a pair', withInput({ subscriber_FirstName: 'No\uD800or' })],
      ['an unknown medical key', withInput({ subscriber_Medical_MedicalInfo: { x: 1 } })],
    ];
    for (const [why, body] of bodies) {
      expect(await post(backend, '/api/saveWebSubscription', body), why).toMatchObject({
        result: '400 INVALID',
      });
      expect((await post(backend, '/api/checkDiscounts', body)).status, why).toBe(400);
    }
    // An é in another encoding, which a lenient parser would read as another letter.
    const latin1 = Buffer.from(JSON.stringify(withInput({ subscriber_FirstName: 'Zoé' })), 'latin1');
    expect((await postStream(backend, '/api/saveWebSubscription', latin1)).status).toBe(400);
    const queries = [
      '/api/camps?key=demo&campId=A&campId=B',
      '/api/camps?key=demo&campId=%00',
      '/api/camps?key=demo&__proto__=1',
      '/api/validateVoucher?voucher=a&voucher=b&campId=A',
      '/api/medicalInfo?key=demo&nationalNr=1&nationalNr=2',
    ];
    for (const query of queries)
      expect(await get(backend, query), query).toMatchObject({ result: '400 INVALID' });
    expect(backend.errors).toEqual([]);
    expect(await backend.bookings(camp.id)).toEqual([]);
    const whole = Buffer.from(JSON.stringify(good));
    expect((await postStream(backend, '/api/saveWebSubscription', whole)).status).toBe(200);
  });

  test('returns 413, 415, 405 and 404: size, content type, method, path', async ({ start }) => {
    const backend = await start([flexibleCamp()]);
    const large = JSON.stringify({ campId: 'x'.repeat(65 * 1024) });
    expect((await post(backend, '/api/checkDiscounts', large)).status).toBe(413);
    expect((await postStream(backend, '/api/checkDiscounts', Buffer.from(large))).status).toBe(413);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
    ]) {
      const { status } = await post(backend, '/api/checkDiscounts', '{}', { 'content-type': type });
      expect(status, type).toBe(415);
    }
    const encoded = await post(backend, '/api/checkDiscounts', '{}', { 'content-encoding': 'gzip' });
    expect(encoded.status).toBe(415);
    const wrong = await get(backend, '/api/saveWebSubscription');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await post(backend, '/api/camps', {})).status).toBe(405);
    expect((await get(backend, '/api/elsewhere')).status).toBe(404);
  });
});
