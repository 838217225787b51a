import { useEffect, useRef, type RefObject } from 'react';
import { panesAround } from './panesAround.ts';

/**
 * The ref of a sticky element: what gets the focus scrolls clear of it at this side of its pane or the window, with a gap
 * in px. An element taller than a third of that, as with large text or high zoom, scrolls with the page instead.
 */
export function useScrollPadding(
  side: 'scrollPaddingTop' | 'scrollPaddingBottom',
  gap = 0,
): RefObject<HTMLDivElement | null> {
  const sticky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no layout, and no observer of it.
    if (!sticky.current || typeof ResizeObserver === 'undefined') return;
    const element = sticky.current;
    // It sticks in the nearest pane, also in one that has nothing to scroll.
    const pane = panesAround(element).at(0);
    const { style } = pane ?? document.documentElement;
    const place = () => {
      const { offsetHeight } = element;
      const fits = offsetHeight <= (pane?.clientHeight ?? window.innerHeight) / 3;
      element.style.position = fits ? '' : 'static';
      // Without height the page keeps its own.
      style[side] = offsetHeight === 0 ? '' : fits ? `${offsetHeight + gap}px` : '0px';
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
      style[side] = '';
    };
  }, [side, gap]);
  return sticky;
}
