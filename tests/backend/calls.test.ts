import { expect, vi } from 'vitest';
import { campAnswer, fixedCamp, flexibleCamp, fullCamp } from '../../stories/support/camps.ts';
import { CHILD, inventedNationalNr, MEDICAL_INFO, PARENT } from '../../stories/support/people.ts';
import { readCamp } from '../../src/domain/camp.ts';
import { checkDiscounts, enrol, enrolmentOf, get, medicalInfo, post, save } from './client.ts';
import { onEachEngine, test } from './engines.ts';

const NOOR = CHILD.subscriber_NationalNr;
const AN = PARENT.subscriber_Parent_NationalNr;
const OTHER_PARENT = inventedNationalNr(1980);

/** Posted as it is, without saying how much it is. */
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
    const one = await get(backend, '/api/camps?key=demo&campId=zomer-avontuur');
    expect(one.status).toBe(200);
    expect((JSON.parse(one.text) as unknown[]).map(readCamp)).toEqual([{ camp: flexibleCamp() }]);
    expect(JSON.parse((await get(backend, '/api/camps?key=demo')).text)).toHaveLength(2);
    expect(await get(backend, '/api/camps?key=demo&campId=NERGENS')).toMatchObject({
      status: 200,
      text: '[]',
    });
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
    expect(run.mock.calls.map(([{ name }]) => name)).toEqual(['all_camps', 'all_camps']);
    await enrol(backend, camp, NOOR);
    const after = await both();
    expect(after.list).toMatchObject([{ SEATS_OPEN: 3 }]);
    expect(after.site).toContain('Nog 3 plaatsen');
    await backend.importCamps([campAnswer({ ...camp, seatsOpen: 3, locationName: 'Elders' })]);
    expect((await both()).site).toContain('Elders');
  });

  test('camps: returns only the fields of the specification', async ({ start }) => {
    const answer = campAnswer(flexibleCamp({ priceCentsByDays: { 3: 90_00 } }));
    const backend = await start([{ ...answer, INTERNAL_COST: 'secret' }]);
    for (const query of ['', `&campId=${String(answer.CAMP_ID)}`]) {
      const { text } = await get(backend, `/api/camps?key=demo${query}`);
      expect(JSON.parse(text)).toEqual([JSON.parse(JSON.stringify(answer))]);
    }
  });

  test('validateVoucher: VALID, EXPIRED, or INVALID: other camp, unknown, used', async ({ start }) => {
    const [full, other] = [fullCamp(), fixedCamp()];
    const backend = await start([full, other]);
    const ask = (code: string, campId: string) =>
      get(backend, `/api/validateVoucher?voucher=${code}&campId=${campId}`);
    const { code } = await backend.createVoucher(full.id);
    const expired = await backend.createVoucher(full.id, { expired: true });

    expect(await ask(code, full.id.toLowerCase())).toMatchObject({ result: '200 VALID' });
    expect(await ask(expired.code, full.id)).toMatchObject({ result: '400 EXPIRED' });
    expect(await ask(code, other.id)).toMatchObject({ result: '400 INVALID' });
    expect(await ask('unknown', full.id)).toMatchObject({ result: '400 INVALID' });
    await enrol(backend, full, NOOR, { voucher: code });
    expect(await ask(code, full.id)).toMatchObject({ result: '400 INVALID' });
  });

  test('checkDiscounts: first camp, savings from the second, or none', async ({ start }) => {
    const first = flexibleCamp();
    const later = fixedCamp({ activeDays: ['2027-08-02'] });
    const plain = fixedCamp({ id: 'ZONDER-KORTING', activeDays: ['2027-08-09'], discountAllowed: false });
    const backend = await start([first, later, plain]);
    const ask = async (campId: string) =>
      JSON.parse((await checkDiscounts(backend, NOOR, campId)).text) as unknown;

    expect(await ask(first.id)).toEqual({ DISCOUNT_TYPE: 'FIRST_CAMP', DISCOUNT_AMOUNT: 10 });
    await enrol(backend, first, NOOR);
    expect(await ask(later.id)).toEqual({ DISCOUNT_TYPE: 'SAVINGS', DISCOUNT_AMOUNT: 15 });
    expect(await ask(plain.id)).toEqual({ DISCOUNT_TYPE: null, DISCOUNT_AMOUNT: null });
  });

  test('checkDiscounts: accepts a flexible camp with enough free days', async ({ start }) => {
    const booked = fixedCamp({ activeDays: ['2027-07-05', '2027-07-06'] });
    const flexible = flexibleCamp();
    const backend = await start([booked, flexible]);
    await enrol(backend, booked, NOOR);
    expect((await checkDiscounts(backend, NOOR, flexible.id)).status).toBe(200);
    const selectedDays = flexible.activeDays.slice(2);
    expect((await enrol(backend, flexible, NOOR, { selectedDays })).status).toBe(200);
  });

  test('checkDiscounts: returns INVALID for an unknown camp or a wrong number', async ({ start }) => {
    const backend = await start([flexibleCamp()]);
    const wrong = `${NOOR.slice(0, 9)}00`;
    for (const [nr, campId] of [
      [NOOR, 'NERGENS'],
      [wrong, flexibleCamp().id],
    ] as const) {
      expect(await checkDiscounts(backend, nr, campId)).toMatchObject({ result: '400 INVALID' });
    }
  });

  test('medicalInfo: returns the sheet of the last booking to its parent only', async ({ start }) => {
    const [first, last] = [flexibleCamp(), fixedCamp({ activeDays: ['2027-08-02'] })];
    const backend = await start([first, last]);
    const sheet = { ...MEDICAL_INFO, subscriber_remarks: 'Nieuwe bril.' };
    await enrol(backend, first, NOOR);
    const hit = await medicalInfo(backend, NOOR, AN);
    expect(hit.status).toBe(200);
    expect(JSON.parse(hit.text)).toEqual(MEDICAL_INFO);

    await save(
      backend,
      enrolmentOf(last, NOOR, {
        subscriber_Parent_NationalNr: OTHER_PARENT,
        subscriber_Medical_MedicalInfo: sheet,
      }),
    );
    expect(JSON.parse((await medicalInfo(backend, NOOR, OTHER_PARENT)).text)).toEqual(sheet);
    expect((await medicalInfo(backend, NOOR, AN)).status).toBe(204);
  });

  test('medicalInfo: answers alike for a wrong parent, no parent and an unknown child', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    await enrol(backend, camp, NOOR);
    const misses = [
      await medicalInfo(backend, NOOR, OTHER_PARENT),
      await medicalInfo(backend, inventedNationalNr(2017), AN),
      await medicalInfo(backend, NOOR, ''),
      await get(backend, `/api/medicalInfo?key=demo&nationalNr=${NOOR}`),
      await get(backend, '/api/medicalInfo?key=demo'),
    ];
    const seen = misses.map(({ status, text, headers }) => {
      const own = Object.fromEntries(headers);
      delete own.date;
      return { status, text, own };
    });
    for (const miss of seen) expect(miss).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({ status: 204, text: '' });
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
    // An é as another encoding writes it, which a tolerant reader would take for some other letter.
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
    const wrong = await get(backend, '/api/saveWebSubscription');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await post(backend, '/api/camps', {})).status).toBe(405);
    expect((await get(backend, '/api/elsewhere')).status).toBe(404);
  });
});
