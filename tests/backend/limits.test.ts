import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { campAnswer, fixedCamp, flexibleCamp, fullCamp } from '../../stories/support/camps.ts';
import { TODAY } from '../../stories/support/clock.ts';
import { CHILD, inventedNationalNr, MEDICAL_INFO, PARENT } from '../../stories/support/people.ts';
import { createApp } from '../../src/backend/http/app.ts';
import { loadBrand } from '../../src/build/loadBrand.ts';
import { createBackend } from '../../src/backend/operations/Backend.ts';
import { clientAddress } from '../../src/backend/http/clientAddress.ts';
import { listen } from '../../src/backend/http/listen.ts';
import { checkDiscounts, children, enrolmentOf, get, medicalInfo, post, save } from './client.ts';
import { onEachEngine } from './engines.ts';
import type { TestBackend } from './testBackend.ts';

const NOOR = CHILD.subscriber_NationalNr;
const AN = PARENT.subscriber_Parent_NationalNr;
const child = children(2016);
const CHILDREN_PER_ADDRESS = 600;

/** Uses up what one address may ask, without the detour over HTTP. */
async function useUp({ backend }: TestBackend, address: string, count = CHILDREN_PER_ADDRESS): Promise<void> {
  const key = backend.vault.lookup('address', address);
  for (let n = 0; n < count; n += 1) {
    // In parallel it would be faster, and hide which one was the first refused.
    if (!(await backend.limits.mayLookUpChild(key, backend.vault.lookup('child', child(1000 + n))))) {
      throw new Error(`refused at ${n}`);
    }
  }
}

const granted = async (backend: Pick<TestBackend, 'url'>, nr: string, campId: string) =>
  (JSON.parse((await checkDiscounts(backend, nr, campId)).text) as { DISCOUNT_TYPE: unknown }).DISCOUNT_TYPE;

