import { lazy, type ComponentProps, type ComponentType } from 'react';
import { fetchScript } from '../api/fetchScript.ts';

/** Loads the view of a step, which has the name of its chunk, with this number of retries. */
const loaderOf =
  <Name extends string, Module extends Record<Name, unknown>>(name: Name, load: () => Promise<Module>) =>
  async (retries?: number) =>
    (await fetchScript(name, load, retries))[name];

const LOADS = {
  kidParent: loaderOf('KidParent', () => import('../steps/KidParent.tsx')),
  medicalForm: loaderOf('MedicalForm', () => import('../steps/MedicalForm.tsx')),
  confirmation: loaderOf('Confirmation', () => import('../steps/Confirmation.tsx')),
  success: loaderOf('Success', () => import('../steps/Success.tsx')),
};
type LaterStep = keyof typeof LOADS;
type Views = {
  [Step in LaterStep]: ComponentType<ComponentProps<Awaited<ReturnType<(typeof LOADS)[Step]>>>>;
};

/** A view that is loaded when it is rendered. */
const later = (step: LaterStep) => lazy(async () => ({ default: await LOADS[step]() }));

/** The views of the later steps. They are loaded when they are rendered, or earlier by {@link fetchSteps}. */
export const VIEWS: Views = {
  kidParent: later('kidParent'),
  medicalForm: later('medicalForm'),
  confirmation: later('confirmation'),
  success: later('success'),
};

function setView<Step extends LaterStep>(step: Step, view: Views[Step]): void {
  VIEWS[step] = view;
}

/** Loads a step that failed again when it is opened again: React keeps the failure of a lazy component. */
export function loadAgain(step: LaterStep | 'campDays'): void {
  if (step !== 'campDays') setView(step, later(step));
}

/**
 * Loads the script of a step in advance; after a failure it is loaded when the step opens. A loaded step is no longer
 * lazy, because React shows the fallback of a lazy component for 300 ms even when its script has already loaded.
 */
export async function fetchStep(step: LaterStep): Promise<void> {
  try {
    setView(step, await LOADS[step](0));
  } catch {
    // The lazy view is used.
  }
}

/** Loads the later steps one by one, so that input is handled in between. A connection may fail later. */
export async function fetchSteps(): Promise<void> {
  for (const step of Object.keys(LOADS) as LaterStep[]) await fetchStep(step);
}
