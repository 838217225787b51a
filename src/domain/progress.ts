import type { Camp } from './camp.ts';
import type { Day } from './days.ts';
import { campDaysProblem } from './rules/campDays.ts';
import { stepsOf, type FormStep, type Step } from './steps.ts';

/**
 * The first incomplete step. A link to a later step leads there. The day selection is validated; a form is complete
 * once it was submitted successfully, because then its values are valid and its calls were made.
 */
export function firstIncompleteStep(
  camp: Camp,
  selectedDays: readonly Day[],
  submitted: ReadonlySet<Step>,
): FormStep {
  const incomplete = stepsOf(camp).find((step) =>
    step === 'campDays' ? campDaysProblem(camp, selectedDays) !== null : !submitted.has(step),
  );
  return incomplete ?? 'confirmation';
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
