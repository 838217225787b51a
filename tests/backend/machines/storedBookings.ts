import pg from 'pg';
import type { Acknowledged } from './load.ts';

/** Runs statements on a connection of their own, and returns the rows of the last. */
export async function query<Row>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows as Row[];
  } finally {
    await client.end();
  }
}

/** Compares the stored bookings with those that parents were told about, and prints the counts. */
export async function bookingsAreRight(url: string, acknowledged: readonly Acknowledged[]): Promise<boolean> {
  const rows = await query<{ reference: string }>(url, 'SELECT reference FROM booking');
  const stored = new Set(rows.map(({ reference }) => reference));
  const lost = acknowledged.filter(({ reference }) => !stored.has(reference)).length;
  const unknown = stored.size - (acknowledged.length - lost);
  console.log(
    `${acknowledged.length} acknowledged bookings, ${lost} lost, ${unknown} that nobody was told about`,
  );
  return lost === 0 && unknown === 0;
}