onEachEngine((start) => {
  test('hides answers past the limit of children, and still books', async () => {
    const [camp, full, other] = [
      flexibleCamp({ seatsOpen: 300 }),
      fullCamp({ activeDays: ['2027-08-02', '2027-08-03', '2027-08-04'] }),
      fixedCamp({ activeDays: ['2027-08-09'] }),
    ];
    const backend = await start({ camps: [camp, full, other].map(campAnswer), today: TODAY });
    await save(backend, enrolmentOf(camp, NOOR));
    await useUp(backend, '127.0.0.1');

    // One child too many: no discount, no sheet, no word about bookings.
    expect(await granted(backend, child(1), camp.id)).toBe(null);
    expect(await checkDiscounts(backend, NOOR, camp.id)).toMatchObject({ status: 200 });
    expect((await medicalInfo(backend, NOOR, AN)).status).toBe(204);
    // The save tells no more than that.
    expect(await save(backend, enrolmentOf(camp, NOOR))).toMatchObject({ status: 400, text: 'INVALID' });
    expect(await save(backend, enrolmentOf(full, NOOR))).toMatchObject({ text: 'INVALID_CAMP_FULLY_BOOKED' });
    // And still it books, with the discount the check did not tell of.
    expect((await save(backend, enrolmentOf(other, child(1)))).status).toBe(200);
    expect(await backend.bookings(other.id)).toMatchObject([{ discountType: 'FIRST_CAMP' }]);
  });

  test('answers a wrong voucher alike for children with and without bookings', async () => {
    const [camp, other] = [flexibleCamp(), fixedCamp({ activeDays: ['2027-08-09'] })];
    const backend = await start({ camps: [camp, other].map(campAnswer), today: TODAY });
    await save(backend, enrolmentOf(camp, NOOR));
    for (const discountAmount of [null, 10, 12, 15]) {
      const answers = [NOOR, child(1)].map((nr) =>
        save(backend, { ...enrolmentOf(other, nr, { voucher: 'nobodys' }), discountAmount }),
      );
      const texts = (await Promise.all(answers)).map(({ text }) => text);
      expect(texts, String(discountAmount)).toEqual(['INVALID_VOUCHER', 'INVALID_VOUCHER']);
    }
  });

  test('counts a save whose claimed discount depends on the child', async () => {
    const [camp, other] = [flexibleCamp(), fixedCamp({ activeDays: ['2027-08-09'] })];
    const backend = await start({ camps: [camp, other].map(campAnswer), today: TODAY });
    for (const nr of [NOOR, child(2)]) await save(backend, enrolmentOf(camp, nr));
    const claim = async (nr: string, wanted = camp) =>
      (await save(backend, { ...enrolmentOf(wanted, nr), discountAmount: 12 })).text;
    await useUp(backend, '127.0.0.1', CHILDREN_PER_ADDRESS - 2);
    expect(await claim(NOOR)).toBe('INVALID_CAMP_ALREADY_BOOKED');
    expect(await claim(child(1))).toBe('INVALID');
    // That was the last child of this hour: now an enrolled one answers as an unknown one does.
    expect(await claim(child(2))).toBe('INVALID');
    // Whoever is entitled to it books all the same.
    expect(await claim(NOOR, other)).toContain('reference');
  });

  test('counts the same child once', async () => {
    const camp = flexibleCamp();
    const backend = await start({ camps: [campAnswer(camp)], today: TODAY });
    const { limits, vault } = backend.backend;
    const [address, looked] = [vault.lookup('address', '127.0.0.1'), vault.lookup('child', NOOR)];
    for (let n = 0; n < CHILDREN_PER_ADDRESS + 50; n += 1) {
      if (!(await limits.mayLookUpChild(address, looked))) throw new Error(`refused at ${n}`);
    }
    expect(await granted(backend, child(1), camp.id)).toBe('FIRST_CAMP');
  });

  test('keeps a limit over a restart, for one address only', async () => {
    const camp = flexibleCamp();
    const backend = await start({ camps: [campAnswer(camp)], today: TODAY });
    await useUp(backend, '127.0.0.1');
    // The same database under a new process: nothing is remembered but what is written.
    const again = createBackend(backend.backend);
    const server = await listen(createApp(again, await loadBrand(), null).fetch, '127.0.0.1', 0);
    const restarted = { url: `http://127.0.0.1:${server.port}` };
    expect(await granted(restarted, child(1), camp.id)).toBe(null);
    const elsewhere = again.vault.lookup('address', '10.1.2.3');
    expect(await again.limits.mayLookUpChild(elsewhere, again.vault.lookup('child', child(1)))).toBe(true);
    await server.stop();
  });

  test('trusts as many entries of X-Forwarded-For as there are proxies', async () => {
    const camp = flexibleCamp();
    const options = { camps: [campAnswer(camp)], today: TODAY };
    const ask = async (backend: TestBackend, forwarded: string) => {
      const body = { subscriber_NationalNr: child(1), campId: camp.id };
      const answer = await post(backend, '/api/checkDiscounts', body, { 'x-forwarded-for': forwarded });
      return (JSON.parse(answer.text) as { DISCOUNT_TYPE: unknown }).DISCOUNT_TYPE;
    };
    const direct = await start(options);
    await useUp(direct, '127.0.0.1');
    expect(await ask(direct, '10.9.9.9')).toBe(null);

    const behindProxy = await start({ ...options, environment: { TRUSTED_PROXIES: '1' } });
    await useUp(behindProxy, '10.9.9.9');
    expect(await ask(behindProxy, '10.9.9.9')).toBe(null);
    expect(await ask(behindProxy, '1.2.3.4, 10.9.9.9')).toBe(null);
    expect(await ask(behindProxy, '10.9.9.9, 10.8.8.8')).toBe('FIRST_CAMP');
  });

  test('allows ten parents per child and address in a day', async () => {
    const camp = flexibleCamp();
    const environment = { TRUSTED_PROXIES: '1' };
    const backend = await start({ camps: [campAnswer(camp)], today: TODAY, environment });
    await save(backend, enrolmentOf(camp, NOOR));
    for (let serial = 0; serial < 10; serial += 1) {
      expect((await medicalInfo(backend, NOOR, inventedNationalNr(1980, serial + 10))).status).toBe(204);
    }
    expect((await medicalInfo(backend, NOOR, AN)).status).toBe(204);
    const elsewhere = { 'x-parent-national-nr': AN, 'x-forwarded-for': '10.9.9.9' };
    expect((await get(backend, `/api/medicalInfo?key=demo&nationalNr=${NOOR}`, elsewhere)).status).toBe(200);
  });

  test('returns the sheet to the right parent after a few wrong ones', async () => {
    const camp = flexibleCamp();
    const backend = await start({ camps: [campAnswer(camp)], today: TODAY });
    await save(backend, enrolmentOf(camp, NOOR));
    for (let serial = 0; serial < 5; serial += 1) {
      await medicalInfo(backend, NOOR, inventedNationalNr(1980, serial + 10));
    }
    expect(JSON.parse((await medicalInfo(backend, NOOR, AN)).text)).toEqual(MEDICAL_INFO);
  });

  test('returns 429 after a hundred wrong voucher codes, and VALID for a right one', async () => {
    const full = fullCamp();
    const backend = await start({ camps: [campAnswer(full)], today: TODAY });
    const { code } = await backend.createVoucher(full.id);
    const ask = (voucher: string) =>
      get(backend, `/api/validateVoucher?voucher=${voucher}&campId=${full.id}`);
    for (let n = 0; n < 100; n += 1) expect((await ask(`guess${n}`)).status).toBe(400);
    const tooMany = await ask('guess');
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await ask(code)).text).toBe('VALID');
  });
});

test.each([
  ['10.9.9.9:4711', '10.9.9.9'],
  ['[2001:db8:1:2::1]:4711', '2001:0db8:0001:0002'],
  ['[2001:db8:1:2::1]', '2001:0db8:0001:0002'],
  ['2001:db8:1:2::1', '2001:0db8:0001:0002'],
])('ignores the port that a proxy adds: %s counts as %s', async (hop, counted) => {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, 1)));
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const answer = await app.request('/', { headers: { 'x-forwarded-for': `1.1.1.1, ${hop}` } }, connection);
  expect(await answer.text()).toBe(counted);
});

test.each([
  ['2001:db8:1:2::1', '2001:0db8:0001:0002'],
  ['2001:DB8:1:2:ffff:0:0:9', '2001:0db8:0001:0002'],
  ['2001:db8:1:3::1', '2001:0db8:0001:0003'],
  ['2001:db8::1', '2001:0db8:0000:0000'],
  ['::ffff:10.9.9.9', '10.9.9.9'],
])('counts a /64 of IPv6 as one address: %s as %s', async (address, counted) => {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, 0)));
  const connection = { incoming: { socket: { remoteAddress: address } } };
  expect(await (await app.request('/', {}, connection)).text()).toBe(counted);
});
