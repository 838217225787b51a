import { expect, vi } from 'vitest';
import { campItem, fixedCamp, flexibleCamp, fullCamp } from '../../src/testing/camps.ts';
import { CHILD_TOO_OLD, CHILD_TOO_YOUNG, MEDICAL_INFO, PARENT_TOO_YOUNG } from '../../src/testing/people.ts';
import type { InputData, Subscription } from '../../src/domain/subscription.ts';
import type { MedicalInfo } from '../../src/domain/medicalSheet.ts';
import { limitPoints, lookupKey } from '../../src/backend/database/schema.ts';
import { child, enrol, enrolmentOf, NOOR, post, save } from './client.ts';
import { onEachEngine, test } from './engines.ts';
import type { TestBackend } from './testBackend.ts';

const flexible = flexibleCamp();
const [days, priced] = [flexible.activeDays, flexibleCamp({ id: 'DEELS' })];
const fixed = fixedCamp({ activeDays: ['2027-08-02', '2027-08-03'] });
const full = fullCamp({ activeDays: ['2027-08-09', '2027-08-10', '2027-08-11'] });
/** Shares its days with the flexible ones. */
const sameWeek = fixedCamp({ id: 'ZELFDE-WEEK' });
const CAMPS = [flexible, priced, fixed, full, sameWeek];

const sheetWith = (changes: Partial<MedicalInfo>) => ({
  subscriber_Medical_MedicalInfo: { ...MEDICAL_INFO, ...changes },
});
const voucherOf = async (backend: TestBackend, campId: string, expired = false) =>
  enrolmentOf(full, child(1), { voucher: (await backend.createVoucher(campId, { expired })).code });

/** Why the rules reject an enrolment, regardless of the posted limits. */
const BROKEN_RULES: [why: string, changes: Partial<InputData>][] = [
  ['the child is too old', CHILD_TOO_OLD],
  ['the child is too young', CHILD_TOO_YOUNG],
  ['the parent is too young', PARENT_TOO_YOUNG],
  ['the check digits are wrong', { subscriber_NationalNr: '16130100100' }],
  ['there is no consent', { subscriber_Parent_GdprConsent: false }],
  ['the option is not offered', { subscription_Remark: 'Gratis' }],
  ['a day is not of the camp', { selectedDays: [...days.slice(0, 3), '2027-07-10'] }],
  ['there are too few days', { selectedDays: days.slice(0, 2) }],
  ['the days are not in a row', { selectedDays: [0, 1, 3, 4].map((n) => days[n] ?? '') }],
  ['the medication is not approved', sheetWith({ subscriber_takeMedicationApproval: false })],
  ['an allergy is not complete', sheetWith({ subscriber_allergy1_symptoms: ' ' })],
  ['the repeated address differs', { subscriber_Parent_Email_Repeat: 'other@example.be' }],
];
const NO_LIMITS = { campMaxBirthyear: 1900, campMinBirthyear: 2100, campMinimumRequiredCampDays: 0 };
const broken = (changes: Partial<InputData>) =>
  enrolmentOf(flexible, changes.subscriber_NationalNr ?? child(1), { ...changes, ...NO_LIMITS });

const good = enrolmentOf(flexible, child(1));
const fewer = enrolmentOf(fixed, child(1), { selectedDays: fixed.activeDays.slice(1) });
fewer.inputData.discountSelectedDays = 0;

/** Enrolments of a child without bookings, or of Noor, who has booked the first days of the flexible camp. */
const REFUSED: [
  why: string,
  result: string,
  posted: (backend: TestBackend) => Subscription | Promise<Subscription>,
][] = [
  ...BROKEN_RULES.map(([why, changes]): (typeof REFUSED)[number] => [why, 'INVALID', () => broken(changes)]),
  [
    'the discount is too high',
    'INVALID',
    () => ({ ...good, discountType: 'SAVINGS', discountAmount: 10.01 }),
  ],
  [
    'the price is that of fewer days',
    'INVALID',
    () => ({ ...good, inputData: { ...good.inputData, discountSelectedDays: 0.01 } }),
  ],
  ['some days of a fixed camp', 'INVALID', () => fewer],
  ['an unknown camp', 'INVALID', () => enrolmentOf(fixedCamp({ id: 'NERGENS' }), child(1))],
  ['a full camp', 'INVALID_CAMP_FULLY_BOOKED', () => enrolmentOf(full, child(1))],
  ['the same camp', 'INVALID_CAMP_ALREADY_BOOKED', () => enrolmentOf(flexible, NOOR)],
  ['a booked day', 'INVALID_PERIOD_ALREADY_BOOKED', () => enrolmentOf(sameWeek, NOOR)],
  ['an expired voucher', 'EXPIRED_VOUCHER', (backend) => voucherOf(backend, full.id, true)],
  ['a voucher of another camp', 'INVALID_VOUCHER', (backend) => voucherOf(backend, fixed.id)],
];

