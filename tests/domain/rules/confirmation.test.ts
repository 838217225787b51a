import { expect, test } from 'vitest';
import { confirmationRules } from '../../../src/domain/rules/confirmation.ts';
import { problemsOf } from '../../../src/domain/rules/problemsOf.ts';
import { CONFIRMATION_CASES } from '../../../src/testing/cases/confirmation.ts';
import { CONFIRMATION } from '../../../src/testing/people.ts';

test('a valid confirmation has no errors', () => {
  expect(problemsOf(confirmationRules, CONFIRMATION)).toEqual({});
});

test.each(CONFIRMATION_CASES)('$field, $about: $expected', ({ field, values, expected }) => {
  expect(problemsOf(confirmationRules, { ...CONFIRMATION, ...values })[field]?.key ?? null).toBe(expected);
});
