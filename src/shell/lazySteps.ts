import { lazy, type ComponentType } from 'react';
import { fetchScript } from '../api/fetchScript.ts';
import type { ConfirmationProps } from '../steps/Confirmation.tsx';
import type { KidParentProps } from '../steps/KidParent.tsx';
import type { MedicalFormProps } from '../steps/MedicalForm.tsx';
import type { SuccessProps } from '../steps/Success.tsx';

interface Views {
  kidParent: ComponentType<KidParentProps>;
  medicalForm: ComponentType<MedicalFormProps>;
  confirmation: ComponentType<ConfirmationProps>;
  success: ComponentType<SuccessProps>;
}
type LaterStep = keyof Views;

/** Loads the view of a step, with this number of retries. */
const LOADS: { [Step in LaterStep]: (retries?: number) => Promise<Views[Step]> } = {
  kidParent: async (retries) =>
    (await fetchScript('KidParent', () => import('../steps/KidParent.tsx'), retries)).KidParent,
  medicalForm: async (retries) =>
    (await fetchScript('MedicalForm', () => import('../steps/MedicalForm.tsx'), retries)).MedicalForm,
  confirmation: async (retries) =>
    (await fetchScript('Confirmation', () => import('../steps/Confirmation.tsx'), retries)).Confirmation,
  success: async (retries) =>
    (await fetchScript('Success', () => import('../steps/Success.tsx'), retries)).Success,
};

/** A view that is loaded when it is rendered. */
const later = <Step extends LaterStep>(step: Step) => lazy(async () => ({ default: await LOADS[step]() }));

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
