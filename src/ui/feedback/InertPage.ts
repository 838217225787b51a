import { modalClasses } from '@mui/material/Modal';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Makes the page behind an open modal inert, which MUI only hides from screen readers. Rendered in the modal. */
export function InertPage({ open }: { open: boolean }) {
  /** Without what the page had made inert itself. */
  const made = useRef<HTMLElement[]>([]);
  useEffect(() => {
    if (!open || !document.querySelector(`.${modalClasses.root}`)) return;
    const behind = `:scope > div:not(.${modalClasses.root}, [inert])`;
    made.current = [...document.body.querySelectorAll<HTMLElement>(behind)];
    for (const element of made.current) element.inert = true;
  }, [open]);
  // Runs before MUI moves the focus back to the page.
  useLayoutEffect(() => {
    if (!open) return;
    return () => {
      for (const element of made.current) element.inert = false;
    };
  }, [open]);
  return null;
}
