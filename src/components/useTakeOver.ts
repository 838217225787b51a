import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { EARLY } from '../firstScreen/names.ts';

const never = () => () => {};

/**
 * Takes over a form that a server drew: what stands in its fields, which of them were changed by the parent, and a submit
 * that came before this script was there. Returns a ref to the values that the tab had kept, which are no answers of now.
 */
export function useTakeOver(formRef: RefObject<HTMLFormElement | null>): RefObject<unknown> {
  const restored = useRef<unknown>(null);
  const { values, setValues, setTouched } = useFormikContext<Record<string, unknown>>();
  const cameDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    const inFields = new FormData(form);
    const read = ([name, value]: [string, unknown]) =>
      Array.isArray(value) ? inFields.getAll(name) : (inFields.get(name) ?? value);
    const found = Object.entries(values).map((entry) => [entry[0], read(entry)] as const);
    const changed = [...form.querySelectorAll<HTMLInputElement>(`[data-${EARLY}]`)];
    if (found.some(([name, value]) => String(value) !== String(values[name]))) {
      const inForm = Object.fromEntries(found);
      if (changed.length === 0) restored.current = inForm;
      void setValues(inForm);
    }
    if (changed.length > 0)
      void setTouched(Object.fromEntries(changed.map(({ name }) => [name, true])), false);
    // In a task of its own: by then the step knows the values, too.
    if (EARLY in form.dataset) setTimeout(() => form.requestSubmit());
  });
  // Before anything is drawn again from values that the parent has changed.
  useLayoutEffect(() => {
    if (cameDrawn && formRef.current) takeOver(formRef.current);
  }, [cameDrawn, formRef]);
  return restored;
}
