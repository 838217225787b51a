import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { rewriteTables } from '../../src/backend/privacy/retention.ts';
import { databasesOf } from './postgres.ts';
import { SHARED_POSTGRES } from './sharedPostgres.ts';
import { startTestBackend } from './testBackend.ts';

// Without the pauses between the attempts.
vi.mock(import('node:timers/promises'), () => ({ setTimeout: () => Promise.resolve() }) as never);

const postgres = process.env[SHARED_POSTGRES];

test.skipIf(!postgres)('a rewrite that a reader prevents too long fails with a sentence', async () => {
  const databaseUrl = await databasesOf(postgres ?? '')();
  const backend = await startTestBackend({ camps: [], databaseUrl });
  const reader = new pg.Client({ connectionString: databaseUrl });
  await reader.connect();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await reader.query('SELECT 1');
  // A change that the reader does not see.
  await backend.backend.database.sql.execute(sql`SELECT pg_current_xact_id()`);
  await expect(rewriteTables(backend.backend.database.sql)).rejects.toThrow(
    /^The rows are deleted, but a backup .* run "npm run data -- purge" again after it\.$/,
  );
  await reader.end();
  await backend.stop();
});
