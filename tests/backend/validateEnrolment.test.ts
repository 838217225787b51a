import { expect, test } from 'vitest';
import { normalisedAnswers, validateEnrolment } from '../../src/backend/booking/validateEnrolment.ts';
import { fixedCamp, flexibleCamp } from '../../src/testing/camps.ts';
import { inventedNationalNr, MEDICAL_INFO } from '../../src/testing/people.ts';
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
