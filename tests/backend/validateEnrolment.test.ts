import { expect, test } from 'vitest';
import { normalisedAnswers, validateEnrolment } from '../../src/backend/booking/validateEnrolment.ts';
import { BLOCK_FIELDS, EMPTY_MEDICAL_INFO, type MedicalInfo } from '../../src/domain/medicalSheet.ts';
import { fixedCamp, flexibleCamp, TODAY } from '../../src/testing/camps.ts';
import { allergy, inventedNationalNr, MEDICAL_INFO, medication } from '../../src/testing/people.ts';
import { child, enrolmentOf } from './client.ts';

test('texts are stored trimmed, with composed accents', () => {
  const { inputData } = enrolmentOf(fixedCamp(), child(1), {
    subscriber_FirstName: ' Zoe\u0308 ',
    subscriber_Medical_MedicalInfo: { ...MEDICAL_INFO, subscriber_remarks: 'Te\u0301le\u0301phone \n' },
  });
  // As posted by another program than the wizard.
  inputData.subscriber_Medical_MedicalInfo.subscriber_allergy1_name = ' Ble\u0301';
  const { details, medicalInfo } = normalisedAnswers(inputData);
  expect(details.subscriber_FirstName).toBe('Zo\u00eb');
  expect(medicalInfo).toMatchObject({
    subscriber_remarks: 'T\u00e9l\u00e9phone',
    subscriber_allergy1_name: 'Bl\u00e9',
  });
});

test('a sheet with all texts of three medications and two allergies needs only the first of each', () => {
  const texts = Object.fromEntries(BLOCK_FIELDS.map((field) => [field, '']));
  const answersTo = (later: Partial<MedicalInfo>) => ({
    ...enrolmentOf(fixedCamp(), child(1)).inputData,
    subscriber_Medical_MedicalInfo: { ...texts, ...MEDICAL_INFO, ...later },
  });
  expect(validateEnrolment(fixedCamp(), answersTo({}), TODAY)).toBe(true);
  expect(normalisedAnswers(answersTo({})).medicalInfo).toEqual(MEDICAL_INFO);
  for (const field of ['subscriber_medication3_amount', 'subscriber_allergy2_cantEat'] as const)
    expect(validateEnrolment(fixedCamp(), answersTo({ [field]: 'x' }), TODAY)).toBe(false);
});

test('days are stored in order, and a voucher without spaces', () => {
  const { activeDays } = flexibleCamp();
  const { inputData } = enrolmentOf(flexibleCamp(), child(1), { voucher: ' ABC ' });
  const posted = { ...inputData, selectedDays: activeDays.toReversed() };
  expect(normalisedAnswers(posted)).toMatchObject({ days: activeDays, voucher: 'ABC' });
});

test('the ages for a camp that is years away are those of the wizard', () => {
  const camp = fixedCamp({
    activeDays: ['2029-07-02', '2029-07-03'],
    maxBirthyear: 2026,
    minBirthyear: 2026,
  });

  const { inputData } = enrolmentOf(camp, inventedNationalNr(2026));
  expect(validateEnrolment(camp, inputData, '2026-11-29')).toBe(true);
  expect(validateEnrolment(flexibleCamp(), inputData, '2026-11-29')).toBe(false);
});

test('every camp has its own ages, by the year of the enrolment', () => {
  const [camp, older] = [fixedCamp(), fixedCamp({ maxBirthyear: 2012, minBirthyear: 2013 })];
  const mayBook = (which: typeof camp, birthYear: number, today = TODAY) =>
    validateEnrolment(which, enrolmentOf(which, inventedNationalNr(birthYear)).inputData, today);
  expect([mayBook(camp, 2016), mayBook(older, 2016)]).toEqual([true, false]);
  expect([mayBook(camp, 2012), mayBook(older, 2012)]).toEqual([false, true]);
  // From 2027 on, the century guess of spec 5 takes 12 for 1912.
  expect(mayBook(older, 2012, '2027-01-01')).toBe(false);
});

test.each([
  ['one medication and one allergy', MEDICAL_INFO, true],
  ['a second medication that is not complete', { ...MEDICAL_INFO, ...medication(2, 'Siroop') }, false],
  ['a second allergy that is not complete', { ...MEDICAL_INFO, ...allergy(2, 'Melk') }, false],
  ['no medication and no allergy', EMPTY_MEDICAL_INFO, true],
  ['medication without its fields', { ...EMPTY_MEDICAL_INFO, subscriber_takeMedication: true }, false],
  ['an allergy without its fields', { ...EMPTY_MEDICAL_INFO, subscriber_allergy: true }, false],
])('a sheet with %s, after others', (_about, subscriber_Medical_MedicalInfo, expected) => {
  const { inputData } = enrolmentOf(fixedCamp(), child(1), { subscriber_Medical_MedicalInfo });
  expect(validateEnrolment(fixedCamp(), inputData, TODAY)).toBe(expected);
});
