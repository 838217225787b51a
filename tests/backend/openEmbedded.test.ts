import { sql } from 'drizzle-orm';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openEmbedded } from '../../src/backend/database/openEmbedded.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { openDatabase, prepareDataDir } from './testBackend.ts';

test('writes a checkpoint every five minutes, which keeps crash recovery short', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const database = await openDatabase(undefined);
  vi.advanceTimersByTime(299_000);
  const changed = sql`SELECT pg_current_wal_insert_lsn() - redo_lsn AS bytes FROM pg_control_checkpoint()`;
  const toRecover = async () =>
    Number((await database.sql.execute<{ bytes: string }>(changed)).rows[0]?.bytes);
  await database.sql.execute(sql`CREATE TABLE much AS SELECT n FROM generate_series(1, 10000) AS n`);
  expect(await toRecover()).toBeGreaterThan(100_000);
  vi.advanceTimersByTime(1000);
  expect(await toRecover()).toBeLessThan(1000);
  vi.useRealTimers();
  await database.close();
});

test('opens a folder whose last start was killed while it wrote its process file', async () => {
  const dataDir = temporaryFolder();
  await prepareDataDir(dataDir);
  const folder = join(dataDir, 'database');
  const running = await openEmbedded({ dataDir: folder });
  const file = join(folder, 'postmaster.pid');
  const whole = readFileSync(file);
  await running.close();
  for (const length of [0, 1, Math.floor(whole.length / 2), whole.length]) {
    writeFileSync(file, whole.subarray(0, length));
    await (await openEmbedded({ dataDir: folder })).close();
  }
});
