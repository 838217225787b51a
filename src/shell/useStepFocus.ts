import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { rush } from '../api/Rush.ts';
import type { OpenEnrolment } from '../domain/phases.ts';
import { scrollToTop } from '../ui/form/scrollToTop.ts';

/**
 * How the camp was loaded: prerendered in the page, where the parent may already have started; fetched; or fetched
 * again after a click on a button, of which the focus is left behind: to retry, to stop waiting, or to enrol another child.
 */
export type CampOrigin = 'prerendered' | 'fetched' | 'retried';

/** As a ref, it focuses an element that replaces what had the focus. */
export const focus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true });

/** The ref of a box in place of the step: it gets the focus of the retry button, which was removed. */
export const refAfterRetry = (campOrigin: CampOrigin) => (campOrigin === 'retried' ? focus : undefined);

/**
 * Manages scroll and focus (spec 2): a new step is scrolled to the tabs and its heading is focused; an error box or what
 * changed in the camp comes first. A prerendered page is scrolled already, and its focus is left alone.
 */
export function useStepFocus({ failure, change }: OpenEnrolment, hasProblem: boolean, origin: CampOrigin) {
  const errorBoxRef = useRef<HTMLDivElement>(null);
  const tabsRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The card that a link of the summary leads to, and that link when the parent returns.
  const cardRef = useRef<HTMLFieldSetElement>(null);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const isFirst = useRef(true);

  const showProblem = () => {
    if (!errorBoxRef.current) return;
    focus(errorBoxRef.current);
    scrollToTop(errorBoxRef.current);
  };

  const failed = useEffectEvent(showProblem);
  const stopped = failure ?? (change?.isNotSent ? change : null);
  useEffect(() => {
    if (stopped) failed();
  }, [stopped]);

  // Without the focus, which may be in a field.
  useEffect(() => {
    if (change && errorBoxRef.current) scrollToTop(errorBoxRef.current);
  }, [change]);

  // What had the focus is gone: the error box of a camp that has seats again, or the notice of a busy server.
  const isWaiting = useSyncExternalStore(rush.subscribe, rush.isWaiting, () => false);
  const cleared = useEffectEvent(() => {
    if (document.activeElement === document.body) focus(headingRef.current);
  });
  useEffect(() => (hasProblem || isWaiting ? () => cleared() : undefined), [hasProblem, isWaiting]);

  /** Called when a step is rendered. */
  const showStep = () => {
    if (isFirst.current && origin === 'prerendered') {
      if (document.activeElement === document.body) focus(errorBoxRef.current);
    } else if (errorBoxRef.current && (hasProblem || !cardRef.current)) {
      showProblem();
    } else {
      const changing = cardRef.current ?? linkRef.current;
      const top = changing ?? tabsRef.current;
      if (top) scrollToTop(top);
      if (!isFirst.current || origin === 'retried') focus(changing ?? headingRef.current);
    }
    isFirst.current = false;
  };

  return { errorBoxRef, tabsRef, headingRef, cardRef, linkRef, showProblem, showStep };
}
