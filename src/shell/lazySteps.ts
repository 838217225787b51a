import { createElement, lazy, type ComponentType } from 'react';
import { fetchScript } from '../api/fetchScript.ts';
import type { FormStep } from '../domain/steps.ts';
import { AlreadyConfirmed, type AlreadyConfirmedProps } from '../components/AlreadyConfirmed.tsx';
import type { SuccessProps } from '../steps/Success.tsx';
import { CampDaysRoute } from './CampDaysRoute.tsx';
import type { Connection } from './Connection.ts';

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
  lazy(async () => ({ default: onlyOf(await fetchScript(LOADS[step])) }));

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
    fetchScript(loadSuccess).then(
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
