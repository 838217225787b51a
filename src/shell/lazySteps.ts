import { createElement, lazy, type ComponentType } from 'react';
import { withRetries } from '../api/withRetries.ts';
import type { FormStep } from '../domain/steps.ts';
import { AlreadyConfirmed, type AlreadyConfirmedProps } from '../components/AlreadyConfirmed.tsx';
import type { SuccessProps } from '../steps/Success.tsx';
import { CampDaysRoute } from './CampDaysRoute.tsx';
import type { Connection } from './Connection.ts';

/** Where a browser tells which script it did not get, without a query. */
const ADDRESS = /https?:[^\s?]+/;

/**
 * The same script under another address. Chromium remembers that a script failed and never asks for it again, so that
 * importing it once more is no retry. A browser that does not tell the address asks again by itself.
 */
function underAnotherAddress(error: unknown, attempt: number): string | undefined {
  const address = ADDRESS.exec(String(error))?.[0];
  return address && `${address}?attempt=${attempt}`;
}

/** Fetches a step's script, again after a wait when the line fails. */
function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  let loadAgain = load;
  return withRetries(
    (attempt) =>
      loadAgain().catch((error: unknown) => {
        const address = underAnotherAddress(error, attempt + 1);
        if (address) loadAgain = () => import(/* @vite-ignore */ address) as Promise<Module>;
        throw error;
      }),
    { retries: 3, firstWaitMs: 400 },
  );
}

type Connector = ComponentType<Connection>;
type LaterStep = Exclude<FormStep, 'campDays'>;

/** Each of these exports its connector, and nothing else. */
const LOADS: Record<LaterStep, () => Promise<Record<string, Connector>>> = {
  kidParent: () => import('./KidParentRoute.tsx'),
  medicalForm: () => import('./MedicalFormRoute.tsx'),
  confirmation: () => import('./ConfirmationRoute.tsx'),
};

const onlyOf = (module: Record<string, Connector>) => Object.values(module)[0] as Connector;

const later = (step: LaterStep): Connector =>
  lazy(async () => ({ default: onlyOf(await fetched(LOADS[step])) }));

/** The connector of each step; the later ones are fetched when they are drawn, or before, by {@link fetchSteps}. */
export const CONNECTORS: Record<FormStep, Connector> = {
  campDays: CampDaysRoute,
  kidParent: later('kidParent'),
  medicalForm: later('medicalForm'),
  confirmation: later('confirmation'),
};

type ThankYouView = ComponentType<SuccessProps & AlreadyConfirmedProps>;

const loadSuccess = () => import('../steps/Success.tsx');

/** The thank-you page, fetched likewise. Where it cannot be, the parent reads at least that all is confirmed. */
export const THANK_YOU: { View: ThankYouView } = {
  View: lazy<ThankYouView>(() =>
    fetched(loadSuccess).then(
      ({ Success }) => ({ default: Success }),
      () => ({ default: (props) => createElement(AlreadyConfirmed, props) }),
    ),
  ),
};

/** Fetches the script of a step before it is drawn; a failure is tried again when the step opens. */
export async function fetchStep(step: LaterStep): Promise<void> {
  try {
    CONNECTORS[step] = onlyOf(await LOADS[step]());
  } catch {
    // The lazy connector stays.
  }
}

/**
 * Fetches the later steps while the parent reads the first, so that a line that fails later stops nobody; one after the
 * other, so that the next one comes first and a phone that reads them answers in between. A step that was fetched is
 * lazy no more: React shows what stands in for a lazy component for 300 ms, however early its script came.
 */
export async function fetchSteps(): Promise<void> {
  for (const step of Object.keys(LOADS) as LaterStep[]) await fetchStep(step);
  await loadSuccess().then(
    ({ Success }) => (THANK_YOU.View = Success),
    () => undefined,
  );
}
