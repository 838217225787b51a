import { describe, expect, test } from 'vitest';
import {
  EMPTY_ANSWERS,
  firstSelection,
  readDiscount,
  withCamp,
  withDays,
  withKidParent,
} from '../../src/domain/enrolment.ts';
import { EMPTY_SUBSCRIPTION, subscriptionOf } from '../../src/domain/subscription.ts';
import {
  EMPTY_MEDICAL_INFO,
  sentMedicalInfo,
  shownAllergies,
  shownMedications,
} from '../../src/domain/medicalSheet.ts';
import { fixedCamp, flexibleCamp, singleDayCamp } from '../../src/testing/camps.ts';
import {
  completeAnswers,
  completeEnrolment,
  inventedNationalNr,
  KID_PARENT,
  MEDICAL_INFO,
  medication,
} from '../../src/testing/people.ts';

const camp = flexibleCamp();

test('the state starts with the defaults of spec 3', () => {
  expect(EMPTY_SUBSCRIPTION).toMatchObject({
    discountAllowed: false,
    discountType: null,
    discountAmount: null,
    medicalInfoRequestFired: false,
    inputData: {
      campMinBirthyear: null,
      campMaxBirthyear: null,
      campMinimumRequiredCampDays: 5,
      campMinimumContiguousCampDays: 5,
      discountSelectedDays: 0,
      selectedDays: [],
      subscriber_Parent_Country: 'België',
      subscriber_Parent_GdprConsent: false,
      subscriber_Parent_EmailConsent: false,
    },
  });
});

describe('the first selection (spec 4)', () => {
  test.each([
    ['flexible, more days', flexibleCamp(), 5],
    ['not flexible', fixedCamp(), 5],
    ['flexible, one day', singleDayCamp(), 0],
    [
      'not flexible, one day',
      singleDayCamp({ flexibleBookingAllowed: false, activeDays: ['2027-07-05'] }),
      1,
    ],
  ])('%s', (_about, which, count) => {
    expect(firstSelection(which)).toEqual(which.activeDays.slice(0, count));
  });
});

test.each([
  ['FIRST_CAMP', 10, 10],
  ['SAVINGS', '12.50', 12.5],
  ['SAVINGS', '12,50', 12.5],
  ['FIRST_CAMP', 0, null],
  ['FIRST_CAMP', '0,00', null],
  ['FIRST_CAMP', -10, null],
  ['FIRST_CAMP', '', null],
  ['FIRST_CAMP', 'tien', null],
  ['FIRST_CAMP', [10], null],
  ['FIRST_CAMP', null, null],
  ['BIRTHDAY', 10, null],
  [null, null, null],
])('a discount of type %j and amount %j is %j euro', (type, given, amount) => {
  const discount = { type: amount === null ? null : type, amount };
  expect(readDiscount({ DISCOUNT_TYPE: type, DISCOUNT_AMOUNT: given })).toEqual(discount);
});

describe('a camp that is found', () => {
  const chosen = completeAnswers(camp, {
    selectedDays: camp.activeDays.slice(0, 3),
    discount: { type: 'SAVINGS', amount: 15 },
  });

  test('selects its days and keeps the voucher', () => {
    const answers = withCamp(EMPTY_ANSWERS, camp, 'ABC', true);
    expect(answers).toEqual({ ...EMPTY_ANSWERS, voucher: 'ABC', selectedDays: camp.activeDays });
  });

  test('again keeps the selected days, the discount and the values', () => {
    expect(withCamp(chosen, camp, '', false)).toEqual(chosen);
  });

  test('again without a chosen day drops that day', () => {
    const shorter = flexibleCamp({ activeDays: camp.activeDays.slice(1) });
    expect(withCamp(chosen, shorter, '', false).selectedDays).toEqual(camp.activeDays.slice(1, 3));
  });

  test('again, now fixed, selects all its days', () => {
    const fixed = flexibleCamp({ flexibleBookingAllowed: false });
    expect(withCamp(chosen, fixed, '', false).selectedDays).toEqual(camp.activeDays);
  });

  test('after another camp starts with its own days and no discount, and keeps the values', () => {
    expect(withCamp(chosen, fixedCamp(), '', true)).toEqual({
      ...chosen,
      selectedDays: fixedCamp().activeDays,
      discount: EMPTY_ANSWERS.discount,
    });
  });
});

