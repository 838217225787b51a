import { expect, test } from 'vitest';
import { firstIncompleteStep } from '../../src/domain/progress.ts';
import { nextStep, stepsOf, type Step } from '../../src/domain/steps.ts';
import { fixedCamp, flexibleCamp } from '../../src/testing/camps.ts';

const camp = flexibleCamp();

test.each([
  ['no days chosen', camp, [], ['kidParent', 'medicalForm'], 'campDays'],
  ['too few days', camp, camp.activeDays.slice(0, 2), ['kidParent', 'medicalForm'], 'campDays'],
  ['days chosen', camp, camp.activeDays, [], 'kidParent'],
  ['days chosen, and submitted', camp, camp.activeDays, ['campDays'], 'kidParent'],
  ['a fixed camp', fixedCamp(), fixedCamp().activeDays, [], 'kidParent'],
  ['child and parent known', camp, camp.activeDays, ['kidParent'], 'medicalForm'],
  ['the sheet confirmed', camp, camp.activeDays, ['kidParent', 'medicalForm'], nextStep(camp, 'medicalForm')],
  ['the sheet confirmed before the child was known', camp, camp.activeDays, ['medicalForm'], 'kidParent'],
  ['all submitted', camp, camp.activeDays, stepsOf(camp), 'confirmation'],
] satisfies [string, typeof camp, string[], Step[], Step][])(
  '%s',
  (_about, which, days, submitted, expected) => {
    expect(firstIncompleteStep(which, days, new Set(submitted))).toBe(expected);
  },
);
