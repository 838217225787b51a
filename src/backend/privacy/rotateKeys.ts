import { asc, eq, gt } from 'drizzle-orm';
import type { Backend } from '../operations/Backend.ts';
import { leaveNoOldRows } from './retention.ts';
import { bookedDay, booking, limitPoints, lookupKey } from '../operations/schema.ts';
import type { KeptAnswers } from '../booking/validateEnrolment.ts';

const BATCH = 200;

/**
 * Seals everything again with the first key and makes the look-ups anew, in one transaction. No server may be
 * running: it would go on looking with the old key. The others of the keys are then only needed for old backups.
 */
export async function rotateKeys({ database, vault }: Backend): Promise<{ bookings: number }> {
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
        const answers = JSON.parse(details) as KeptAnswers['details'];
        const childLookup = vault.lookup('child', answers.subscriber_NationalNr);
        await transaction
          .update(booking)
          .set({
            childLookup,
            parentLookup: vault.lookup('parent', answers.subscriber_Parent_NationalNr),
            // Nobody retries a request of before the rotation, and its key cannot be found again.
            idempotencyKey: null,
            detailsSealed: vault.seal(details, `${id} details`),
            medicalSealed:
              medicalSealed === null
                ? null
                : vault.seal(vault.open(medicalSealed, `${id} medical`), `${id} medical`),
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
  await leaveNoOldRows(database.sql);
  return { bookings };
}
