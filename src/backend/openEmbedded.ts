import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Sql, Statement } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens the embedded database: of a folder, or in memory from a dump (for tests) or empty. */
export async function openEmbedded(from: { dataDir: string } | { dump?: Blob }): Promise<Database> {
  const pglite =
    'dataDir' in from
      ? await PGlite.create(from.dataDir)
      : await PGlite.create(from.dump ? { loadDataDir: from.dump } : {});
  const sql = drizzle(pglite);
  await migrate(sql, { migrationsFolder });
  const shared = sql as unknown as Sql;
  return {
    sql: shared,
    counters: shared,
    run: async <Row>({ text }: Statement, values: unknown[]) => (await pglite.query<Row>(text, values)).rows,
    close: () => pglite.close(),
  };
}
