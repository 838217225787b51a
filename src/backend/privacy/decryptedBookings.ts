import { asc, gt } from 'drizzle-orm';
import type { Answers } from '../booking/validateEnrolment.ts';
import type { Sql } from '../database/database.ts';
import { booking } from '../database/schema.ts';
import type { Vault } from './Vault.ts';

const BATCH = 200;

/** All bookings with their decrypted details, read in batches. */
export async function* decryptedBookings(db: Sql, vault: Vault) {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after !== undefined) {
    const rows = await db
      .select()
      .from(booking)
      .where(gt(booking.id, after))
      .orderBy(asc(booking.id))
      .limit(BATCH);
    for (const row of rows) {
      const details = JSON.parse(vault.open(row.detailsSealed, `${row.id} details`)) as Answers['details'];
      yield { ...row, details };
    }
    after = rows.at(-1)?.id;
  }
}
