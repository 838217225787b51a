import { describe, expect, test } from 'vitest';
import {
  EMPTY_SUBSCRIPTION,
  firstSelection,
  withApiError,
  withCamp,
  withDiscount,
  withInput,
  withMedicalInfo,
  withSelectedDays,
} from '../../src/domain/enrolment.ts';
import {
  EMPTY_MEDICAL_INFO,
  sentMedicalInfo,
  shownAllergies,
  shownMedications,
} from '../../src/domain/medicalSheet.ts';
import { fixedCamp, flexibleCamp, singleDayCamp } from '../../src/testing/camps.ts';
import {
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

describe('a camp that is found', () => {
  test('sets its limits, its days and the voucher', () => {
    expect(withCamp(EMPTY_SUBSCRIPTION, camp, 'ABC')).toMatchObject({
      campId: 'ZOMER-AVONTUUR',
      discountAllowed: true,
      inputData: {
        voucher: 'ABC',
        campYear: 2027,
        campMaxBirthyear: 2014,
        campMinBirthyear: 2018,
        campMinimumRequiredCampDays: 3,
        campMinimumContiguousCampDays: 3,
        campMaximumAllowedCampDays: 5,
        selectedDays: camp.activeDays,
        discountSelectedDays: 0,
      },
    });
  });

  const chosen = withSelectedDays(completeEnrolment(camp), camp, camp.activeDays.slice(0, 3));

  test('again keeps the selected days, the discount and the values', () => {
    const discounted = withDiscount(chosen, { type: 'SAVINGS', amount: 15 });
    expect(withCamp(discounted, camp, '')).toEqual(discounted);
  });

  test('again without a chosen day drops that day', () => {
    const shorter = flexibleCamp({ activeDays: camp.activeDays.slice(1) });
    expect(withCamp(chosen, shorter, '').inputData.selectedDays).toEqual(camp.activeDays.slice(1, 3));
  });

  test('again, now fixed, selects all its days', () => {
    const fixed = flexibleCamp({ flexibleBookingAllowed: false });
    expect(withCamp(chosen, fixed, '').inputData.selectedDays).toEqual(camp.activeDays);
  });

  test('after another camp starts with its own days and no discount, and keeps the values', () => {
    const discounted = withDiscount(chosen, { type: 'SAVINGS', amount: 15 });
    const other = withCamp(discounted, fixedCamp(), '');
    expect(other).toMatchObject({ campId: 'ZOMER-ZEILEN', discountType: null, discountAmount: null });
    expect(other.inputData).toMatchObject({ ...KID_PARENT, selectedDays: fixedCamp().activeDays });
  });
});

test('fewer days are stored in order, with the amount saved in euro', () => {
  const days = [camp.activeDays[2], camp.activeDays[0], camp.activeDays[1]].filter(
    (day) => day !== undefined,
  );
  const { inputData } = withSelectedDays(withCamp(EMPTY_SUBSCRIPTION, camp, ''), camp, days);
  expect(inputData).toMatchObject({ selectedDays: camp.activeDays.slice(0, 3), discountSelectedDays: 50 });
});

describe('saving the values of a form', () => {
  const known = {
    ...withDiscount(completeEnrolment(camp), { type: 'FIRST_CAMP', amount: 10 }),
    medicalInfoRequestFired: true,
  };

  test('merges them', () => {
    const saved = withInput(known, { subscriber_FirstName: 'Lotte' });
    expect(saved).toEqual({ ...known, inputData: { ...known.inputData, subscriber_FirstName: 'Lotte' } });
  });

  test("resets the sheet, the discount and the request when the child's number changes", () => {
    const saved = withInput(known, { subscriber_NationalNr: inventedNationalNr(2015) });
    expect(saved).toMatchObject({ medicalInfoRequestFired: false, discountType: null, discountAmount: null });
    expect(saved.inputData.subscriber_Medical_MedicalInfo).toEqual(EMPTY_MEDICAL_INFO);
  });

  test('the medical sheet replaces the old one', () => {
    const sheet = { ...EMPTY_MEDICAL_INFO, subscriber_remarks: 'Niets' };
    expect(withMedicalInfo(known, sheet).inputData.subscriber_Medical_MedicalInfo).toEqual(sheet);
  });

  test('the api error is one code, and an empty one removes it', () => {
    const refused = withApiError(known, 'INVALID');
    expect(refused.apiError).toBe('INVALID');
    expect(withApiError(refused, '')).toEqual(known);
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
