import { expect, test } from 'vitest';
import { incompleteStep } from '../../src/domain/phases.ts';
import { fixedCamp, flexibleCamp } from '../../src/testing/camps.ts';
import { ENROLMENTS } from '../../stories/support/data/enrolments.ts';

const camp = flexibleCamp();

test.each([
  ['no days chosen', camp, [], 'confirming', 'campDays'],
  ['too few days', camp, camp.activeDays.slice(0, 2), 'filling', 'campDays'],
  ['days chosen', camp, camp.activeDays, 'choosing', 'kidParent'],
  ['a fixed camp without days', fixedCamp(), [], 'choosing', 'kidParent'],
  ['all submitted', camp, camp.activeDays, 'confirming', 'confirmation'],
] as const)('the first incomplete step: %s', (_about, which, selectedDays, phase, expected) => {
  const enrolment = ENROLMENTS[phase];
  const answers = { ...enrolment.answers, selectedDays };
  expect(incompleteStep({ ...enrolment, camp: which, answers })).toBe(expected);
});
