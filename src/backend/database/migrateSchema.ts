import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator';
import { ROOT } from '../../build/paths.ts';
import type { Sql } from './database.ts';
import { SetupProblem } from '../service/SetupProblem.ts';

const config = { migrationsFolder: join(ROOT, 'src/backend/database/migrations') };

/** Migrates the schema with a driver's `migrate`. Rejects a schema of a newer version of this program. */
export async function migrateSchema(db: Sql, migrate: (config: MigrationConfig) => Promise<void>) {
  // Does not change a newer schema: all migrations of this version are older.
  await migrate(config);
  const times = readMigrationFiles(config).map(({ folderMillis }) => folderMillis);
  const isNewer = sql`SELECT max(created_at) > ${Math.max(...times)} AS newer FROM drizzle.__drizzle_migrations`;
  const { rows } = await db.execute<{ newer: boolean }>(isNewer);
  if (rows[0]?.newer) {
    throw new SetupProblem(
      'The database was changed by a newer version of this program: start that one, or restore a backup of before it.',
    );
  }
}
