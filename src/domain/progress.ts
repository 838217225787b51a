import type { Camp } from './camp.ts';
import type { Day } from './days.ts';
import { campDaysProblem } from './rules/campDays.ts';
import { stepsOf, type FormStep, type Step } from './steps.ts';

/**
 * The first step that is missing something: where a link to any later one leads. The days speak for themselves; a
 * form counts once the parent submitted it (`submitted`), because only then its rules held and its calls were made.
 */
export function firstUnfinishedStep(
  camp: Camp,
  selectedDays: readonly Day[],
  submitted: ReadonlySet<Step>,
): FormStep {
  const unfinished = stepsOf(camp).find((step) =>
    step === 'campDays' ? campDaysProblem(camp, selectedDays) !== null : !submitted.has(step),
  );
  return unfinished ?? 'confirmation';
}

/**
 * The step to show for the one an address asks for (undefined when it is no step): itself, or the first that is
 * missing something when that comes earlier, or the camp's first step when the camp does not have the asked one.
 */
export function stepToShow(camp: Camp, asked: Step | undefined, unfinished: FormStep): FormStep {
  const steps = stepsOf(camp);
  const [first = 'kidParent'] = steps;
  if (asked === 'campDays' && !steps.includes(asked)) return first;
  const open = steps.slice(0, steps.indexOf(unfinished) + 1);
  return open.find((step) => step === asked) ?? open.at(-1) ?? first;
}