onEachEngine(() => {
  test('books, takes one seat and returns the reference', async ({ start }) => {
    const backend = await start(CAMPS);
    const posted = enrolmentOf(flexible, NOOR, {
      selectedDays: days.slice(0, 3),
      ...sheetWith({ subscriber_allergy: false }),
    });
    // The case of the camp id is ignored.
    const response = await save(backend, { ...posted, campId: flexible.id.toLowerCase() });
    expect(response.status).toBe(200);
    const [booked, ...others] = await backend.bookings(flexible.id);
    expect(others).toEqual([]);
    expect(JSON.parse(response.text)).toEqual({ reference: booked?.reference, toPay: 89 });
    expect(booked?.days).toEqual(days.slice(0, 3));
    expect(booked?.details.subscriber_NationalNr).toBe(NOOR);
    expect(booked?.medicalInfo?.subscriber_remarks).toBe(MEDICAL_INFO.subscriber_remarks);
    // Fields under an unticked box are not stored.
    expect(JSON.stringify(booked)).not.toContain(MEDICAL_INFO.subscriber_allergy1_name);
    expect(await backend.seatsOpen(flexible.id)).toBe(11);
  });

  test('computes price and discount: first camp, then savings', async ({ start }) => {
    const backend = await start(CAMPS);
    await enrol(backend, priced, NOOR, { selectedDays: days.slice(0, 3) });
    await enrol(backend, fixed, NOOR);
    const billOf = async (id: string) =>
      (await backend.bookings(id)).map((row) => [row.discountType, row.discountCents, row.toPayCents]);
    expect(await billOf(priced.id)).toEqual([['FIRST_CAMP', 10_00, 89_00]]);
    expect(await billOf(fixed.id)).toEqual([['SAVINGS', 15_00, 214_00]]);
  });

  test('can be tried again while the server has outdated keys', async ({ start }) => {
    const backend = await start([fixed]);
    await backend.backend.database.sql.insert(lookupKey).values({ id: 'k2', fingerprint: 'rotated' });
    const { status, headers } = await enrol(backend, fixed, NOOR);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(await backend.seatsOpen(fixed.id)).toBe(fixed.seatsOpen);
  });

  test('returns the amount to pay with its cents', async ({ start }) => {
    const backend = await start([fixed], { environment: { DISCOUNT_FIRST_CAMP: '12.35' } });
    expect(JSON.parse((await enrol(backend, fixed, NOOR)).text)).toMatchObject({ toPay: 216.65 });
  });

  test('rejects an invalid enrolment, and takes no seat for it', async ({ start }) => {
    const backend = await start(CAMPS);
    expect((await enrol(backend, flexible, NOOR, { selectedDays: days.slice(0, 3) })).status).toBe(200);
    for (const [why, code, posted] of REFUSED) {
      expect(await save(backend, await posted(backend)), why).toMatchObject({ result: `400 ${code}` });
    }
    expect(await Promise.all(CAMPS.map(({ id }) => backend.seatsOpen(id)))).toEqual([11, 12, 12, 0, 12]);
    expect(await backend.bookings(full.id)).toEqual([]);
  });

  test('returns INVALID_CAMP_ALREADY_BOOKED for the same child in a full camp too', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 1 });
    const backend = await start([camp]);
    expect((await enrol(backend, camp, NOOR)).status).toBe(200);
    expect(await enrol(backend, camp, NOOR)).toMatchObject({ result: '400 INVALID_CAMP_ALREADY_BOOKED' });
    expect(await backend.seatsOpen(camp.id)).toBe(0);
  });

  test('books once with a voucher, without an open seat and regardless of age', async ({ start }) => {
    const backend = await start(CAMPS);
    const { code } = await backend.createVoucher(full.id);
    const tooOld = CHILD_TOO_OLD.subscriber_NationalNr;
    expect(await enrol(backend, full, tooOld, { voucher: ' ' })).toMatchObject({ result: '400 INVALID' });
    expect((await enrol(backend, full, tooOld, { voucher: code })).status).toBe(200);
    expect(await enrol(backend, full, child(1), { voucher: code })).toMatchObject({
      result: '400 INVALID_VOUCHER',
    });
    expect(await backend.bookings(full.id)).toMatchObject([{ withVoucher: true }]);
    const { code: other } = await backend.createVoucher(flexible.id);
    expect((await enrol(backend, flexible, NOOR, { voucher: other })).status).toBe(200);
    expect([await backend.seatsOpen(full.id), await backend.seatsOpen(flexible.id)]).toEqual([0, 12]);
  });

  test('leaves the voucher of a rejected booking unused', async ({ start }) => {
    const weekOfFull = fixedCamp({ activeDays: full.activeDays });
    const backend = await start([full, weekOfFull]);
    await enrol(backend, weekOfFull, NOOR);
    const { code } = await backend.createVoucher(full.id);
    expect(await enrol(backend, full, NOOR, { voucher: code })).toMatchObject({
      text: 'INVALID_PERIOD_ALREADY_BOOKED',
    });
    expect((await enrol(backend, full, child(2), { voucher: code })).status).toBe(200);
  });

  test('returns the same response for the same key and data, and 422 for other data', async ({ start }) => {
    const [camp, other] = [flexibleCamp({ seatsOpen: 1 }), flexibleCamp({ id: 'ANDER' })];
    const backend = await start([camp, other]);
    const enrolment = enrolmentOf(camp, NOOR);
    const first = await save(backend, enrolment, 'key-1');
    expect(first.status).toBe(200);
    const backwards = (values: object) => Object.fromEntries(Object.entries(values).reverse());
    const inputData = backwards({
      ...enrolment.inputData,
      subscriber_Medical_MedicalInfo: backwards(enrolment.inputData.subscriber_Medical_MedicalInfo),
    });
    const posts: [body: object, result: string][] = [
      // The wizard posts its whole state, which contains the error before the retry.
      [{ ...enrolment, apiError: 'INVALID' }, first.result],
      [backwards({ ...enrolment, inputData }), first.result],
      [{ ...enrolment, campId: ` ${camp.id.toLowerCase()} ` }, first.result],
      [{ ...enrolment, campId: other.id }, '422 INVALID'],
      [enrolmentOf(camp, child(3)), '422 INVALID'],
      [enrolmentOf(camp, NOOR, { subscriber_FirstName: 'Nora' }), '422 INVALID'],
    ];
    for (const [body, result] of posts) {
      const response = await post(backend, '/api/saveWebSubscription', body, { 'idempotency-key': 'key-1' });
      expect(response).toMatchObject({ result });
    }
    expect(await backend.bookings(camp.id)).toHaveLength(1);
    expect(await backend.bookings(other.id)).toEqual([]);
  });

  test.for<[what: string, change: (server: TestBackend) => Promise<unknown>]>([
    [
      'the camp was imported with other days',
      (server) => server.importCamps([campItem({ ...flexible, activeDays: days.slice(1) })]),
    ],
    [
      'the address has made all its bookings',
      ({ backend }) => backend.database.sql.update(limitPoints).set({ points: 1000 }),
    ],
  ])(
    'returns the booking of its key that was made while it was read, also if %s',
    async ([, change], { start }) => {
      const server = await start([flexible]);
      const { camps } = server.backend;
      const saveOnce = () => save(server, enrolmentOf(flexible, NOOR), 'key-1');
      let booked: unknown;
      // Its own look-up of the key comes before.
      vi.spyOn(camps, 'find').mockImplementationOnce(async (id) => {
        booked = await saveOnce();
        await change(server);
        return camps.find(id);
      });
      const { result } = await saveOnce();
      expect(result).toMatch(/^200 /);
      expect(booked).toMatchObject({ result });
    },
  );
});
