import type { APIResponse, Route } from '@playwright/test';

interface Bodies {
  sentBodies: Record<string, string | undefined>;
}

/** Records the bodies of the page's requests: Playwright does not know them in Firefox. Runs in the page. */
export function recordBodies(): void {
  const send = window.fetch.bind(window);
  const sentBodies: Bodies['sentBodies'] = {};
  Object.assign(window, { sentBodies });
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href).href;
    sentBodies[url] = init?.body as string | undefined;
    return send(input, init);
  };
}

/** Sends an intercepted request to the backend with its body, and returns the response. */
export async function forward(route: Route): Promise<APIResponse> {
  const request = route.request();
  const isFirefox = request.frame().page().context().browser()?.browserType().name() === 'firefox';
  const postData = isFirefox
    ? await request.frame().evaluate((url) => (window as unknown as Bodies).sentBodies[url], request.url())
    : undefined;
  return route.fetch({ postData });
}
