import { expect } from 'vitest';
import { fixedCamp, flexibleCamp, fullCamp } from '../../stories/support/camps.ts';
import {
  CHILD,
  CHILD_TOO_OLD,
  CHILD_TOO_YOUNG,
  MEDICAL_INFO,
  PARENT_TOO_YOUNG,
} from '../../stories/support/people.ts';
import type { InputData } from '../../src/domain/enrolment.ts';
import type { MedicalInfo } from '../../src/domain/medicalSheet.ts';
import { children, enrol, enrolmentOf, post, save } from './client.ts';
import { onEachEngine, test } from './engines.ts';

const child = children(2016);
const NOOR = CHILD.subscriber_NationalNr;

const sheetWith = (changes: Partial<MedicalInfo>) => ({
  subscriber_Medical_MedicalInfo: { ...MEDICAL_INFO, ...changes },
});

onEachEngine(() => {
  test('books, takes one seat and returns the reference', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 12 });
    const backend = await start([camp]);
    const posted = enrolmentOf(camp, NOOR, { selectedDays: camp.activeDays.slice(0, 3) });
    // A camp is found whatever its capitals.
    const answer = await save(backend, { ...posted, campId: camp.id.toLowerCase() });
    expect(answer.status).toBe(200);
    const [booked, ...others] = await backend.bookings(camp.id);
    expect(others).toEqual([]);
    expect(JSON.parse(answer.text)).toEqual({ reference: booked?.reference });
    expect(booked?.days).toEqual(camp.activeDays.slice(0, 3));
    expect(booked?.details.subscriber_NationalNr).toBe(NOOR);
    expect(booked?.medicalInfo).toEqual(MEDICAL_INFO);
    expect(await backend.seatsOpen(camp.id)).toBe(11);
  });

  test('computes price and discount: first camp, then savings', async ({ start }) => {
    const [first, second] = [flexibleCamp(), fixedCamp({ activeDays: ['2027-08-02', '2027-08-03'] })];
    const backend = await start([first, second]);
    await enrol(backend, first, NOOR, { selectedDays: first.activeDays.slice(0, 3) });
    await enrol(backend, second, NOOR);

    expect(await backend.bookings(first.id)).toMatchObject([
      { discountType: 'FIRST_CAMP', discountCents: 10_00, toPayCents: 89_00 },
    ]);
    expect(await backend.bookings(second.id)).toMatchObject([
      { discountType: 'SAVINGS', discountCents: 15_00, toPayCents: 214_00 },
    ]);
  });

  test('returns INVALID for a claimed price that is too low', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    const honest = enrolmentOf(camp, NOOR);
    const forged = [
      { ...honest, discountType: 'SAVINGS' as const, discountAmount: 10.01 },
      { ...honest, inputData: { ...honest.inputData, discountSelectedDays: 0.01 } },
    ];
    for (const posted of forged) expect(await save(backend, posted)).toMatchObject({ result: '400 INVALID' });
    expect(await backend.bookings(camp.id)).toEqual([]);
    expect(await backend.seatsOpen(camp.id)).toBe(12);
  });

  const broken: [why: string, changes: Partial<InputData>][] = [
    ['the child is too old', CHILD_TOO_OLD],
    ['the child is too young', CHILD_TOO_YOUNG],
    ['the parent is too young', PARENT_TOO_YOUNG],
    ['the check digits are wrong', { subscriber_NationalNr: '16130100100' }],
    ['there is no consent', { subscriber_Parent_GdprConsent: false }],
    ['the option is not offered', { subscription_Remark: 'Gratis' }],
    ['a day is not of the camp', { selectedDays: ['2027-07-05', '2027-07-06', '2027-07-07', '2027-07-10'] }],
    ['there are too few days', { selectedDays: ['2027-07-05', '2027-07-06'] }],
    ['the days are not in a row', { selectedDays: ['2027-07-05', '2027-07-06', '2027-07-08', '2027-07-09'] }],
    ['the medication is not approved', sheetWith({ subscriber_takeMedicationApproval: false })],
    ['an allergy is not complete', sheetWith({ subscriber_allergy1_symptoms: ' ' })],
    ['the repeated address differs', { subscriber_Parent_Email_Repeat: 'other@example.be' }],
  ];
  test('returns INVALID where a rule fails, whatever the posted limits', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    for (const [why, changes] of broken) {
      const posted = enrolmentOf(camp, changes.subscriber_NationalNr ?? NOOR, changes);
      posted.inputData.campMaxBirthyear = 1900;
      posted.inputData.campMinBirthyear = 2100;
      posted.inputData.campMinimumRequiredCampDays = 0;
      expect(await save(backend, posted), why).toMatchObject({ result: '400 INVALID' });
    }
    expect(await backend.bookings(camp.id)).toEqual([]);
  });

  test('refuses some days of a fixed camp, an unknown camp and a full one', async ({ start }) => {
    const [fixed, full] = [fixedCamp(), fullCamp()];
    const backend = await start([fixed, full]);
    const fewer = enrolmentOf(fixed, NOOR, { selectedDays: fixed.activeDays.slice(1) });
    fewer.inputData.discountSelectedDays = 0;
    const unknown = enrolmentOf(fixedCamp({ id: 'NERGENS' }), NOOR);
    const answers = [fewer, unknown, enrolmentOf(full, NOOR)].map((posted) => save(backend, posted));
    expect((await Promise.all(answers)).map(({ result }) => result)).toEqual([
      '400 INVALID',
      '400 INVALID',
      '400 INVALID_CAMP_FULLY_BOOKED',
    ]);
  });

  test('returns INVALID_CAMP_ALREADY_BOOKED for the same child, in a full camp too', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 1 });
    const backend = await start([camp]);
    expect((await enrol(backend, camp, NOOR)).status).toBe(200);
    expect(await enrol(backend, camp, NOOR)).toMatchObject({ result: '400 INVALID_CAMP_ALREADY_BOOKED' });
    expect(await backend.seatsOpen(camp.id)).toBe(0);
  });

  test('returns INVALID_PERIOD_ALREADY_BOOKED for a booked day, and takes no seat', async ({ start }) => {
    const [first, second] = [flexibleCamp(), fixedCamp()];
    const backend = await start([first, second]);
    await enrol(backend, first, NOOR, { selectedDays: first.activeDays.slice(0, 3) });
    expect(await enrol(backend, second, NOOR)).toMatchObject({ result: '400 INVALID_PERIOD_ALREADY_BOOKED' });
    expect(await backend.seatsOpen(second.id)).toBe(12);
    expect(await backend.bookings(second.id)).toEqual([]);
  });

  test('books a full camp once with a voucher, without regard to age', async ({ start }) => {
    const camp = fullCamp();
    const backend = await start([camp]);
    const { code } = await backend.createVoucher(camp.id);
    const tooOld = CHILD_TOO_OLD.subscriber_NationalNr;
    const noVoucher = await enrol(backend, camp, tooOld, { voucher: ' ' });
    expect([noVoucher.status, noVoucher.text]).toEqual([400, 'INVALID']);
    expect((await enrol(backend, camp, tooOld, { voucher: code })).status).toBe(200);
    expect(await enrol(backend, camp, child(1), { voucher: code })).toMatchObject({
      result: '400 INVALID_VOUCHER',
    });
    expect(await backend.bookings(camp.id)).toMatchObject([{ withVoucher: true }]);
    expect(await backend.seatsOpen(camp.id)).toBe(0);
  });

  test('takes no public seat with a voucher', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 3 });
    const backend = await start([camp]);
    const { code } = await backend.createVoucher(camp.id);
    expect((await enrol(backend, camp, NOOR, { voucher: code })).status).toBe(200);
    expect(await backend.seatsOpen(camp.id)).toBe(3);
  });

  test('returns EXPIRED_VOUCHER, or INVALID_VOUCHER for one of another camp', async ({ start }) => {
    const [full, other] = [fullCamp(), fixedCamp()];
    const backend = await start([full, other]);
    const expired = await backend.createVoucher(full.id, { expired: true });
    const elsewhere = await backend.createVoucher(other.id);
    expect(await enrol(backend, full, NOOR, { voucher: expired.code })).toMatchObject({
      result: '400 EXPIRED_VOUCHER',
    });
    expect(await enrol(backend, full, NOOR, { voucher: elsewhere.code })).toMatchObject({
      result: '400 INVALID_VOUCHER',
    });
    expect(await backend.bookings(full.id)).toEqual([]);
  });

  test('leaves the voucher of a refused booking unused', async ({ start }) => {
    const [full, other] = [fullCamp(), fixedCamp()];
    const backend = await start([full, other]);
    await enrol(backend, other, NOOR);
    const { code } = await backend.createVoucher(full.id);
    expect(await enrol(backend, full, NOOR, { voucher: code })).toMatchObject({
      text: 'INVALID_PERIOD_ALREADY_BOOKED',
    });
    expect((await enrol(backend, full, child(2), { voucher: code })).status).toBe(200);
  });

  test('returns the same answer for the same key and data, and 422 for other data', async ({ start }) => {
    const camp = flexibleCamp({ seatsOpen: 1 });
    const backend = await start([camp]);
    const enrolment = enrolmentOf(camp, NOOR);
    const first = await save(backend, enrolment, 'key-1');
    // The wizard posts its whole state, and that remembers the failure that made it try again.
    const retry = await save(backend, { ...enrolment, apiError: 'INVALID' }, 'key-1');
    expect(first.status).toBe(200);
    expect([retry.status, retry.text]).toEqual([200, first.text]);
    const backwards = (values: object) => Object.fromEntries(Object.entries(values).reverse());
    const inputData = backwards({
      ...enrolment.inputData,
      subscriber_Medical_MedicalInfo: backwards(enrolment.inputData.subscriber_Medical_MedicalInfo),
    });
    const inAnotherHand = await post(
      backend,
      '/api/saveWebSubscription',
      backwards({ ...enrolment, inputData }),
      { 'idempotency-key': 'key-1' },
    );
    expect([inAnotherHand.status, inAnotherHand.text]).toEqual([200, first.text]);
    expect((await save(backend, enrolmentOf(camp, child(3)), 'key-1')).status).toBe(422);
    expect(
      (await save(backend, enrolmentOf(camp, NOOR, { subscriber_FirstName: 'Nora' }), 'key-1')).status,
    ).toBe(422);
    expect(await backend.bookings(camp.id)).toHaveLength(1);
  });

  test('stores nothing that was typed under an unticked box', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    const posted = enrolmentOf(camp, NOOR);
    posted.inputData.subscriber_Medical_MedicalInfo = { ...MEDICAL_INFO, subscriber_allergy: false };
    expect((await save(backend, posted)).status).toBe(200);
    const [booked] = await backend.bookings(camp.id);
    expect(JSON.stringify(booked)).not.toContain(MEDICAL_INFO.subscriber_allergy1_name);
  });
});
