import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Backend } from '../service/Backend.ts';
import { readErasures, recordErasures } from './erasures.ts';
import { rewriteTables } from './retention.ts';
import { bookedDay, booking, limitPoints, lookupKey } from '../database/schema.ts';
import type { Answers } from '../booking/validateEnrolment.ts';

const BATCH = 200;

/**
 * Encrypts all personal data with the first key and recomputes the HMACs, in one transaction. No server may run meanwhile,
 * because it would use the old key: one that does cannot book. Erasures of persons who are in the database, from a backup,
 * are recorded with the new key too. After that, the other keys are only needed for old backups.
 */
export async function rotateKeys(backend: Backend) {
  const { database, vault } = backend;
  const erased = new Map<string, string>();
  const isLater = (moment: string, lookup: string) => moment > (erased.get(lookup) ?? '');
  for (const { moment, lookup } of readErasures(backend))
    if (isLater(moment, lookup)) erased.set(lookup, moment);
  /** The HMAC with the new key, whose erasure is recorded if one with any key is. */
  const lookupOf = (kind: 'child' | 'parent', nationalNr: string): string => {
    const lookup = vault.lookup(kind, nationalNr);
    const moments = vault.lookups(kind, nationalNr).flatMap((old) => erased.get(old.lookup) ?? []);
    const moment = moments.sort().at(-1) ?? '';
    if (isLater(moment, lookup)) {
      erased.set(lookup, moment);
      recordErasures(backend, moment, [{ id: vault.current.id, lookup }]);
    }
    return lookup;
  };
  let bookings = 0;
  await database.sql.transaction(async (transaction) => {
    // A booking that is being made is read below; later ones wait, and then find another key.
    await transaction.execute(sql`LOCK TABLE ${booking} IN SHARE ROW EXCLUSIVE MODE`);
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined) {
      const rows = await transaction
        .select()
        .from(booking)
        .where(gt(booking.id, after))
        .orderBy(asc(booking.id))
        .limit(BATCH);
      for (const { id, detailsSealed, medicalSealed } of rows) {
        const details = vault.open(detailsSealed, `${id} details`);
        const answers = JSON.parse(details) as Answers['details'];
        const childLookup = lookupOf('child', answers.subscriber_NationalNr);
        await transaction
          .update(booking)
          .set({
            childLookup,
            parentLookup: lookupOf('parent', answers.subscriber_Parent_NationalNr),
            // Cannot be recomputed; no client retries a request from before the rotation.
            idempotencyKey: null,
            detailsSealed: vault.seal(details, `${id} details`),
            medicalSealed:
              medicalSealed && vault.seal(vault.open(medicalSealed, `${id} medical`), `${id} medical`),
          })
          .where(eq(booking.id, id));
        await transaction.update(bookedDay).set({ childLookup }).where(eq(bookedDay.bookingId, id));
      }
      bookings += rows.length;
      after = rows.at(-1)?.id;
    }
    await transaction.delete(limitPoints);
    await transaction.delete(lookupKey);
    await transaction.insert(lookupKey).values(vault.current);
  });
  await rewriteTables(database.sql);
  return { bookings };
}
