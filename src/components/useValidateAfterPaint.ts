import { useRef } from 'react';
import type { Problems } from '../domain/rules/ruleMessage.ts';

/** Resolves after the next frame; immediately in a hidden tab, which has no frames. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * A `validate` for Formik that runs after the next paint, because the rules of the child and parent form take as long
 * as the rest of a key press. Calls before that paint share one validation of the latest values.
 */
export function useValidateAfterPaint<Values>(validate: (values: Values) => Problems) {
  const latest = useRef<Values>(undefined);
  const pending = useRef<Promise<Problems>>(undefined);
  return (values: Values): Promise<Problems> => {
    latest.current = values;
    pending.current ??= nextPaint().then(() => {
      pending.current = undefined;
      return validate(latest.current as Values);
    });
    return pending.current;
  };
}
