import { eq, sql } from 'drizzle-orm';
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
    for await (const { id, details, medicalSealed } of decryptedBookings(transaction, vault)) {
      const childLookup = vault.lookup('child', details.subscriber_NationalNr);
      await transaction
        .update(booking)
        .set({
          childLookup,
          parentLookup: vault.lookup('parent', details.subscriber_Parent_NationalNr),
          // Cannot be recomputed; no client retries a request from before the rotation.
          idempotencyKey: null,
          detailsSealed: vault.seal(JSON.stringify(details), `${id} details`),
          medicalSealed:
            medicalSealed && vault.seal(vault.open(medicalSealed, `${id} medical`), `${id} medical`),
        })
        .where(eq(booking.id, id));
      await transaction.update(bookedDay).set({ childLookup }).where(eq(bookedDay.bookingId, id));
      bookings += 1;
    }
    await transaction.delete(limitPoints);
    await transaction.delete(lookupKey);
    await transaction.insert(lookupKey).values(vault.current);
  });
  const done = `The bookings are encrypted with the key "${vault.current.id}", and the old rows are deleted`;
  await rewriteTables(database.sql, done);
  return { bookings };
}
