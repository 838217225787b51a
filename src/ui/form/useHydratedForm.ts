import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { cleaned } from '../fields/insertedText.ts';
import { EARLY } from './earlyInput.ts';

const never = () => () => {};

/**
 * Initialises the form from its prerendered fields: their values, which of them the parent changed, and a submit before
 * hydration. Returns a ref to the values if they are the stored ones and not new answers.
 */
export function useHydratedForm(formRef: RefObject<HTMLFormElement | null>): RefObject<unknown> {
  const restored = useRef<unknown>(null);
  const { values, setValues, setTouched } = useFormikContext<Record<string, unknown>>();
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    const inFields = new FormData(form);
    const changed = [...form.querySelectorAll<HTMLInputElement>(`[data-${EARLY}]`)];
    for (const { name, inputMode, value } of changed)
      if (inputMode) inFields.set(name, cleaned(inputMode, value));
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
    // In a separate task, when the step has the values too.
    if (EARLY in form.dataset) setTimeout(() => form.requestSubmit());
  });
  // Before a re-render with the initial values.
  useLayoutEffect(() => {
    if (isHydrating && formRef.current) takeOver(formRef.current);
  }, [isHydrating, formRef]);
  return restored;
}
