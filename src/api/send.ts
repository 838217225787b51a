import type { Transport } from '../domain/errorCodes.ts';
import { rush } from './Rush.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';

/** Where the calls go and what every one of them carries. */
export type ApiConfig = Pick<
  WizardConfig,
  'gatewayUrl' | 'functionsUrl' | 'apiKey' | 'timeoutMs' | 'basicAuth' | 'xsrfCookieName' | 'xsrfHeaderName'
>;

export interface Call {
  url: string;
  query?: Record<string, string>;
  /** Sent as JSON by POST; without a body the call is a GET. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Ends the call when its answer is no longer wanted. */
  signal?: AbortSignal;
}

/** What came of a call: an answer of any status, or the reason why none came. */
export type Sent = { status: number; text: string } | { transport: Transport };

const TIMED_OUT = 'timed out';

function authorization(config: ApiConfig): Record<string, string> {
  if (!config.basicAuth) return {};
  const { username, password } = config.basicAuth;
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return { Authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}

function antiForgery({ xsrfCookieName, xsrfHeaderName }: ApiConfig): Record<string, string> {
  if (!xsrfCookieName || !xsrfHeaderName) return {};
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${xsrfCookieName}=`));
  return cookie ? { [xsrfHeaderName]: decoded(cookie.slice(xsrfCookieName.length + 1)) } : {};
}

/** A cookie's value; one that was never encoded may hold a bare `%`. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** One try, which runs out of its time. */
async function sendOnce(config: ApiConfig, call: Call): Promise<Response> {
  // Not AbortSignal.any and .timeout: phones of a few years ago lack them.
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(() => ending.abort(TIMED_OUT), config.timeoutMs);
  call.signal?.addEventListener('abort', end);
  if (call.signal?.aborted) end();
  const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
  const isPost = call.body !== undefined;
  try {
    const response = await fetch(`${call.url}${query}`, {
      method: isPost ? 'POST' : 'GET',
      headers: {
        ...(isPost ? { 'Content-Type': 'application/json' } : {}),
        ...authorization(config),
        ...antiForgery(config),
        ...call.headers,
      },
      body: isPost ? JSON.stringify(call.body) : undefined,
      signal: ending.signal,
      cache: 'no-store',
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
    });
    // Its text has to come in the same time.
    const { status, headers } = response;
    const text = await response.text();
    return new Response(text === '' ? null : text, { status, headers });
  } catch (error) {
    throw ending.signal.reason === TIMED_OUT ? new Error(TIMED_OUT) : error;
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', end);
  }
}

/**
 * The one place that sends. Never throws: a call that got no answer says whether it was aborted, ran out of its time
 * or met no network (spec 8). A server that is too busy is asked again. Plain `fetch`: it needs nothing of what a client
 * library would add 21 kB for.
 */
export async function send(config: ApiConfig, call: Call): Promise<Sent> {
  try {
    const response = await rush.through(() => sendOnce(config, call), call.signal);
    if (call.signal?.aborted) return { transport: { kind: 'aborted' } };
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (call.signal?.aborted) return { transport: { kind: 'aborted' } };
    if (error instanceof Error && error.message === TIMED_OUT)
      return { transport: { kind: 'timeout', ms: config.timeoutMs } };
    return { transport: { kind: 'network' } };
  }
}

/** The JSON of an answer, or undefined when it is none. */
export function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
