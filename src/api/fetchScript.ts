import { withRetries } from './withRetries.ts';
import { withTimeout } from './withTimeout.ts';

/** The id of the page's block with the files of each script that is loaded later: JSON, by the name of its chunk. */
export const SCRIPT_FILES_ID = 'script-files';

/** The time-out of a request in ms: a step takes 10 s on a 2G network of 50 kbit/s. */
const TIMEOUT_MS = 15_000;

/** The files of a script: those it imports, and at last its own. None in development. */
function filesOf(name: string): string[] {
  if (typeof document === 'undefined') return []; // On a server.
  const text = document.getElementById(SCRIPT_FILES_ID)?.textContent ?? '{}';
  return (JSON.parse(text) as Record<string, string[]>)[name] ?? [];
}

const request = (file: string) =>
  withTimeout(TIMEOUT_MS, async (signal) => {
    const response = await fetch(file, { signal });
    if (!response.ok) throw new Error(`${file} was answered with ${response.status}`);
    await response.arrayBuffer();
  });

/**
 * Loads a script (`load` is an `import()` of the chunk `name`), with retries. Its files are requested first, and
 * imported from the cache: Chromium and Firefox remember an import that failed, also that of a file which the script
 * imports, and would not request it again. An import that fails after that is repeated at another address.
 */
export function fetchScript<Module>(name: string, load: () => Promise<Module>, retries = 3): Promise<Module> {
  const files = filesOf(name);
  const own = files.at(-1);
  let loadNow = load;
  return withRetries(
    async (attempt) => {
      await Promise.all(files.map(request));
      return loadNow().catch((error: unknown) => {
        if (own)
          loadNow = () => import(/* @vite-ignore */ `${own}?attempt=${attempt + 1}`) as Promise<Module>;
        throw error;
      });
    },
    { retries, firstWaitMs: 400 },
  );
}
