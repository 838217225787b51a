import { scrollToTop } from './scrollToTop.ts';

/** The control of this name in a form. */
function controlOf(form: HTMLFormElement | null | undefined, name: string): HTMLElement | undefined {
  const controls = [...(form?.elements ?? [])] as HTMLElement[];
  return controls.find((control) => control.getAttribute('name') === name);
}

/** Scrolls to the label of a field and focuses the field: one of the form that `from` is in, or of the page. */
export function goToField(field: string, from?: Element): void {
  const form = from?.closest('form');
  const frames = (form ?? document).querySelectorAll<HTMLElement>('[data-field]');
  const frame = [...frames].find(({ dataset }) => dataset.field === field);
  const control = frame?.querySelector<HTMLElement>('input, select, textarea') ?? controlOf(form, field);
  control?.focus({ preventScroll: true });
  const top = frame ?? control;
  if (top) scrollToTop(top);
}
