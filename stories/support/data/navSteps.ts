import type { Camp } from '../../../src/domain/camp.ts';
import { stepsOf, stepUrl, type FormStep } from '../../../src/domain/steps.ts';

/** The steps of this camp's header, all before `current` finished. */
export function navSteps(camp: Camp, current: FormStep): { step: FormStep; href?: string }[] {
  const steps = stepsOf(camp);
  return steps.map((step) =>
    steps.indexOf(step) < steps.indexOf(current) ? { step, href: stepUrl(step, camp.id) } : { step },
  );
}

/** Where the parts of this camp's summary are changed. */
export const changeLinks = (camp: Camp): { step: FormStep; href: string }[] =>
  stepsOf(camp).map((step) => ({ step, href: stepUrl(step, camp.id) }));
