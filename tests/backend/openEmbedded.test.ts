import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '../../src/backend/database/database.ts';
import { openDatabase } from './testBackend.ts';

test('writes a checkpoint every five minutes, which keeps crash recovery short', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const database = await openDatabase(undefined);
  vi.advanceTimersByTime(299_000);
  const changed = sql`SELECT pg_current_wal_insert_lsn() - redo_lsn AS bytes FROM pg_control_checkpoint()`;
  const toRecover = async () => Number((await rowsOf<{ bytes: string }>(database.sql, changed))[0]?.bytes);
  await database.sql.execute(sql`CREATE TABLE much AS SELECT n FROM generate_series(1, 10000) AS n`);
  expect(await toRecover()).toBeGreaterThan(100_000);
  vi.advanceTimersByTime(1000);
  expect(await toRecover()).toBeLessThan(1000);
  vi.useRealTimers();
  await database.close();
});
