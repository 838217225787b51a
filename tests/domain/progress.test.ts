import { expect, test } from 'vitest';
import { firstIncompleteStep } from '../../src/domain/progress.ts';
import type { FormStep } from '../../src/domain/steps.ts';
import { fixedCamp, flexibleCamp } from '../../src/testing/camps.ts';

const camp = flexibleCamp();

test.each([
  ['no days chosen', camp, [], 'confirmation', 'campDays'],
  ['too few days', camp, camp.activeDays.slice(0, 2), 'medicalForm', 'campDays'],
  ['days chosen', camp, camp.activeDays, 'kidParent', 'kidParent'],
  ['a fixed camp without days', fixedCamp(), [], 'kidParent', 'kidParent'],
  ['all submitted', camp, camp.activeDays, 'confirmation', 'confirmation'],
] satisfies [string, typeof camp, string[], FormStep, FormStep][])(
  'the first incomplete step: %s',
  (_about, which, days, unsubmitted, expected) => {
    expect(firstIncompleteStep(which, days, unsubmitted)).toBe(expected);
  },
);
