import { describe, expect, test } from 'vitest';
import { EMPTY_MEDICAL_INFO } from '../../../src/domain/medicalSheet.ts';
import { medicalFormRules } from '../../../src/domain/rules/medicalForm.ts';
import { problemsOf } from '../../../src/domain/rules/problemsOf.ts';
import { MEDICAL_FORM_CASES } from '../../../src/testing/cases/medicalForm.ts';
import { MEDICAL_INFO } from '../../../src/testing/people.ts';

describe('the medical sheet', () => {
  test.each([
    ['an empty sheet', EMPTY_MEDICAL_INFO],
    ['a complete sheet', MEDICAL_INFO],
  ])('has no errors for %s', (_about, info) => {
    expect(problemsOf(medicalFormRules(info), info)).toEqual({});
  });

  test.each(MEDICAL_FORM_CASES)('$field, $about: $expected', ({ field, values, expected }) => {
    const info = { ...EMPTY_MEDICAL_INFO, ...values };
    expect(problemsOf(medicalFormRules(info), info)[field]?.key ?? null).toBe(expected);
  });
});
