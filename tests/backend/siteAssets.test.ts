import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { assetOf, IMMUTABLE, sendAsset } from '../../src/backend/site/siteAssets.ts';

const LONG = 'export const a = 1;\n'.repeat(50);

const fileOf = (body: string) => assetOf('a.js', Buffer.from(body));

/** The response to a request with these headers. */
async function respond(headers: Record<string, string>, asset = fileOf(LONG)): Promise<Response> {
  const app = new Hono();
  app.get('/', (context) => sendAsset(context, asset, IMMUTABLE));
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
])('Accept-Encoding: %s returns %s', async (accepted, encoding) => {
  const { headers } = await respond({ 'accept-encoding': accepted });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toBe('accept-encoding');
});

test('sends a body uncompressed if compression does not make it smaller', async () => {
  const response = await respond({ 'accept-encoding': 'gzip' }, fileOf('export {};'));
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, 'export {};']);
});

test('compresses a file or page once', async () => {
  const asset = fileOf(LONG);
  const compressed = async () => {
    const { headers } = await respond({ 'accept-encoding': 'br' }, asset);
    expect(headers.get('content-encoding')).toBe('br');
    return asset.compressed?.br;
  };
  expect(await compressed()).toBe(await compressed());
});
