import { lazy, type ComponentType } from 'react';
import { fetchScript } from '../api/fetchScript.ts';
import type { FormStep } from '../domain/steps.ts';
import type { SuccessProps } from '../steps/Success.tsx';
import { CampDaysRoute } from './CampDaysRoute.tsx';
import type { Connection } from './Connection.ts';

type Connector = ComponentType<Connection>;
type LaterStep = Exclude<FormStep, 'campDays'>;

/** Loads the connector of a step, with this number of retries. */
const LOADS: Record<LaterStep, (retries?: number) => Promise<Connector>> = {
  kidParent: async (retries) =>
    (await fetchScript('KidParentRoute', () => import('./KidParentRoute.tsx'), retries)).KidParentRoute,
  medicalForm: async (retries) =>
    (await fetchScript('MedicalFormRoute', () => import('./MedicalFormRoute.tsx'), retries)).MedicalFormRoute,
  confirmation: async (retries) =>
    (await fetchScript('ConfirmationRoute', () => import('./ConfirmationRoute.tsx'), retries))
      .ConfirmationRoute,
};

const loadSuccess = async (retries?: number) =>
  (await fetchScript('Success', () => import('../steps/Success.tsx'), retries)).Success;

/** A connector that is loaded when it is rendered. */
const later = (step: LaterStep): Connector => lazy(async () => ({ default: await LOADS[step]() }));

/** The connector of each step. Later ones are loaded when they are rendered, or earlier by {@link fetchSteps}. */
export const CONNECTORS: Record<FormStep, Connector> = {
  campDays: CampDaysRoute,
  kidParent: later('kidParent'),
  medicalForm: later('medicalForm'),
  confirmation: later('confirmation'),
};

/** Loads a step that failed again when it is opened again: React keeps the failure of a lazy component. */
export function loadAgain(step: FormStep): void {
  if (step !== 'campDays') CONNECTORS[step] = later(step);
}

/** The thank-you page, loaded likewise. */
export const THANK_YOU: { View: ComponentType<SuccessProps> } = {
  View: lazy(async () => ({ default: await loadSuccess() })),
};

/** Loads the script of a step in advance; after a failure it is loaded when the step opens. */
export async function fetchStep(step: LaterStep): Promise<void> {
  try {
    CONNECTORS[step] = await LOADS[step](0);
  } catch {
    // The lazy connector is used.
  }
}

/**
 * Loads the later steps in advance, one by one, so that a connection that fails later stops nobody and input is handled
 * in between. A loaded step is no longer lazy, because React shows the fallback of a lazy component for 300 ms even
 * when its script has already loaded.
 */
export async function fetchSteps(): Promise<void> {
  for (const step of Object.keys(LOADS) as LaterStep[]) await fetchStep(step);
  await loadSuccess(0).then(
    (Success) => (THANK_YOU.View = Success),
    () => undefined,
  );
}
