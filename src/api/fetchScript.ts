import { withRetries } from './withRetries.ts';

/** Where a browser tells which script it did not get, without a query. */
const ADDRESS = /https?:[^\s?]+/;

/**
 * The same script under another address. Chromium remembers that a script failed and never asks for it again, so that
 * importing it once more is no retry. A browser that does not tell the address asks again by itself.
 */
function underAnotherAddress(error: unknown, attempt: number): string | undefined {
  const address = ADDRESS.exec(String(error))?.[0];
  return address && `${address}?attempt=${attempt}`;
}

/** Loads a script (`load` is an `import()`), again after a wait when the connection fails. */
export function fetchScript<Module>(load: () => Promise<Module>): Promise<Module> {
  let loadAgain = load;
  return withRetries(
    (attempt) =>
      loadAgain().catch((error: unknown) => {
        const address = underAnotherAddress(error, attempt + 1);
        if (address) loadAgain = () => import(/* @vite-ignore */ address) as Promise<Module>;
        throw error;
      }),
    { retries: 3, firstWaitMs: 400 },
  );
}
