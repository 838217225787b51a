import { expect, test } from 'vitest';
import { normalisedAnswers } from '../../src/backend/booking/validateEnrolment.ts';
import { fixedCamp } from '../../src/testing/camps.ts';
import { MEDICAL_INFO } from '../../src/testing/people.ts';
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
