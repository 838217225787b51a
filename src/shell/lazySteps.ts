import { createElement, use, type ComponentType } from 'react';
import { fetchScript } from '../api/fetchScript.ts';

/**
 * A step with a script of its own (`load` is an `import()` of the chunk `name`). Its `View` is not React's `lazy`, which
 * shows a fallback for 300 ms even when the script has already loaded.
 */
function laterStep<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchView = async (retries?: number) => {
    const { [name]: view } = await fetchScript(name, load, retries);
    // The first one stays: a script that is loaded again, from another address, has another component.
    return (loaded ??= view);
  };
  return {
    /** The step. Suspends until it is loaded. */
    View(props: Props) {
      // A render that suspended calls `use` again.
      return createElement(loaded && !loading ? loaded : use((loading ??= fetchView())), props);
    },
    /** Loads the step in advance; after a failure it is loaded when it is rendered. */
    fetchAhead: () => fetchView(0).catch(() => undefined),
    /** Loads a step that failed again when it is rendered again. */
    loadAgain: () => {
      loading = undefined;
    },
  };
}

/** The steps after the first screen. They are loaded when they are rendered, or earlier by {@link fetchSteps}. */
export const LATER_STEPS = {
  kidParent: laterStep('KidParent', () => import('../steps/KidParent.tsx')),
  medicalForm: laterStep('MedicalForm', () => import('../steps/MedicalForm.tsx')),
  confirmation: laterStep('Confirmation', () => import('../steps/Confirmation.tsx')),
  success: laterStep('Success', () => import('../steps/Success.tsx')),
};

/** Loads the later steps one by one, so that input is handled in between. A connection may fail later. */
export async function fetchSteps(): Promise<void> {
  for (const { fetchAhead } of Object.values(LATER_STEPS)) await fetchAhead();
}