test('the days are stored in order, and those of another camp are not', () => {
  const days = ['2031-01-01', ...camp.activeDays.slice(0, 3).toReversed()];
  expect(withDays(EMPTY_ANSWERS, camp, days).selectedDays).toEqual(camp.activeDays.slice(0, 3));
});

describe('saving the child and parent', () => {
  const known = completeAnswers(camp, { discount: { type: 'FIRST_CAMP', amount: 10 } });

  test('keeps the other answers', () => {
    const kidParent = { ...KID_PARENT, subscriber_FirstName: 'Lotte' };
    expect(withKidParent(known, kidParent)).toEqual({ ...known, kidParent });
  });

  test("resets the sheet and the discount when the child's number changes", () => {
    const kidParent = { ...KID_PARENT, subscriber_NationalNr: inventedNationalNr(2015) };
    const { discount, medicalForm } = EMPTY_ANSWERS;
    expect(withKidParent(known, kidParent)).toEqual({ ...known, kidParent, discount, medicalForm });
  });
});

describe('the posted state', () => {
  test('has the limits of the camp, its days and the voucher', () => {
    const activeDays = ['2027-12-29', '2027-12-30', '2027-12-31', '2028-01-03', '2028-01-04'];
    const winter = flexibleCamp({ activeDays, minimumContiguousDays: 2 });
    expect(completeEnrolment(winter, 'ABC')).toMatchObject({
      campId: 'ZOMER-AVONTUUR',
      discountAllowed: true,
      inputData: {
        voucher: 'ABC',
        campYear: 2027,
        campMaxBirthyear: 2014,
        campMinBirthyear: 2018,
        campMinimumRequiredCampDays: 3,
        campMinimumContiguousCampDays: 2,
        campMaximumAllowedCampDays: 5,
        selectedDays: activeDays,
        discountSelectedDays: 0,
      },
    });
  });

  test('has the discount for fewer days in euro', () => {
    const fewer = completeAnswers(camp, { selectedDays: camp.activeDays.slice(0, 3) });
    expect(subscriptionOf(camp, fewer).inputData.discountSelectedDays).toBe(50);
  });

  test('has the fields of spec 3', () => {
    const posted = completeEnrolment(camp);
    expect(Object.keys(posted).sort()).toEqual(Object.keys(EMPTY_SUBSCRIPTION).sort());
    const fields = Object.keys(EMPTY_SUBSCRIPTION.inputData).sort();
    expect(Object.keys(posted.inputData).sort()).toEqual(fields);
  });
});

describe('the blocks of the medical sheet', () => {
  test.each([
    ['unticked', { subscriber_medication1_name: 'x' }, []],
    ['ticked', { subscriber_takeMedication: true }, [1]],
    ['a second, still empty', { subscriber_takeMedication: true, subscriber_medication2_amount: '' }, [1, 2]],
    [
      'a third without a second',
      { subscriber_takeMedication: true, subscriber_medication3_name: 'x' },
      [1, 3],
    ],
  ])('medications shown, %s', (_about, values, expected) => {
    expect(shownMedications({ ...EMPTY_MEDICAL_INFO, ...values })).toEqual(expected);
  });

  test.each([
    ['unticked', { subscriber_allergy1_name: 'x' }, []],
    ['ticked', { subscriber_allergy: true }, [1]],
    ['a second, still empty', { subscriber_allergy: true, subscriber_allergy2_cantEat: '' }, [1, 2]],
  ])('allergies shown, %s', (_about, values, expected) => {
    expect(shownAllergies({ ...EMPTY_MEDICAL_INFO, ...values })).toEqual(expected);
  });

  test('fields under an unticked box are not sent, including the approval', () => {
    const unticked = { ...MEDICAL_INFO, subscriber_takeMedication: false, subscriber_allergy: false };
    const { subscriber_remarks } = MEDICAL_INFO;
    expect(sentMedicalInfo(unticked)).toEqual({ ...EMPTY_MEDICAL_INFO, subscriber_remarks });
  });

  test('shown blocks are sent with all their fields', () => {
    expect(sentMedicalInfo(MEDICAL_INFO)).toEqual(MEDICAL_INFO);
    const second = { ...MEDICAL_INFO, subscriber_medication2_name: 'Siroop' };
    expect(sentMedicalInfo(second)).toEqual({ ...MEDICAL_INFO, ...medication(2, 'Siroop') });
  });
});
