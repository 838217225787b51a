import type { Camp } from './camp.ts';
import type { Day } from './days.ts';
import { campDaysProblem } from './rules/campDays.ts';
import { stepsOf, type FormStep, type Step } from './steps.ts';

/**
 * The first incomplete step. A link to a later step leads there. The day selection is validated; the other forms are
 * complete before `unsubmitted`, the first that was not submitted: their values are valid and their calls were made.
 */
export function firstIncompleteStep(
  camp: Camp,
  selectedDays: readonly Day[],
  unsubmitted: FormStep,
): FormStep {
  const areDaysInvalid = stepsOf(camp).includes('campDays') && campDaysProblem(camp, selectedDays) !== null;
  return areDaysInvalid ? 'campDays' : unsubmitted;
}

/**
 * The step to show for the requested one (undefined when the address is not a step): the first incomplete step if that
 * is earlier, and the camp's first step if the camp does not have the requested one.
 */
export function stepToShow(camp: Camp, requested: Step | undefined, incomplete: FormStep): FormStep {
  const steps = stepsOf(camp);
  const [first = 'kidParent'] = steps;
  if (requested === 'campDays' && !steps.includes(requested)) return first;
  const open = steps.slice(0, steps.indexOf(incomplete) + 1);
  return open.find((step) => step === requested) ?? open.at(-1) ?? first;
}
