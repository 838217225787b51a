import { sql } from 'drizzle-orm';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openEmbedded } from '../../src/backend/database/openEmbedded.ts';
import { openBackend } from '../../src/backend/service/openBackend.ts';
import { readSettings } from '../../src/backend/service/settings.ts';
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

test.each(['pg_notify', 'global/pg_control'])(
  'says in a sentence that %s is missing in a copy',
  async (path) => {
    const DATA_DIR = temporaryFolder();
    await prepareDataDir(DATA_DIR);
    rmSync(join(DATA_DIR, 'database', path), { recursive: true });
    await expect(openBackend(readSettings({ DATA_DIR }), () => {})).rejects.toThrow(
      `The database in ${DATA_DIR} cannot be opened: its files are damaged, cannot be written, or are an incomplete copy, `,
    );
  },
);
