import { useEffect, useRef, type Dispatch } from 'react';
import { fetchCamp } from '../api/fetchCamp.ts';
import type { EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import type { Step } from '../domain/steps.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';

/** The timeout in ms. The save call reports the same changes later. */
const REFRESH_MS = 2000;

/**
 * Fetches the camp again when the child form or the confirmation opens, to show early that the camp is full or its
 * price has changed. It blocks nothing, and failures are ignored.
 */
export function useCampRefresh(
  config: WizardConfig,
  campId: string,
  step: Step,
  dispatch: Dispatch<EnrolmentEvent>,
): void {
  // For the first step the camp has just been loaded.
  const isFirst = useRef(true);
  useEffect(() => {
    const isFresh = isFirst.current;
    isFirst.current = false;
    if (isFresh || (step !== 'kidParent' && step !== 'confirmation')) return;
    const controller = new AbortController();
    const end = () => controller.abort();
    const timer = setTimeout(end, REFRESH_MS);
    void fetchCamp(config, campId, controller.signal).then((response) => {
      clearTimeout(timer);
      if ('camp' in response) dispatch({ type: 'campRefreshed', camp: response.camp });
    });
    return end;
  }, [config, campId, step, dispatch]);
}
