import { createApp } from '../../src/backend/app.ts';
import type { Backend } from '../../src/backend/Backend.ts';
import { WIZARD_DIR } from '../../src/backend/buildWizard.ts';
import { findCamp, importCamps } from '../../src/backend/campStore.ts';
import { openEmbedded } from '../../src/backend/database.ts';
import { enrolmentRecords } from '../../src/backend/enrolmentRecords.ts';
import { listen } from '../../src/backend/listen.ts';
import { readSettings } from '../../src/backend/settings.ts';
import { newKeyText, Vault } from '../../src/backend/Vault.ts';
import { createVoucher } from '../../src/backend/voucherStore.ts';
import type { Camp } from '../../src/domain/camp.ts';
import { EMPTY_SUBSCRIPTION, withCamp, withInput, withMedicalInfo } from '../../src/domain/enrolment.ts';
import { campAnswer } from '../../stories/support/camps.ts';
import { TODAY } from '../../stories/support/clock.ts';
import {
  CHILD,
  CONFIRMATION,
  inventedNationalNr,
  MEDICAL_INFO,
  PARENT,
} from '../../stories/support/people.ts';

/** The moment at which every journey takes place, for the backend and in the browser. */
export const NOW = new Date(`${TODAY}T10:00:00+01:00`);

/** The child's other parent, who may not see what the first one wrote. */
export const OTHER_PARENT: typeof PARENT = {
  ...PARENT,
  subscriber_Parent_FirstName: 'Bart',
  subscriber_Parent_NationalNr: inventedNationalNr(1984),
};

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
    await this.changes(own);
    return own;
  }

  /** Loads a camp it offers already once more, as it has become. */
  async changes(camp: Camp): Promise<void> {
    await importCamps(this.backend.database, [campAnswer(camp)]);
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

  /** Books a place as an earlier visit of a parent would have, with a whole medical sheet. */
  async hasBooked(camp: Camp, child: typeof CHILD, parent = PARENT): Promise<void> {
    const filledIn = withInput(withCamp(EMPTY_SUBSCRIPTION, camp, ''), {
      ...child,
      ...parent,
      ...CONFIRMATION,
    });
    const answer = await fetch(`${this.url}/api/saveWebSubscription`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(withMedicalInfo(filledIn, MEDICAL_INFO)),
    });
    if (!answer.ok) throw new Error(`the earlier booking was refused: ${await answer.text()}`);
  }

  /** The bookings of a camp as the organiser reads them, the earliest first. */
  bookingsOf(camp: Camp) {
    return enrolmentRecords(this.backend, camp.id);
  }

  async seatsOpen(camp: Camp): Promise<number | null | undefined> {
    return (await findCamp(this.backend.database, camp.id))?.camp.seatsOpen;
  }
}
