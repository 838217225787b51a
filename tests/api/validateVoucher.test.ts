import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { validateVoucher } from '../../src/api/validateVoucher.ts';

const CONFIG = { gatewayUrl: '/gateway', functionsUrl: '/functions', apiKey: 'key', timeoutMs: 1000 };

const network = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', network));
afterEach(() => vi.unstubAllGlobals());

test.each([
  [200, 'VALID', null],
  [200, ' VALID\n', null],
  [200, 'valid', 'INVALID'],
  [400, 'VALID', 'INVALID'],
  [400, 'INVALID', 'INVALID_VOUCHER'],
  [400, ' EXPIRED\n', 'EXPIRED_VOUCHER'],
  [429, 'INVALID', 'INVALID_VOUCHER'],
  // A failed server or a page does not tell whether the voucher is valid.
  [500, 'INVALID', 'INVALID'],
  [502, 'EXPIRED', 'INVALID'],
  [200, '<!doctype html>', 'INVALID'],
])('the answer %i %j to a voucher is %j', async (status, body, code) => {
  network.mockResolvedValue(new Response(body, { status }));
  const problem = await validateVoucher(CONFIG, 'a&b', 'BOS', new AbortController().signal);
  expect(problem).toEqual(code && { code });
  expect(network.mock.lastCall?.[0]).toBe('/functions/validateVoucher?voucher=a%26b&campId=BOS');
});
