import { describe, expect, test } from 'vitest';
import {
  BLOCK_FIELDS,
  EMPTY_MEDICAL_INFO,
  hasMedicalData,
  readMedicalSheet,
  shownAllergies,
  shownMedications,
  withExistingSheet,
  type MedicalInfo,
} from '../../src/domain/medicalSheet.ts';
import { MEDICAL_INFO } from '../../src/testing/people.ts';

describe('the response of the medical call', () => {
  test('is the sheet', () => {
    expect(readMedicalSheet(MEDICAL_INFO)).toEqual(MEDICAL_INFO);
  });

  test('can lack empty fields', () => {
    const remark = { subscriber_remarks: 'Bril' };
    expect(readMedicalSheet(remark)).toEqual({ ...EMPTY_MEDICAL_INFO, ...remark });
  });

  test('has no blocks without a text, and later blocks move up', () => {
    const all = Object.fromEntries(BLOCK_FIELDS.map((field) => [field, ' ']));
    const one = { subscriber_medication3_name: 'Ventolin', subscriber_allergy2_symptoms: 'Jeuk' };
    const sheet = readMedicalSheet({
      ...all,
      ...one,
      subscriber_takeMedication: true,
      subscriber_allergy: true,
    });
    expect(sheet).toMatchObject({
      subscriber_medication1_name: 'Ventolin',
      subscriber_allergy1_symptoms: 'Jeuk',
    });
    expect(shownMedications(sheet ?? EMPTY_MEDICAL_INFO)).toEqual([1]);
    expect(shownAllergies(sheet ?? EMPTY_MEDICAL_INFO)).toEqual([1]);
    const blank = readMedicalSheet({ ...all, subscriber_takeMedication: true });
    expect(blank).toEqual({ ...EMPTY_MEDICAL_INFO, subscriber_takeMedication: true });
  });

  test('ignores unknown fields and wrong types', () => {
    const odd = { subscriber_allergy: 'yes', subscriber_remarks: 7, extra: 'x', toString: 'x' };
    const read = { ...MEDICAL_INFO, subscriber_allergy: false, subscriber_remarks: '' };
    expect(readMedicalSheet({ ...MEDICAL_INFO, ...odd })).toEqual(read);
  });

  test.each([null, undefined, 'sheet', 7, [], [MEDICAL_INFO], {}, { message: 'not found' }])(
    '%j is no sheet',
    (response) => {
      expect(readMedicalSheet(response)).toBeNull();
    },
  );
});

test('an existing sheet fills untouched fields', () => {
  const typed: MedicalInfo = { ...EMPTY_MEDICAL_INFO, subscriber_remarks: 'Draagt lenzen.' };
  expect(withExistingSheet(typed, MEDICAL_INFO, (field) => field === 'subscriber_remarks')).toEqual({
    ...MEDICAL_INFO,
    subscriber_remarks: 'Draagt lenzen.',
  });
});

test.each([
  [EMPTY_MEDICAL_INFO, false],
  [{ ...EMPTY_MEDICAL_INFO, subscriber_remarks: 'Bril' }, false],
  [{ ...EMPTY_MEDICAL_INFO, subscriber_takeMedication: true }, true],
  [{ ...EMPTY_MEDICAL_INFO, subscriber_allergy: true }, true],
])('%#: a sheet has medical data', (info, expected) => {
  expect(hasMedicalData(info)).toBe(expected);
});
