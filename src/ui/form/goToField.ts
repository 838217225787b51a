import { scrollToTop } from './scrollToTop.ts';

/** The control of this name in a form; in MUI's Select, the element beside its hidden input. */
function controlOf(form: HTMLFormElement | null | undefined, name: string): HTMLElement | undefined {
  const controls = [...(form?.elements ?? [])] as HTMLElement[];
  const control = controls.find((each) => each.getAttribute('name') === name);
  if (control?.getAttribute('aria-hidden') !== 'true') return control;
  return control.parentElement?.querySelector<HTMLElement>('[tabindex="0"]') ?? control;
}

/**
 * Scrolls to the label of a field and focuses the field: one of the form that `from` is in, or of the page. If the field
 * is removed, to the group with this heading.
 */
export function goToField(field: string, from?: Element, group?: string): void {
  const form = from?.closest('form');
  const root = form ?? ((from?.getRootNode() ?? document) as Document | ShadowRoot);
  const framed = [...root.querySelectorAll<HTMLElement>('[data-field], [data-group]')];
  const frame = framed.find(({ dataset }) => dataset.field === field);
  const control = frame?.querySelector<HTMLElement>('input, select, textarea') ?? controlOf(form, field);
  const shown = control ?? framed.find(({ dataset }) => group && dataset.group === group);
  shown?.focus({ preventScroll: true });
  const top = frame ?? shown;
  if (top) scrollToTop(top);
}
