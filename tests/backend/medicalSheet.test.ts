import { expect, vi } from 'vitest';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { inventedNationalNr } from '../../src/testing/people.ts';
import { purge } from '../../src/backend/privacy/retention.ts';
import { atOnce, tally } from './atOnce.ts';
import { CHAOS_TIMEOUT, chaosCount } from './chaosCount.ts';
import { AN, child, enrol, medicalInfo, NOOR } from './client.ts';
import { onEachEngine, test } from './engines.ts';
import type { TestBackend } from './testBackend.ts';

vi.setConfig({ testTimeout: CHAOS_TIMEOUT });

const STRANGER = inventedNationalNr(1980);

/** The work of one request: statements, HMACs, encrypted and decrypted sheets, and the bytes read from the database. */
async function workOf(backend: TestBackend, childNr: string, parentNr: string) {
  const { database, vault, limits } = backend.backend;
  const run = vi.spyOn(database, 'run');
  const spies = {
    hmacs: vi.spyOn(vault, 'lookup'),
    sealed: vi.spyOn(vault, 'seal'),
    opened: vi.spyOn(vault, 'open'),
    addressLimits: vi.spyOn(limits, 'mayLookUpChild'),
    parentLimits: vi.spyOn(limits, 'mayTryParent'),
  };
  const { status } = await medicalInfo(backend, childNr, parentNr);
  // Those of the limits depend on what this client has asked before.
  const results = run.mock.results.filter((_, call) => !run.mock.calls[call]?.[0].includes('limit_points'));
  const rows = JSON.stringify(await Promise.all(results.map(({ value }) => value as Promise<unknown>)));
  const counts = Object.entries(spies).map(([name, { mock }]) => [name, mock.calls.length]);
  vi.restoreAllMocks();
  const work = { ...(Object.fromEntries(counts) as Record<string, number>), statements: results.length };
  return { status, rows, work };
}

onEachEngine(() => {
  test('does the same work for every miss, a purged sheet too, as for a hit', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    await enrol(backend, camp, NOOR);
    const hit = await workOf(backend, NOOR, AN);
    expect(hit.status).toBe(200);
    const once = { statements: 1, sealed: 1, opened: 1, addressLimits: 1, parentLimits: 1 };
    expect(hit.work).toEqual({ ...once, hmacs: 3 });

    const misses: [string, string][] = [
      [NOOR, STRANGER],
      [child(5), AN],
      [child(5), STRANGER],
      ['16130100100', AN], // its check digits are wrong
      ['', ''],
      [NOOR, ''],
    ];
    const { work } = hit;
    for (const [childNr, parentNr] of misses) {
      const miss = await workOf(backend, childNr, parentNr);
      expect(miss, childNr).toEqual({ status: 204, work, rows: '[[{"id":null,"sealed":null}]]' });
    }
    await purge({ ...backend.backend, clock: () => new Date('2028-01-01') });
    expect(await workOf(backend, NOOR, AN)).toMatchObject({ status: 204, work });
  });

  test('returns no sheet for any other parent, after any number of attempts', async ({ start }) => {
    const camp = flexibleCamp();
    const backend = await start([camp]);
    await Promise.all(Array.from({ length: 10 }, (_, n) => enrol(backend, camp, child(n))));
    const responses = await atOnce(
      chaosCount(100, 50_000),
      (n) => {
        // Ten known children and as many others with every parent, and every child with any parent.
        const childNr = n % 2 === 0 ? child(n % 20) : child(n);
        return medicalInfo(backend, childNr, inventedNationalNr(1970 + (n % 20), n % 990));
      },
      20,
    );
    expect(tally(responses)).toEqual({ '204 ': responses.length });
  });
});
