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

  test('has no characters that cannot be stored', () => {
    expect(readMedicalSheet({ subscriber_remarks: 'Bril\0\u009b\n\ud800' })?.subscriber_remarks).toBe(
      'Bril\n\ufffd',
    );
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
    const odd = {
      subscriber_takeMedicationApproval: 'yes',
      subscriber_remarks: {},
      extra: 'x',
      toString: 'x',
    };
    const read = { ...MEDICAL_INFO, subscriber_takeMedicationApproval: false, subscriber_remarks: '' };
    expect(readMedicalSheet({ ...MEDICAL_INFO, ...odd })).toEqual(read);
  });

  test.each([1, '1', 'true', ' True '])('can have the flag %j', (flag) => {
    const flags = {
      subscriber_takeMedication: flag,
      subscriber_takeMedicationApproval: flag,
      subscriber_allergy: flag,
    };
    expect(readMedicalSheet({ ...MEDICAL_INFO, ...flags })).toEqual(MEDICAL_INFO);
  });

  test.each([null, undefined, '', 'ja', {}])('has what its blocks have when the flag is %j', (flag) => {
    const flags = { subscriber_takeMedication: flag, subscriber_allergy: flag };
    expect(readMedicalSheet({ ...MEDICAL_INFO, ...flags })).toEqual(MEDICAL_INFO);
    expect(readMedicalSheet({ ...flags, subscriber_remarks: 'Bril' })).toMatchObject({
      subscriber_takeMedication: false,
      subscriber_allergy: false,
    });
  });

  test.each([0, '0', 'false', false])('has no medication when the flag is %j', (flag) => {
    const sheet = readMedicalSheet({ ...MEDICAL_INFO, subscriber_takeMedication: flag });
    expect(shownMedications(sheet ?? EMPTY_MEDICAL_INFO)).toEqual([]);
  });

  test('can have numbers as texts', () => {
    expect(readMedicalSheet({ ...MEDICAL_INFO, subscriber_medication1_amount: 5 })).toEqual({
      ...MEDICAL_INFO,
      subscriber_medication1_amount: '5',
    });
  });

  test.each([null, undefined, 'sheet', 7, [], [MEDICAL_INFO], {}, { message: 'not found' }])(
    '%j is no sheet',
    (response) => {
      expect(readMedicalSheet(response)).toBeNull();
    },
  );
});

describe('an existing sheet', () => {
  /** The form with these values, all given by the parent, after the sheet is filled in. */
  const filledIn = (given: Partial<MedicalInfo>, sheet: MedicalInfo = MEDICAL_INFO) =>
    withExistingSheet({ ...EMPTY_MEDICAL_INFO, ...given }, sheet, (field) => field in given);
  const medication = (n: 1 | 2 | 3, [name, frequency, amount]: string[]) => ({
    [`subscriber_medication${n}_name`]: name,
    [`subscriber_medication${n}_frequency`]: frequency,
    [`subscriber_medication${n}_amount`]: amount,
  });
  const RILATINE = ['Rilatine', '2 x per dag', '10 mg'];
  const PUFFER = ['Ventolin', 'bij nood', '1 puff'];
  const WITH_RILATINE: MedicalInfo = {
    ...EMPTY_MEDICAL_INFO,
    subscriber_takeMedication: true,
    subscriber_takeMedicationApproval: true,
    ...medication(1, RILATINE),
  };

  test('fills untouched fields', () => {
    const typed = { subscriber_remarks: 'Draagt lenzen.' };
    expect(filledIn(typed)).toEqual({ ...MEDICAL_INFO, ...typed });
  });

  test('is added after another medication that the parent has started, without its approval', () => {
    const typed = { subscriber_takeMedication: true, subscriber_medication1_name: 'Insuline' };
    expect(filledIn(typed, WITH_RILATINE)).toEqual({
      ...EMPTY_MEDICAL_INFO,
      ...typed,
      ...medication(2, RILATINE),
    });
  });

  test('completes the medication that the parent has started', () => {
    const typed = { subscriber_medication2_name: ' rilatine ', subscriber_medication2_amount: '5 mg' };
    const filled = filledIn(typed, { ...WITH_RILATINE, ...medication(2, PUFFER) });
    expect(filled).toMatchObject({
      ...medication(1, PUFFER),
      ...medication(2, [' rilatine ', '2 x per dag', '5 mg']),
      subscriber_takeMedicationApproval: false,
    });
  });

  test('keeps two doses of one medication apart', () => {
    const typed = { subscriber_takeMedication: true, subscriber_medication1_name: 'Ventolin' };
    const evening = ['Ventolin', "'s avonds", '4 puffs'];
    const filled = filledIn(typed, { ...WITH_RILATINE, ...medication(1, PUFFER), ...medication(2, evening) });
    expect(filled).toMatchObject({ ...medication(1, PUFFER), ...medication(2, evening) });
  });

  test('adds medication without a place to the remarks of the parent', () => {
    const typed = { subscriber_medication1_name: 'Insuline', subscriber_remarks: 'Bril' };
    const three = {
      ...MEDICAL_INFO,
      ...WITH_RILATINE,
      ...medication(2, PUFFER),
      ...medication(3, ['EpiPen', '', '1']),
    };
    expect(filledIn(typed, three).subscriber_remarks).toBe('Bril\nEpiPen, 1');
  });

  test('without medication has none to add, whatever is left in its blocks', () => {
    const typed = { subscriber_takeMedication: true, subscriber_medication1_name: 'Ventolin' };
    const unticked = { ...WITH_RILATINE, subscriber_takeMedication: false };
    expect(filledIn(typed, unticked)).toEqual({ ...EMPTY_MEDICAL_INFO, ...typed });
  });

  test('has its allergy without a place in the remarks', () => {
    const allergies = { subscriber_allergy1_name: 'Noten', subscriber_allergy2_name: 'Melk' };
    const filled = filledIn(allergies, {
      ...EMPTY_MEDICAL_INFO,
      subscriber_allergy: true,
      subscriber_allergy1_name: 'Wespen',
      subscriber_allergy1_symptoms: 'Zwelling',
      subscriber_remarks: 'Bril',
    });
    expect(filled).toEqual({
      ...EMPTY_MEDICAL_INFO,
      ...allergies,
      subscriber_allergy: true,
      subscriber_remarks: 'Bril\nWespen, Zwelling',
    });
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
