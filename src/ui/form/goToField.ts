import { scrollToTop } from './scrollToTop.ts';

/** Scrolls to the label of a field and focuses the field: one of the form that `from` is in, or of the page. */
export function goToField(field: string, from?: Element): void {
  const frames = (from?.closest('form') ?? document).querySelectorAll<HTMLElement>('[data-field]');
  const frame = [...frames].find(({ dataset }) => dataset.field === field);
  frame?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  if (frame) scrollToTop(frame);
}
