import { modalClasses } from '@mui/material/Modal';
import { useEffect, useLayoutEffect } from 'react';

const setInert = (isInert: boolean) => {
  if (isInert && !document.querySelector(`.${modalClasses.root}`)) return;
  for (const element of document.body.querySelectorAll<HTMLElement>(
    `:scope > div:not(.${modalClasses.root})`,
  ))
    element.inert = isInert;
};

/** Makes the page behind an open modal inert, which MUI only hides from screen readers. Rendered in the modal. */
export function InertPage({ open }: { open: boolean }) {
  useEffect(() => setInert(open), [open]);
  // Runs before MUI moves the focus back to the page.
  useLayoutEffect(() => (open ? () => setInert(false) : undefined), [open]);
  return null;
}
