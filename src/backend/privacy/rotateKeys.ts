import { asc, eq, gt } from 'drizzle-orm';
import type { Backend } from '../service/Backend.ts';
import { rewriteTables } from './retention.ts';
import { bookedDay, booking, limitPoints, lookupKey } from '../database/schema.ts';
import type { Answers } from '../booking/validateEnrolment.ts';

const BATCH = 200;

/**
 * Encrypts all personal data with the first key and recomputes the HMACs, in one transaction. No server may run meanwhile,
 * because it would use the old key. After that, the other keys are only needed for old backups.
 */
export async function rotateKeys({ database, vault }: Backend) {
  const sealAgain = (sealed: string, boundTo: string) => vault.seal(vault.open(sealed, boundTo), boundTo);
  let bookings = 0;
  await database.sql.transaction(async (transaction) => {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await transaction
        .select()
        .from(booking)
        .where(gt(booking.id, after))
        .orderBy(asc(booking.id))
        .limit(BATCH);
      for (const { id, detailsSealed, medicalSealed } of rows) {
        const details = vault.open(detailsSealed, `${id} details`);
        const answers = JSON.parse(details) as Answers['details'];
        const childLookup = vault.lookup('child', answers.subscriber_NationalNr);
        await transaction
          .update(booking)
          .set({
            childLookup,
            parentLookup: vault.lookup('parent', answers.subscriber_Parent_NationalNr),
            // Cannot be recomputed; no client retries a request from before the rotation.
            idempotencyKey: null,
            detailsSealed: vault.seal(details, `${id} details`),
            medicalSealed: medicalSealed && sealAgain(medicalSealed, `${id} medical`),
          })
          .where(eq(booking.id, id));
        await transaction.update(bookedDay).set({ childLookup }).where(eq(bookedDay.bookingId, id));
      }
      bookings += rows.length;
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
    await transaction.delete(limitPoints);
    await transaction.delete(lookupKey);
    await transaction.insert(lookupKey).values(vault.current);
  });
  await rewriteTables(database.sql);
  return { bookings };
}
