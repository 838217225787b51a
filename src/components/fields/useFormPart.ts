import { useSyncExternalStore } from 'react';
import { useFormContext, type FormState } from './FormContext.ts';

/**
 * A part of the form's state; the component is drawn again only when that part changed. `part` gives a plain value or
 * an object out of the state, never a new one.
 */
export function useFormPart<Part>(part: (state: FormState) => Part): Part {
  const { state, subscribe } = useFormContext();
  const read = () => part(state());
  return useSyncExternalStore(subscribe, read, read);
}
