import { campQuery } from './campLink.ts';
import type { Camp } from './camp.ts';

/** The steps in order (spec 2 and 4). */
export const STEPS = ['campDays', 'kidParent', 'medicalForm', 'confirmation', 'success'] as const;
/** A step of the wizard. */
export type Step = (typeof STEPS)[number];
/** A step with a form: all except the thank-you page. */
export type FormStep = Exclude<Step, 'success'>;

/** The routes of spec 2. */
export const STEP_PATHS = {
  campDays: '/',
  kidParent: '/kid-parent',
  medicalForm: '/medicalForm',
  confirmation: '/confirmation',
  success: '/success',
} as const satisfies Record<Step, string>;

/** The steps of this camp; without flexible booking there is no day step (spec 2). */
export function stepsOf(camp: Pick<Camp, 'flexibleBookingAllowed'>): FormStep[] {
  return STEPS.filter((step) => step !== 'success').filter(
    (step) => step !== 'campDays' || camp.flexibleBookingAllowed,
  );
}

/** The next step; after the last one, the thank-you page. */
export function nextStep(camp: Camp, step: FormStep): Step {
  const steps = stepsOf(camp);
  return steps[steps.indexOf(step) + 1] ?? 'success';
}

/** The previous step, or undefined on the first. */
export function previousStep(camp: Camp, step: FormStep): FormStep | undefined {
  const steps = stepsOf(camp);
  return steps[steps.indexOf(step) - 1];
}

/** The address of a step. The first two include the camp id, uppercased (spec 2). */
export function stepUrl(step: Step, campId: string): string {
  const path = STEP_PATHS[step];
  return step === 'campDays' || step === 'kidParent' ? `${path}${campQuery(campId.toUpperCase())}` : path;
}

/** The step of a path, or undefined when there is none. */
export function stepAt(pathname: string): Step | undefined {
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  return STEPS.find((step) => STEP_PATHS[step] === path);
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
