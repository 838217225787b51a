import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { ROOT } from '../../build/paths.ts';
import { rowsOf, type Sql } from './database.ts';
import { SetupProblem } from './SetupProblem.ts';

const migrationsFolder = join(ROOT, 'src/backend/operations/migrations');

/** Brings the schema up to date with a driver's `migrate`; refuses one that a newer version of this program wrote. */
export async function migrateSchema(
  db: Sql,
  migrate: (config: MigrationConfig) => Promise<void>,
): Promise<void> {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  const [table] = await rowsOf<{ exists: boolean }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  );
  if (table?.exists) {
    const [last] = await rowsOf<{ newer: boolean }>(
      db,
      sql`SELECT coalesce(max(created_at), 0) > ${Math.max(...entries.map(({ when }) => when))} AS newer
        FROM drizzle.__drizzle_migrations`,
    );
    if (last?.newer) {
      throw new SetupProblem(
        'The database was changed by a newer version of this program: start that one, or restore a backup of before it.',
      );
    }
  }
  await migrate({ migrationsFolder });
}
