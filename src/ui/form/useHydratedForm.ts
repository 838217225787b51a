import { useFormikContext } from 'formik';
import { createContext, use, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { cleaned } from '../fields/insertedText.ts';
import { EARLY, TYPED } from './earlyInput.ts';

/** The form of a server-rendered page, and its control that has the focus. */
interface ServedForm {
  form: HTMLFormElement;
  focused: EventTarget | null;
}

/** The form of a server-rendered page until the wizard takes it over; null without one. */
export const ServedFormContext = createContext<RefObject<ServedForm | null>>({ current: null });

/** The server-rendered form of an element, which React hydrates or replaces. */
export function servedFormIn(root: HTMLElement): RefObject<ServedForm | null> {
  const form = root.querySelector('form');
  if (!form) return { current: null };
  const served: ServedForm = { form, focused: document.activeElement };
  form.addEventListener('focusin', ({ target }) => (served.focused = target));
  return { current: served };
}

/** Moves the focus from a control of a replaced form to the same one of the new form. */
function moveFocus(from: EventTarget | null, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Initialises the form from the server-rendered one: its values, which of them the parent changed, and clicks and a
 * submit before hydration. That form is read even when React has replaced it, because another program changed the page.
 * Returns a ref to the values if they are the stored ones and not new answers.
 */
export function useHydratedForm(formRef: RefObject<HTMLFormElement | null>): RefObject<unknown> {
  const restored = useRef<unknown>(null);
  const servedRef = use(ServedFormContext);
  const { values, setValues, setTouched } = useFormikContext<Record<string, unknown>>();

  const takeOver = useEffectEvent(({ form: served, focused }: ServedForm, form: HTMLFormElement) => {
    const inFields = new FormData(served);
    const changed = [...served.querySelectorAll<HTMLInputElement>(`[data-${EARLY}]:not(button)`)];
    for (const { name, type, inputMode, value, dataset } of served.querySelectorAll('input'))
      if ((type === 'text' || type === 'tel') && !(TYPED in dataset))
        inFields.set(name, cleaned(inputMode, value));
    const read = ([name, value]: [string, unknown]) =>
      Array.isArray(value) ? inFields.getAll(name) : (inFields.get(name) ?? value);
    const found = Object.entries(values).map((entry) => [entry[0], read(entry)] as const);
    if (found.some(([name, value]) => String(value) !== String(values[name]))) {
      const inForm = Object.fromEntries(found);
      if (changed.length === 0) restored.current = inForm;
      void setValues(inForm);
    }
    if (changed.length > 0)
      void setTouched(Object.fromEntries(changed.map(({ name }) => [name, true])), false);
    const controls = [...form.elements] as HTMLElement[];
    [...served.elements].forEach((control, index) => {
      const same = controls[index];
      // In separate tasks, when the fields and the step have the values too.
      if (control === focused && control !== same && same) setTimeout(() => moveFocus(control, same));
      if (control.matches(`button[data-${EARLY}]`)) setTimeout(() => same?.click());
    });
    if (EARLY in served.dataset) setTimeout(() => form.requestSubmit());
  });
  // Before a re-render with the initial values.
  useLayoutEffect(() => {
    const served = servedRef.current;
    if (!served || !formRef.current) return;
    servedRef.current = null;
    takeOver(served, formRef.current);
  }, [servedRef, formRef]);
  return restored;
}
