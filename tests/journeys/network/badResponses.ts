import type { Route } from '@playwright/test';

/** What a server writes when it breaks; no parent may read it. */
export const SERVER_TEXT = 'Traceback in kamp_db.py regel 12';

/** Long enough for the real backend on a busy machine, short enough to wait for. */
export const TIMEOUT_MS = 4000;

/** Every way in which a call can end badly. */
export const BAD_ANSWERS: Record<string, (route: Route) => Promise<void>> = {
  'a refused connection': (route) => route.abort('connectionrefused'),
  'a 500 with a page of its own': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: `<h1>${SERVER_TEXT}</h1>` }),
  'an empty answer': (route) => route.fulfill({ status: 200, body: '' }),
  'an answer that is no JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: `{"${SERVER_TEXT}` }),
  'a 400 with a hostile text': (route) => route.fulfill({ status: 400, body: 'constructor' }),
  // Never answered: the wizard has to give up by itself.
  'no answer in time': () => Promise.resolve(),
};

/** What the browser itself reports of these. */
export const REPORTED = [/net::ERR_CONNECTION_REFUSED .*\/api\//, /status of 500 .*\/api\//];

/** The wizard's settings with a limit of time that can be waited for. */
export function withShortTimeout(settings: string): string {
  return JSON.stringify({ ...(JSON.parse(settings) as object), timeoutMs: TIMEOUT_MS });
}
