import { lazy, type ComponentType } from 'react';
import type { FormStep } from '../domain/steps.ts';
import { CampDaysRoute } from './CampDaysRoute.tsx';
import type { Connection } from './CampWizard.tsx';

const FIRST_RETRY_MS = 400;
const RETRIES = 3;

/** Fetches a step's script, again after a wait when the line fails. */
async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_MS * 2 ** attempt));
    }
  }
}

const LOADS = {
  kidParent: () => import('./KidParentRoute.tsx').then((module) => ({ default: module.KidParentRoute })),
  medicalForm: () =>
    import('./MedicalFormRoute.tsx').then((module) => ({ default: module.MedicalFormRoute })),
  confirmation: () =>
    import('./ConfirmationRoute.tsx').then((module) => ({ default: module.ConfirmationRoute })),
};

/** The connector of each step; the later ones are fetched when they are needed, or before, by {@link fetchSteps}. */
export const CONNECTORS: Record<FormStep, ComponentType<Connection>> = {
  campDays: CampDaysRoute,
  kidParent: lazy(() => fetched(LOADS.kidParent)),
  medicalForm: lazy(() => fetched(LOADS.medicalForm)),
  confirmation: lazy(() => fetched(LOADS.confirmation)),
};

/** Fetches the later steps while the parent reads the first, so that a line that fails later stops nobody. */
export async function fetchSteps(): Promise<void> {
  // What fails here is tried again when its step opens.
  await Promise.allSettled(Object.values(LOADS).map((load) => load()));
}
