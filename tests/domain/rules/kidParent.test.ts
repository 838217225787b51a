import { describe, expect, test } from 'vitest';
import { kidParentRules } from '../../../src/domain/rules/kidParent.ts';
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
