import { useEffect, useRef, type RefObject } from 'react';

/** The space between a focused field and a sticky element, in px. */
const GAP_PX = 16;

/** The ref of a sticky element: what gets the focus scrolls clear of it at this side of the window, whatever its height. */
export function useScrollPadding(
  side: 'scrollPaddingTop' | 'scrollPaddingBottom',
): RefObject<HTMLDivElement | null> {
  const sticky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no layout, and no observer of it.
    if (!sticky.current || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style[side] = `${height + GAP_PX}px`;
    });
    observer.observe(sticky.current);
    return () => {
      observer.disconnect();
      style[side] = '';
    };
  }, [side]);
  return sticky;
}
