import { useEffect, useRef, type RefObject } from 'react';

/**
 * The ref of a sticky element: what gets the focus scrolls clear of it at this side of the window, whatever its height,
 * with a gap in px.
 */
export function useScrollPadding(
  side: 'scrollPaddingTop' | 'scrollPaddingBottom',
  gap = 0,
): RefObject<HTMLDivElement | null> {
  const sticky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no layout, and no observer of it.
    if (!sticky.current || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style[side] = `${height + gap}px`;
    });
    observer.observe(sticky.current);
    return () => {
      observer.disconnect();
      style[side] = '';
    };
  }, [side, gap]);
  return sticky;
}
