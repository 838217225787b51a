import { createElement, lazy, type ComponentType } from 'react';
import { fetchScript } from '../api/fetchScript.ts';
import type { FormStep } from '../domain/steps.ts';
import { AlreadyConfirmed, type AlreadyConfirmedProps } from '../components/thanks/AlreadyConfirmed.tsx';
import type { SuccessProps } from '../steps/Success.tsx';
import { CampDaysRoute } from './CampDaysRoute.tsx';
import type { Connection } from './Connection.ts';

type Connector = ComponentType<Connection>;
type LaterStep = Exclude<FormStep, 'campDays'>;

/** Each module only exports its connector. */
const LOADS: Record<LaterStep, () => Promise<Record<string, Connector>>> = {
  kidParent: () => import('./KidParentRoute.tsx'),
  medicalForm: () => import('./MedicalFormRoute.tsx'),
  confirmation: () => import('./ConfirmationRoute.tsx'),
};

const onlyOf = (module: Record<string, Connector>) => Object.values(module)[0] as Connector;

const later = (step: LaterStep): Connector =>
  lazy(async () => ({ default: onlyOf(await fetchScript(LOADS[step])) }));

/** The connector of each step. Later ones are loaded when they are rendered, or earlier by {@link fetchSteps}. */
export const CONNECTORS: Record<FormStep, Connector> = {
  campDays: CampDaysRoute,
  kidParent: later('kidParent'),
  medicalForm: later('medicalForm'),
  confirmation: later('confirmation'),
};

type ThankYouView = ComponentType<SuccessProps & AlreadyConfirmedProps>;

const loadSuccess = () => import('../steps/Success.tsx');

/** The thank-you page, loaded likewise. When that fails, a shorter confirmation is shown. */
export const THANK_YOU: { View: ThankYouView } = {
  View: lazy<ThankYouView>(() =>
    fetchScript(loadSuccess).then(
      ({ Success }) => ({ default: Success }),
      () => ({ default: (props) => createElement(AlreadyConfirmed, props) }),
    ),
  ),
};

/** Loads the script of a step in advance; after a failure it is loaded when the step opens. */
export async function fetchStep(step: LaterStep): Promise<void> {
  try {
    CONNECTORS[step] = onlyOf(await LOADS[step]());
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
  await loadSuccess().then(
    ({ Success }) => (THANK_YOU.View = Success),
    () => undefined,
  );
}
