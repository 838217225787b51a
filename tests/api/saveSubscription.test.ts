import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSubscription } from '../../src/api/saveSubscription.ts';
import { EMPTY_ANSWERS } from '../../src/domain/enrolment.ts';
import { subscriptionOf } from '../../src/domain/subscription.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';

const CONFIG = { gatewayUrl: '/gateway', functionsUrl: '/functions', apiKey: 'key', timeoutMs: 1000 };

const network = vi.fn<() => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', network));
afterEach(() => vi.unstubAllGlobals());

/** The result of a save that is answered with this body. */
function saved(body: string, status = 200): ReturnType<typeof saveSubscription> {
  network.mockResolvedValue(new Response(body, { status }));
  return saveSubscription(CONFIG, subscriptionOf(flexibleCamp(), EMPTY_ANSWERS), 'a key');
}

test.each([
  ['', {}],
  ['OK', {}],
  ['"OK"\n', {}],
  ['{}', {}],
  ['[]', {}],
  ['12345', {}],
  ['Uw inschrijving is bewaard.', {}],
  ['{"reference": ', {}],
  ['{"error": null}', {}],
  ['{"reference": "ABC-1"}', { reference: 'ABC-1' }],
  ['{"reference": 1}', {}],
  ['{"reference": ""}', {}],
  ['{"reference": "ABC-1", "toPay": 19.99}', { reference: 'ABC-1', toPayCents: 19_99 }],
  ['{"toPay": 0}', { toPayCents: 0 }],
  ['{"toPay": "19.99"}', {}],
  ['{"toPay": -1}', {}],
])('a 200 with the body %j is a booking', async (body, booking) => {
  expect(await saved(body)).toEqual(booking);
});

test.each([['{"error": "login_required"}'], ['INVALID_CAMP_FULLY_BOOKED\n'], ['<!doctype html>']])(
  'a 200 with the body %j may be of another server, so the result is unknown',
  async (body) => {
    expect(await saved(body)).toEqual({ problem: { code: 'INVALID' }, isLost: true });
  },
);

test('a 400 is refused with its code', async () => {
  const problem = { code: 'INVALID_CAMP_FULLY_BOOKED' };
  expect(await saved('INVALID_CAMP_FULLY_BOOKED', 400)).toEqual({ problem, isLost: false });
});

test.each([401, 404, 422, 500, 502])('the result of a %i is unknown, whatever its body', async (status) => {
  const problem = { code: 'INVALID' };
  expect(await saved('INVALID_CAMP_FULLY_BOOKED', status)).toEqual({ problem, isLost: true });
});
