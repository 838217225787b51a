import { modalClasses } from '@mui/material/Modal';
import { useEffect, useLayoutEffect } from 'react';

const setInert = (isInert: boolean) => {
  if (isInert && !document.querySelector(`.${modalClasses.root}`)) return;
  for (const element of document.body.querySelectorAll<HTMLElement>(
    `:scope > div:not(.${modalClasses.root})`,
  ))
    element.inert = isInert;
};

/** Stands in a modal: while that is open the page behind it is inert, which MUI only hides from screen readers. */
export function InertPage({ open }: { open: boolean }) {
  useEffect(() => setInert(open), [open]);
  // Before MUI moves focus back to the page.
  useLayoutEffect(() => (open ? () => setInert(false) : undefined), [open]);
  return null;
}
