import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { rowsOf, type Sql } from './database.ts';
import { SetupProblem } from './SetupProblem.ts';

/** When the last migration of this program was made. */
function ownAge(): number {
  const journal = readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}

/** Refuses a database that a newer program has changed already: this one would not know what it means. */
export async function refuseNewerSchema(db: Sql): Promise<void> {
  const [table] = await rowsOf<{ there: boolean }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  if (!table?.there) return;
  const [last] = await rowsOf<{ newer: boolean }>(
    db,
    sql`SELECT coalesce(max(created_at), 0) > ${ownAge()} AS newer FROM drizzle.__drizzle_migrations`,
  );
  if (last?.newer) {
    throw new SetupProblem(
      'The database was changed by a newer version of this program: start that one, or restore a backup of before it.',
    );
  }
}
