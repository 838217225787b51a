import { modalClasses } from '@mui/material/Modal';
import { useEffect, useLayoutEffect, useRef } from 'react';

const OPEN_MODAL = `.${modalClasses.root}:not(.${modalClasses.hidden})`;

/** Makes the page behind an open modal inert, which MUI only hides from screen readers. Rendered in the modal. */
export function InertPage({ open }: { open: boolean }) {
  /** Without what the page had made inert itself. */
  const made = useRef<HTMLElement[]>([]);
  useEffect(() => {
    if (!open || !document.querySelector(OPEN_MODAL)) return;
    const beside = `:scope > div:not(.${modalClasses.root}, [inert])`;
    // A theme can put modals in an element of the page.
    made.current = [...document.body.querySelectorAll<HTMLElement>(beside)].filter(
      (element) => !element.querySelector(OPEN_MODAL),
    );
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
