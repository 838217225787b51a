import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { rewriteTables } from '../../src/backend/privacy/retention.ts';
import { onPostgres, test } from './engines.ts';

// Without the pauses between the attempts.
vi.mock(import('node:timers/promises'), () => ({ setTimeout: () => Promise.resolve() }) as never);

onPostgres(() => {
  test('fails with an error message if a reader blocks it for too long', async ({ start, freshDatabase }) => {
    const databaseUrl = await freshDatabase();
    const { backend } = await start([], { databaseUrl });
    const reader = new pg.Client({ connectionString: databaseUrl });
    await reader.connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1');
    // A change that the reader does not see.
    await backend.database.sql.execute(sql`SELECT pg_current_xact_id()`);
    await expect(rewriteTables(backend.database.sql)).rejects.toThrow(
      /^The rows are deleted, but a backup .* run "npm run data -- purge" again after it\.$/,
    );
    await reader.end();
  });
});
