import { expect, vi } from 'vitest';
import { CHAOS_TIMEOUT, chaosCount } from './chaosCount.ts';
import { get } from './client.ts';
import { onEachEngine, test } from './engines.ts';
import { answersAgree, nothingBreaks, PROPERTY_CAMPS } from './generatedRequests.ts';

vi.setConfig({ testTimeout: CHAOS_TIMEOUT });

/** Each request has an address of its own. */
const BEHIND_PROXY = { environment: { TRUSTED_PROXIES: '1' } };

onEachEngine(() => {
  test('accepts the same forms as the wizard', async ({ start }) => {
    const backend = await start(PROPERTY_CAMPS, BEHIND_PROXY);
    const runs = chaosCount(300, 100_000);
    const accepted = await answersAgree(backend, runs);
    // The property is only meaningful if some are accepted and some rejected.
    expect(accepted).toBeGreaterThan(10);
    expect(accepted).toBeLessThan(0.9 * runs);
    expect(backend.errors).toEqual([]);
  });

  test('returns no 5xx for any body or query', async ({ start }) => {
    const backend = await start(PROPERTY_CAMPS, BEHIND_PROXY);
    await nothingBreaks(backend, chaosCount(150, 100_000));
    expect(backend.errors).toEqual([]);
    expect((await get(backend, '/api/camps?key=demo')).status).toBe(200);
  });
});
