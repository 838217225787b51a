import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToTop } from '../ui/form/scrollToTop.ts';

/**
 * How the camp was loaded: prerendered in the page, where the parent may already have started; fetched; or fetched
 * again after a click on a button, of which the focus is left behind: to retry, or to enrol another child.
 */
export type CampOrigin = 'prerendered' | 'fetched' | 'retried';

const focus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true });

/** The ref of a box in place of the step: it gets the focus of the retry button, which was removed. */
export const refAfterRetry = (campOrigin: CampOrigin) => (campOrigin === 'retried' ? focus : undefined);

/**
 * Manages scroll and focus (spec 2): a new step is scrolled to the tabs and its heading is focused; an error box comes
 * first. A prerendered page is scrolled already, and its focus is left alone.
 */
export function useStepFocus(failure: object | null, campOrigin: CampOrigin) {
  const errorBoxRef = useRef<HTMLDivElement>(null);
  const tabsRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const { hash } = useLocation();

  const showProblem = () => {
    if (!errorBoxRef.current) return;
    errorBoxRef.current.focus({ preventScroll: true });
    scrollToTop(errorBoxRef.current);
  };

  const failed = useEffectEvent(showProblem);
  useEffect(() => {
    if (failure) failed();
  }, [failure]);

  /** Called when a step is rendered. */
  const showStep = () => {
    if (isFirst.current && campOrigin === 'prerendered') {
      if (document.activeElement === document.body) errorBoxRef.current?.focus({ preventScroll: true });
    } else if (errorBoxRef.current) {
      showProblem();
    } else {
      // The card that a link of the recap leads to, or that link when the parent returns.
      const card = document.getElementById(hash.slice(1))?.closest('fieldset');
      const changing = card ?? document.querySelector<HTMLElement>('[data-changed]');
      const top = changing ?? tabsRef.current;
      if (top) scrollToTop(top);
      if (!isFirst.current || campOrigin === 'retried')
        (changing ?? headingRef.current)?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  };

  return { errorBoxRef, tabsRef, headingRef, showProblem, showStep };
}
