import { scrollToTop } from './scrollToTop.ts';

/** Scrolls to the label of a field and focuses the field. */
export function goToField(field: string): void {
  const frame = document.getElementById(field);
  frame?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  if (frame) scrollToTop(frame);
}
