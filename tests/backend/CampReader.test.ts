import { expect, test, vi } from 'vitest';
import { CampReader } from '../../src/backend/camps/CampReader.ts';
import type { Database } from '../../src/backend/database/database.ts';
import { campItem, flexibleCamp, TODAY } from '../../src/testing/camps.ts';

test('keeps the content of a version when an older read of the camp is answered late', async () => {
  const statements: { values: unknown[]; answer: (...rows: object[]) => void }[] = [];
  const run = (_: string, values: unknown[]) =>
    new Promise<object[]>((resolve) => {
      statements.push({ values, answer: (...rows) => resolve(rows) });
    });
  const next = () => vi.waitUntil(() => statements.shift(), { timeout: 20_000 });
  const reader = new CampReader({ run } as unknown as Database, () => TODAY);
  const camp = flexibleCamp();
  const row = (version: string, seatsOpen: number, remark?: string) => ({
    id: camp.id,
    version,
    state: `${version} ${seatsOpen}`,
    seatsOpen,
    answer: remark === undefined ? null : { ...campItem(camp), REMARK: remark },
  });

  const all = reader.all();
  (await next()).answer({ states: JSON.stringify({ [camp.id]: '1 1' }) });
  const older = await next();
  const second = reader.find(camp.id);
  (await next()).answer(row('2', 10, 'new'));
  await second;
  const third = reader.find(camp.id);
  const newer = await next();
  expect(newer.values).toEqual([JSON.stringify([{ id: camp.id, version: '2' }])]);
  older.answer(row('1', 10, 'old'));
  await all;
  newer.answer(row('2', 9));
  expect((await third)?.camp).toMatchObject({ remark: 'new', seatsOpen: 9 });
});
