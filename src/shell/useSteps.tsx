import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { StepNav } from '../components/frame/StepNav.tsx';
import type { Camp } from '../domain/camp.ts';
import type { Move, OpenEnrolment } from '../domain/phases.ts';
import { nextStep, STEPS, stepsOf, stepUrl, type FormStep, type Step } from '../domain/steps.ts';
import { useCampLink } from './useCampRequest.ts';

/**
 * Navigation between steps: goes where an event leads (`move`). When `step`, the one to show, differs from that of the
 * URL (`here`), goes back to it or replaces the URL (spec 2). Each history entry has the camp: Back may come from another
 * camp.
 */
export function useSteps({ camp, move }: OpenEnrolment, step: Step, here: Step | undefined) {
  const location = useLocation();
  // `changing` is set by the recap's links: the next steps lead back to the recap. `after` is the submitted step that led
  // here, of the entry before.
  const { changing, after } = (location.state ?? {}) as { changing?: string; after?: FormStep };
  const { campId } = useCampLink();
  const navigate = useNavigate();
  // The history entry that is being left, and for which step.
  const leaving = useRef<{ key: string; step: Step } | null>(null);

  useEffect(() => {
    if (leaving.current?.key !== location.key) leaving.current = null;
  }, [location.key]);

  const go = useEffectEvent((asked: Move) => {
    const afterForm = (form: FormStep) => (changing === undefined ? nextStep(camp, form) : 'confirmation');
    const next = 'to' in asked ? asked.to : afterForm(asked.after);
    // The previous step can be submitted until the next one is rendered.
    if (next === here || next === leaving.current?.step) return;
    leaving.current = { key: location.key, step: next };
    const state = { ...asked, campId: camp.id, changing: next === 'confirmation' ? changing : undefined };
    void navigate(stepUrl(next, camp.id), { state });
  });
  // The move that led here is done, also when Back leads here again.
  const [done] = useState(move);
  // Before the browser paints the step without its loading notice.
  useLayoutEffect(() => {
    if (move && move !== done) go(move);
  }, [move, done]);

  // Not the router's `Navigate`, which warns when rendered on a server. Runs at every navigation (`key`), because
  // removing the voucher from the URL restores the previous step. A link to a step may have no camp.
  useEffect(() => {
    if ((step === here && campId !== '') || leaving.current !== null) return;
    const isBefore = after && STEPS.indexOf(after) >= STEPS.indexOf(step);
    // A restored tab may have this entry alone.
    if (isBefore && window.history.length > 1) {
      // The entry before is that step or leads to it. With two equal entries, Back would seem to do nothing.
      leaving.current = { key: location.key, step };
      void navigate(-1);
    } else {
      void navigate(stepUrl(step, camp.id), { replace: true, state: { campId: camp.id, changing, after } });
    }
  }, [step, here, campId, camp.id, navigate, location.key, changing, after]);

  return { changing, isLeaving: () => leaving.current !== null };
}

/**
 * The StepNav: completed steps, before `incomplete`, are links. Memoised, so that selecting a day does not re-render the
 * header.
 */
export function useStepNav(
  camp: Camp,
  current: FormStep,
  incomplete: FormStep,
  ref: RefObject<HTMLElement | null>,
) {
  return useMemo(() => {
    const steps = stepsOf(camp);
    const finished = steps.slice(0, steps.indexOf(incomplete));
    const links = steps.map((step) => ({
      step,
      href: finished.includes(step) && step !== current ? stepUrl(step, camp.id) : undefined,
    }));
    return <StepNav ref={ref} steps={links} current={current} />;
  }, [camp, current, incomplete, ref]);
}
