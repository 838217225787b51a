import { startTransition, useEffect, useRef, type Dispatch } from 'react';
import { refreshCamp } from '../api/fetchCamp.ts';
import type { EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import type { Step } from '../domain/steps.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';

/**
 * Fetches the camp again when the child form or the confirmation opens, to show early that the camp is full or its
 * price or days have changed. It blocks nothing, and failures are ignored.
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
    void refreshCamp(config, campId).then((camp) => {
      // A key press meanwhile is rendered first.
      if (camp && !controller.signal.aborted)
        startTransition(() => dispatch({ type: 'campRefreshed', camp }));
    });
    return () => controller.abort();
  }, [config, campId, step, dispatch]);
}
