import { lazy, type ComponentType } from 'react';
import type { FormStep } from '../domain/steps.ts';
import { CampDaysRoute } from './CampDaysRoute.tsx';
import type { Connection } from './Connection.ts';

const FIRST_RETRY_MS = 400;
const RETRIES = 3;

/** Where a browser tells which script it did not get. */
const ADDRESS = /https?:\S+/;

/**
 * The same script under another address. Chromium remembers that a script failed and never asks for it again, so that
 * importing it once more is no retry. A browser that does not tell the address asks again by itself.
 */
function underAnotherAddress(error: unknown, attempt: number): string | undefined {
  const address = ADDRESS.exec(String(error))?.[0];
  if (address === undefined) return undefined;
  const url = new URL(address);
  url.searchParams.set('attempt', String(attempt));
  return url.href;
}

/** Fetches a step's script, again after a wait when the line fails. */
async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  let loadAgain = load;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await loadAgain();
    } catch (error) {
      if (attempt === RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_MS * 2 ** attempt));
      const address = underAnotherAddress(error, attempt + 1);
      if (address) loadAgain = () => import(/* @vite-ignore */ address) as Promise<Module>;
    }
  }
}

const LOADS = {
  kidParent: () => import('./KidParentRoute.tsx'),
  medicalForm: () => import('./MedicalFormRoute.tsx'),
  confirmation: () => import('./ConfirmationRoute.tsx'),
};

/** The connector of each step; the later ones are fetched when they are needed, or before, by {@link fetchSteps}. */
export const CONNECTORS: Record<FormStep, ComponentType<Connection>> = {
  campDays: CampDaysRoute,
  kidParent: lazy(async () => ({ default: (await fetched(LOADS.kidParent)).KidParentRoute })),
  medicalForm: lazy(async () => ({ default: (await fetched(LOADS.medicalForm)).MedicalFormRoute })),
  confirmation: lazy(async () => ({ default: (await fetched(LOADS.confirmation)).ConfirmationRoute })),
};

/** Fetches the later steps while the parent reads the first, so that a line that fails later stops nobody. */
export async function fetchSteps(): Promise<void> {
  // What fails here is tried again when its step opens.
  await Promise.allSettled(Object.values(LOADS).map((load) => load()));
}
