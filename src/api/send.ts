import type { Transport } from '../domain/errorCodes.ts';
import { rush } from './Rush.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';

/** The configuration all calls share. */
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
  /** Aborts the call. */
  signal?: AbortSignal;
}

/** The result of a call: a response of any status, or a transport error. */
export type SendResult = { status: number; text: string } | { transport: Transport };

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

/** Decodes a cookie's value; one that was not encoded may contain a plain `%`. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * Whether a page came instead of an answer: a redirect, such as to a login page, or the page of a network's portal,
 * whatever its type. Not every answer with the type of HTML is one: some servers send their codes with it. Nor is XML
 * without an `html` element.
 */
const isPage = ({ type, ok }: Response, text: string) =>
  type === 'opaqueredirect' || (ok && /^\s*<(?!\?xml(?![^]*<html))/i.test(text));

/** One attempt, with a timeout. A page instead of an answer has the status 0. */
async function sendOnce(config: ApiConfig, call: Call): Promise<Response> {
  // Not `AbortSignal.any`, which the oldest supported browsers do not have.
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(() => controller.abort(TIMED_OUT), config.timeoutMs);
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
      signal: controller.signal,
      cache: 'no-store',
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
    });
    // The timeout includes the body.
    const { status, headers } = response;
    const text = await response.text();
    if (isPage(response, text)) return Response.error();
    return new Response(text === '' ? null : text, { status, headers });
  } catch (error) {
    throw controller.signal.reason === TIMED_OUT ? new Error(TIMED_OUT) : error;
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', end);
  }
}

/**
 * Sends all calls. Never throws: without a response it returns whether the call was aborted, timed out or had no network
 * (spec 8). Calls to an overloaded server are retried. A client library would add 21 kB.
 */
export async function send(config: ApiConfig, call: Call): Promise<SendResult> {
  try {
    const response = await rush.repeat(() => sendOnce(config, call), call.signal);
    if (call.signal?.aborted) return { transport: { kind: 'aborted' } };
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (call.signal?.aborted) return { transport: { kind: 'aborted' } };
    if (error instanceof Error && error.message === TIMED_OUT)
      return { transport: { kind: 'timeout', ms: config.timeoutMs } };
    return { transport: { kind: 'network' } };
  }
}

/** Parses JSON; undefined when it is invalid. */
export function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
