import { useEffect, useEffectEvent, useRef } from 'react';
import { scrollToTop } from '../components/scrollToTop.ts';

/**
 * How a camp came on the screen: drawn by a server, so that its first step is in view and the parent may have begun;
 * fetched for the link; or fetched again, by a press on a button that is gone.
 */
export type Opening = 'drawn' | 'linked' | 'retried';

/**
 * Where the view and the focus go (spec 2): an opened step shows the tabs and has the focus on its heading; an error
 * box comes before both. A page that came drawn is scrolled already, and the parent may be pressing something in it.
 */
export function useStepFocus(failure: object | null, opening: Opening) {
  const errorBoxRef = useRef<HTMLDivElement>(null);
  const tabsRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  const showProblem = () => {
    if (!errorBoxRef.current) return;
    errorBoxRef.current.focus({ preventScroll: true });
    scrollToTop(errorBoxRef.current);
  };

  const failed = useEffectEvent(showProblem);
  useEffect(() => {
    if (failure) failed();
  }, [failure]);

  /** Called when a step is on the screen. */
  const showStep = () => {
    if (isFirst.current && opening === 'drawn') {
      if (document.activeElement === document.body) errorBoxRef.current?.focus({ preventScroll: true });
    } else if (errorBoxRef.current) {
      showProblem();
    } else {
      // The recap's link that the parent comes back to.
      const changed = document.querySelector<HTMLElement>('[data-changed]');
      const top = changed ?? tabsRef.current;
      if (top) scrollToTop(top);
      if (!isFirst.current || opening === 'retried')
        (changed ?? headingRef.current)?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  };

  return { errorBoxRef, tabsRef, headingRef, showProblem, showStep };
}
