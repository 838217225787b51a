import { asc, gt } from 'drizzle-orm';
import type { Answers } from '../booking/validateEnrolment.ts';
import type { Sql } from '../database/database.ts';
import { booking } from '../database/schema.ts';
import type { Vault } from './Vault.ts';

const BATCH = 200;

/** All bookings with their decrypted details, in batches. */
export async function* decryptedBookings(db: Sql, vault: Vault) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select()
      .from(booking)
      .where(gt(booking.id, after))
      .orderBy(asc(booking.id))
      .limit(BATCH);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({
      ...row,
      details: JSON.parse(vault.open(row.detailsSealed, `${row.id} details`)) as Answers['details'],
    }));
    after = last.id;
  }
}
