import { describe, expect, test } from 'vitest';
import {
  EMPTY_MEDICAL_INFO,
  hasMedicalData,
  readMedicalSheet,
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
