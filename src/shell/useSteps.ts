import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Camp } from '../domain/camp.ts';
import { stepsOf, stepUrl, type FormStep, type Step } from '../domain/steps.ts';

/**
 * Moves between the steps. `step` is the one to show; when it is not the one of the address (`here`), the address
 * follows (spec 2).
 */
export function useSteps(camp: Camp, step: Step, here: Step | undefined) {
  const location = useLocation();
  const { key } = location;
  const state = location.state as { changing?: string } | null;
  // Set by the recap's links: the way leads back to it, over what has to be submitted again.
  const changing = state?.changing;
  const navigate = useNavigate();
  const leavingFor = useRef<Step | null>(null);

  // Not the router's Navigate, which complains when a server draws it. Again at every move (`key`): the one that takes
  // a voucher out of the address leads back to the old step.
  useEffect(() => {
    if (step !== here) void navigate(stepUrl(step, camp.id), { replace: true, state });
  }, [step, here, camp.id, navigate, key, state]);

  // Until the next step is on the screen, the one that is left can still be submitted.
  const goTo = useCallback(
    (next: Step) => {
      if (leavingFor.current === next) return;
      leavingFor.current = next;
      void navigate(stepUrl(next, camp.id), { state: next === 'confirmation' ? state : null });
    },
    [camp.id, navigate, state],
  );
  useEffect(() => {
    leavingFor.current = null;
  }, [key]);

  return { goTo, changing, isLeaving: () => leavingFor.current !== null };
}

/** The steps of the header: the finished ones, before `unfinished`, are links. The same array at every tick of a day. */
export function useStepLinks(camp: Camp, current: FormStep, unfinished: FormStep) {
  return useMemo(() => {
    const steps = stepsOf(camp);
    const finished = steps.slice(0, steps.indexOf(unfinished));
    return steps.map((step) => ({
      step,
      href: finished.includes(step) && step !== current ? stepUrl(step, camp.id) : undefined,
    }));
  }, [camp, current, unfinished]);
}
