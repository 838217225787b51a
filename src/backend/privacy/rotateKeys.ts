import { sql } from 'drizzle-orm';
import type { Backend } from '../service/Backend.ts';
import { decryptedBookings } from './decryptedBookings.ts';
import { completeErasures } from './erasures.ts';
import { rewriteTables } from './retention.ts';
import { bookedDay, booking, limitPoints, lookupKey } from '../database/schema.ts';

/**
 * Encrypts all personal data with the first key and recomputes the HMACs, in one transaction. No server may run meanwhile,
 * because it would use the old key: one that does cannot book. After that, the other keys are only needed for old backups
 * and their erasures.
 */
export async function rotateKeys(backend: Backend) {
  const { database, vault } = backend;
  await completeErasures(backend);
  let bookings = 0;
  await database.sql.transaction(async (transaction) => {
    // A booking that is being made is read below; later ones wait, and then find another key.
    await transaction.execute(sql`LOCK TABLE ${booking} IN SHARE ROW EXCLUSIVE MODE`);
    for await (const batch of decryptedBookings(transaction, vault)) {
      const rotated = batch.map(({ id, details, medicalSealed }) => ({
        id,
        child_lookup: vault.lookup('child', details.subscriber_NationalNr),
        parent_lookup: vault.lookup('parent', details.subscriber_Parent_NationalNr),
        details_sealed: vault.seal(JSON.stringify(details), `${id} details`),
        medical_sealed:
          medicalSealed && vault.seal(vault.open(medicalSealed, `${id} medical`), `${id} medical`),
      }));
      // An idempotency key cannot be recomputed; no client retries a request from before the rotation.
      await transaction.execute(sql`
        UPDATE ${booking} SET child_lookup = rotated.child_lookup, parent_lookup = rotated.parent_lookup,
          idempotency_key = NULL, details_sealed = rotated.details_sealed, medical_sealed = rotated.medical_sealed
        FROM json_populate_recordset(NULL::${booking}, ${JSON.stringify(rotated)}::text::json) AS rotated
        WHERE ${booking.id} = rotated.id`);
      bookings += batch.length;
    }
    await transaction.execute(sql`
      UPDATE ${bookedDay} SET child_lookup = ${booking.childLookup} FROM ${booking}
      WHERE ${bookedDay.bookingId} = ${booking.id}`);
    await transaction.delete(limitPoints);
    await transaction.delete(lookupKey);
    await transaction.insert(lookupKey).values(vault.current);
  });
  const done = `The bookings are encrypted with the key "${vault.current.id}", and the old rows are deleted`;
  await rewriteTables(database.sql, done);
  return { bookings };
}
