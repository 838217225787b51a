import { expect, test, vi } from 'vitest';
import { campAnswer } from '../../stories/support/camps.ts';
import { TODAY } from '../../stories/support/clock.ts';
import { get } from './client.ts';
import { nothingBreaks, PROPERTY_CAMPS, verdictsAgree } from './properties.ts';
import { onEachEngine } from './engines.ts';

vi.setConfig({ testTimeout: 180_000 });

onEachEngine((start) => {
  const withCamps = () => start({ camps: PROPERTY_CAMPS.map(campAnswer), today: TODAY });

  test("the wizard's verdict on a form and the server's are the same", async () => {
    const backend = await withCamps();
    const accepted = await verdictsAgree(backend, 300);
    // The property says something only when both verdicts are met.
    expect(accepted).toBeGreaterThan(10);
    expect(accepted).toBeLessThan(280);
    expect(backend.errors).toEqual([]);
  });

  test('no body and no query makes the server fail', async () => {
    const backend = await withCamps();
    await nothingBreaks(backend, 150);
    expect(backend.errors).toEqual([]);
    expect((await get(backend, '/api/camps')).status).toBe(200);
  });
});
