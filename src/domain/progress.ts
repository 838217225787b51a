import type { Camp } from './camp.ts';
import type { Day } from './days.ts';
import type { Subscription } from './enrolment.ts';
import { campDaysProblem } from './rules/campDays.ts';
import { kidParentRules } from './rules/kidParent.ts';
import { problemsOf } from './rules/ruleMessage.ts';
import { stepsOf, type Step } from './steps.ts';

/** Whether a step has all it needs. The medical sheet may be empty, so only the parent's word finishes it. */
function isFinished(
  step: Step,
  camp: Camp,
  subscription: Subscription,
  medicalConfirmed: boolean,
  today: Day,
) {
  const { inputData } = subscription;
  switch (step) {
    case 'campDays':
      return campDaysProblem(camp, inputData.selectedDays) === null;
    case 'kidParent':
      return Object.keys(problemsOf(kidParentRules({ ...inputData, today }), inputData)).length === 0;
    case 'medicalForm':
      return medicalConfirmed;
    default:
      return false;
  }
}

/** The first step that is missing something: where a link to any later one leads. */
export function firstUnfinishedStep(
  camp: Camp,
  subscription: Subscription,
  medicalConfirmed: boolean,
  today: Day,
): Step {
  const unfinished = stepsOf(camp).find(
    (step) => !isFinished(step, camp, subscription, medicalConfirmed, today),
  );
  return unfinished ?? 'confirmation';
}
