import { useEffect, useRef, type Dispatch } from 'react';
import { fetchCamp } from '../api/fetchCamp.ts';
import type { EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import type { Step } from '../domain/steps.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';

/** An answer that takes longer, in ms, is no longer waited for: the save call tells the same later. */
const REFRESH_MS = 2000;

/**
 * Asks for the camp again when the child form or the confirmation opens, so that a seat that is gone or another price
 * is told there, and not at the end. It keeps nobody waiting, and an answer that does not come is not missed.
 */
export function useCampRefresh(
  config: WizardConfig,
  campId: string,
  step: Step,
  dispatch: Dispatch<EnrolmentEvent>,
): void {
  // The camp of the first step that opens has just come.
  const isFirst = useRef(true);
  useEffect(() => {
    const isFresh = isFirst.current;
    isFirst.current = false;
    if (isFresh || (step !== 'kidParent' && step !== 'confirmation')) return;
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), REFRESH_MS);
    void fetchCamp(config, campId, ending.signal).then((answer) => {
      clearTimeout(timer);
      if ('camp' in answer) dispatch({ type: 'campRefreshed', camp: answer.camp });
    });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [config, campId, step, dispatch]);
}
