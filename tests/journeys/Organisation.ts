import { eq } from 'drizzle-orm';
import { createApp } from '../../src/backend/app.ts';
import type { Backend } from '../../src/backend/Backend.ts';
import { WIZARD_DIR } from '../../src/backend/buildWizard.ts';
import { importCamps } from '../../src/backend/campStore.ts';
import { openEmbedded } from '../../src/backend/database.ts';
import { listen } from '../../src/backend/listen.ts';
import { booking, seat } from '../../src/backend/schema.ts';
import { readSettings } from '../../src/backend/settings.ts';
import { newKeyText, Vault } from '../../src/backend/Vault.ts';
import { createVoucher } from '../../src/backend/voucherStore.ts';
import type { Camp } from '../../src/domain/camp.ts';
import { campAnswer } from '../../stories/support/camps.ts';
import { TODAY } from '../../stories/support/clock.ts';
import { CHILD, inventedNationalNr } from '../../stories/support/people.ts';

/** The moment at which every journey takes place, for the backend and in the browser. */
export const NOW = new Date(`${TODAY}T10:00:00+01:00`);

/**
 * An organisation with its own backend, the real one, on a database in memory. Journeys share it; each brings its own
 * camps and children, so they never meet.
 */
export class Organisation {
  private camps = 0;
  private children = 0;

  private constructor(
    /** Where the wizard is, without a slash at the end. */
    readonly url: string,
    private readonly backend: Backend,
    /** What the server did not foresee: a journey that caused it fails. */
    readonly faults: readonly Error[],
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<Organisation> {
    const database = await openEmbedded({});
    const settings = readSettings({});
    const backend = { database, settings, vault: Vault.fromText(newKeyText('journeys')), clock: () => NOW };
    const faults: Error[] = [];
    const app = createApp(backend, WIZARD_DIR, (error) => faults.push(error));
    const server = await listen(app.fetch, '127.0.0.1', 0);
    return new Organisation(`http://127.0.0.1:${server.port}`, backend, faults, async () => {
      await server.stop();
      await database.close();
    });
  }

  /** Offers this camp under an id nobody else uses, and gives it as it is now. */
  async offers(camp: Camp): Promise<Camp> {
    this.camps += 1;
    const own = { ...camp, id: `${camp.id}-${this.camps}` };
    await importCamps(this.backend.database, [campAnswer(own)]);
    return own;
  }

  /** A voucher for the camp; an expired one ended an hour ago. */
  voucherFor(camp: Camp, state: 'valid' | 'expired' = 'valid'): Promise<string> {
    return createVoucher(this.backend.database, camp.id, state === 'valid' ? 24 : -1);
  }

  /** A child nobody else is, of the right age for the camps of the stories unless another birth year is given. */
  newChild(birthYear = 2016): typeof CHILD {
    this.children += 1;
    return { ...CHILD, subscriber_NationalNr: inventedNationalNr(birthYear, this.children) };
  }

  /** What the database knows of the bookings of a camp. */
  bookingsOf(camp: Camp) {
    const { reference, discountType, toPayCents, withVoucher } = booking;
    return this.backend.database.sql
      .select({ reference, discountType, toPayCents, withVoucher })
      .from(booking)
      .where(eq(booking.campId, camp.id));
  }

  async seatsOpen(camp: Camp): Promise<number | undefined> {
    const [row] = await this.backend.database.sql.select().from(seat).where(eq(seat.campId, camp.id));
    return row?.seatsOpen;
  }
}
