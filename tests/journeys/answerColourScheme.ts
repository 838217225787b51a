import type { Browser } from '@playwright/test';

/**
 * Firefox ESR lacks a command of WebDriver BiDi, the preferred colour scheme, that Playwright sends for each context:
 * it is answered here instead.
 */
export function answerColourScheme(browser: Browser): void {
  type Send = (method: string, params: unknown) => Promise<unknown>;
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl: (browser: Browser) => { _browserSession: object } };
  };
  const session = Object.getPrototypeOf(connection.toImpl(browser)._browserSession) as { send: Send };
  const { send } = session;
  session.send = function (this: unknown, method, params) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve({})
      : send.call(this, method, params);
  };
}
