import { describe, expect, test } from 'vitest';
import { kidParentRules } from '../../../src/domain/rules/kidParent.ts';
import { flexibleCamp } from '../../../src/testing/camps.ts';
import { kidParentContext } from '../../../src/domain/rules/kidParentContext.ts';
import { problemsOf } from '../../../src/domain/rules/problemsOf.ts';
import { KID_PARENT_CASES, KID_PARENT_CONTEXT } from '../../../src/testing/cases/kidParent.ts';
import { KID_PARENT } from '../../../src/testing/people.ts';

describe('the child and parent form', () => {
  test('has no errors with valid values', () => {
    expect(problemsOf(kidParentRules(KID_PARENT_CONTEXT), KID_PARENT)).toEqual({});
  });

  test('requires every field', () => {
    const nothing = Object.fromEntries(Object.keys(KID_PARENT).map((field) => [field, '']));
    const required = Object.fromEntries(
      Object.keys(KID_PARENT).map((field) => [field, { key: 'rule.required' }]),
    );
    expect(problemsOf(kidParentRules(KID_PARENT_CONTEXT), nothing)).toEqual(required);
    expect(problemsOf(kidParentRules(KID_PARENT_CONTEXT), {})).toEqual(required);
  });

  test.each(KID_PARENT_CASES)('$field, $about: $expected', ({ field, values, expected, context }) => {
    const rules = kidParentRules({ ...KID_PARENT_CONTEXT, ...context });
    expect(problemsOf(rules, { ...KID_PARENT, ...values })[field]?.key ?? null).toBe(expected);
  });
});

test.each([
  ['2027-01-31', '2027-01-31'],
  ['2028-09-01', '2028-09-01'],
  ['1970-01-01', '2027-07-05'],
  ['2024-07-01', '2027-07-05'],
  ['2031-01-01', '2027-07-05'],
])('a clock at %s counts as %s for a camp in July 2027', (clock, today) => {
  expect(kidParentContext(flexibleCamp(), '', clock).today).toBe(today);
});
