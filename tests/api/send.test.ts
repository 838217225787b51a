// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchCamp } from '../../src/api/fetchCamp.ts';
import { fetchMedicalInfo } from '../../src/api/fetchMedicalInfo.ts';
import { send, type ApiConfig } from '../../src/api/send.ts';

const CONFIG: ApiConfig = {
  gatewayUrl: '/gateway',
  functionsUrl: '/functions',
  apiKey: 'a key & more',
  timeoutMs: 1000,
};
const ANTI_FORGERY = { ...CONFIG, xsrfCookieName: 'XSRF-TOKEN', xsrfHeaderName: 'X-XSRF-Token' };

const network = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  network.mockReset().mockResolvedValue(new Response('[]'));
  vi.stubGlobal('fetch', network);
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});
afterEach(() => vi.unstubAllGlobals());

/** The request of the last call. */
function asked(): { url: URL; headers: Headers } {
  const [url = '', init] = network.mock.lastCall ?? [];
  return { url: new URL(url, 'https://kamp.example'), headers: new Headers(init?.headers) };
}

const CALLS = [
  ['GET', { url: '/x' }],
  ['POST', { url: '/x', body: {} }],
] as const;

test.each(CALLS)(
  'a %s carries the basic auth that is configured, in UTF-8, and none that is not',
  async (_, call) => {
    await send({ ...CONFIG, basicAuth: { username: 'an', password: 'geheim:é' } }, call);
    expect(asked().headers.get('authorization')).toBe(
      `Basic ${Buffer.from('an:geheim:é', 'utf8').toString('base64')}`,
    );
    await send(CONFIG, call);
    expect(asked().headers.has('authorization')).toBe(false);
  },
);

test.each(CALLS)('a %s carries the anti-forgery cookie in its header, decoded', async (_, call) => {
  document.cookie = 'MY-XSRF-TOKEN=another';
  document.cookie = 'XSRF-TOKEN-2=another';
  document.cookie = 'XSRF-TOKEN=a%2Fb=';
  await send(ANTI_FORGERY, call);
  expect(asked().headers.get('x-xsrf-token')).toBe('a/b=');
});

test('a cookie that cannot be decoded is sent unchanged', async () => {
  document.cookie = 'XSRF-TOKEN=100%';
  expect(await send(ANTI_FORGERY, { url: '/x' })).toEqual({ status: 200, text: '[]' });
  expect(asked().headers.get('x-xsrf-token')).toBe('100%');
});

test('there is no anti-forgery header without its cookie, or without both names', async () => {
  await send(ANTI_FORGERY, { url: '/x' });
  expect([...asked().headers]).toEqual([]);
  document.cookie = 'XSRF-TOKEN=here';
  await send({ ...ANTI_FORGERY, xsrfHeaderName: undefined }, { url: '/x' });
  await send({ ...ANTI_FORGERY, xsrfCookieName: undefined }, { url: '/x' });
  for (const [, init] of network.mock.calls) expect([...new Headers(init.headers)]).toEqual([]);
});

test.each(CALLS)(
  'a %s is not answered from a cache, and does not tell the address of the page',
  async (_, call) => {
    await send(CONFIG, call);
    expect(network.mock.lastCall?.[1]).toMatchObject({ cache: 'no-store', referrerPolicy: 'no-referrer' });
  },
);

test('the medical call carries the number of the parent in a header, and not in the address', async () => {
  await fetchMedicalInfo(CONFIG, '1', '2');
  expect(asked().headers.get('x-parent-national-nr')).toBe('2');
  expect([...asked().url.searchParams]).toEqual([
    ['key', CONFIG.apiKey],
    ['nationalNr', '1'],
  ]);
});

test('the camps and the medical call carry the API key', async () => {
  await fetchCamp(CONFIG, 'X', new AbortController().signal);
  expect([asked().url.pathname, asked().url.searchParams.get('key')]).toEqual([
    '/gateway/camps',
    CONFIG.apiKey,
  ]);
  await fetchMedicalInfo(CONFIG, '1', '2');
  expect([asked().url.pathname, asked().url.searchParams.get('key')]).toEqual([
    '/gateway/medicalInfo',
    CONFIG.apiKey,
  ]);
});

test.each<[string, Response]>([
  ['a redirect', Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })],
  ['a page', new Response('\n<!doctype html><p>Log in', { headers: { 'content-type': 'text/html' } })],
  ['XHTML', new Response('<?xml?><html/>', { headers: { 'content-type': 'application/xhtml+xml' } })],
  ['a page of another type', new Response('<!doctype html>', { headers: { 'content-type': 'text/plain' } })],
  ['a page without a type', new Response(new TextEncoder().encode('<html><title>Blocked'))],
])('%s instead of an answer is no success', async (_, response) => {
  network.mockResolvedValue(response);
  expect(await send(CONFIG, { url: '/x', body: {} })).toEqual({ status: 0, text: '' });
  expect(network.mock.lastCall?.[1].redirect).toBe('manual');
});

test('XML without a page is an answer', async () => {
  network.mockImplementation(() => Promise.resolve(new Response('<?xml version="1.0"?><booked/>')));
  expect(await send(CONFIG, { url: '/x', body: {} })).toMatchObject({ status: 200 });
});

test('a code is one in any type', async () => {
  network.mockResolvedValue(new Response('VALID', { headers: { 'content-type': 'text/html' } }));
  expect(await send(CONFIG, { url: '/x' })).toEqual({ status: 200, text: 'VALID' });
});
