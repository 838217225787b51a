import { expect, test, vi } from 'vitest';
import { campAnswer } from '../../stories/support/camps.ts';
import { TODAY } from '../../stories/support/clock.ts';
import { get } from './client.ts';
import { nothingBreaks, PROPERTY_CAMPS, answersAgree } from './properties.ts';
import { onEachEngine } from './engines.ts';

vi.setConfig({ testTimeout: 180_000 });

onEachEngine((start) => {
  const withCamps = () => start({ camps: PROPERTY_CAMPS.map(campAnswer), today: TODAY });

  test('accepts the same forms as the wizard', async () => {
    const backend = await withCamps();
    const accepted = await answersAgree(backend, 300);
    // The property says something only when some are accepted and some refused.
    expect(accepted).toBeGreaterThan(10);
    expect(accepted).toBeLessThan(280);
    expect(backend.errors).toEqual([]);
  });

  test('fails for no body and no query', async () => {
    const backend = await withCamps();
    await nothingBreaks(backend, 150);
    expect(backend.errors).toEqual([]);
    expect((await get(backend, '/api/camps?key=demo')).status).toBe(200);
  });
});
