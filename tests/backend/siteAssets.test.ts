import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { assetOf, sendAsset } from '../../src/backend/site/siteAssets.ts';

const LONG = 'export const a = 1;\n'.repeat(50);

/** The answer to a browser that sends these headers. */
async function answer(headers: Record<string, string>, body = LONG): Promise<Response> {
  const app = new Hono();
  app.get('/', (context) => sendAsset(context, assetOf('a.js', Buffer.from(body), true)));
  return app.request('/', { headers });
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0.5', 'gzip'],
  ['br;q=0,gzip;q=0', null],
  ['identity, *;q=0', null],
  ['x-br', null],
  ['', null],
])('who accepts "%s" gets %s', async (accepted, encoding) => {
  const { headers } = await answer({ 'accept-encoding': accepted });
  expect(headers.get('content-encoding')).toBe(encoding);
});

test('what gets no smaller is sent as it is', async () => {
  const response = await answer({ 'accept-encoding': 'gzip' }, 'export {};');
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, 'export {};']);
});

test('a browser that has this very file is not sent it again', async () => {
  const { headers } = await answer({});
  const tag = headers.get('etag') ?? '';
  const known = [tag, `W/${tag.replace('W/', '')}`, tag.replace('W/', ''), `"other", ${tag}`, '*'];
  for (const each of known) expect((await answer({ 'if-none-match': each })).status, each).toBe(304);
  for (const each of ['"other"', 'W/"other"', '', '"*"']) {
    expect((await answer({ 'if-none-match': each })).status, each).toBe(200);
  }
});
