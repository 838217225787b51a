import { withRetries } from './withRetries.ts';

/** The URL of the script in a browser's error message, without query. */
const ADDRESS = /https?:[^\s?]+/;

/**
 * The URL of the script with another query. Chromium caches the failed import, so importing the same URL again is no
 * retry. Browsers without the URL in the message do not cache it.
 */
function underAnotherAddress(error: unknown, attempt: number): string | undefined {
  const address = ADDRESS.exec(String(error))?.[0];
  return address && `${address}?attempt=${attempt}`;
}

/** Loads a script (`load` is an `import()`), with retries. */
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
