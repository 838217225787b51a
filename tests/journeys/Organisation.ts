import { WIZARD_DIR } from '../../src/build/paths.ts';
import type { Camp } from '../../src/domain/camp.ts';
import { addDays } from '../../src/domain/days.ts';
import { subscriptionOf } from '../../src/domain/subscription.ts';
import { campItem, FIRST_MONDAY, flexibleCamp, TODAY, weekdaysFrom } from '../../src/testing/camps.ts';
import { CHILD, completeAnswers, inventedNationalNr, PARENT } from '../../src/testing/people.ts';
import { startTestBackend, type TestBackend } from '../backend/testBackend.ts';

/** The time of every journey in the browser; the backend has the same date. */
export const NOW = new Date(`${TODAY}T10:00:00+01:00`);

/** The child's other parent, who must not see the sheet of the first one. */
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

  private constructor(private readonly backend: TestBackend) {}

  /** `environment`: as the settings of the backend. */
  static async open(environment: Record<string, string> = {}): Promise<Organisation> {
    return new Organisation(
      await startTestBackend({ today: TODAY, wizardDir: WIZARD_DIR, camps: [], environment }),
    );
  }

  close(): Promise<void> {
    return this.backend.stop();
  }

  /** The base URL of the wizard, without a trailing slash. */
  get url(): string {
    return this.backend.url;
  }

  /** Unexpected server errors: a journey that causes one fails. */
  get faults(): readonly unknown[] {
    return this.backend.errors;
  }

  /** Adds this camp with a unique id, and returns it. */
  async addCamp(camp: Camp): Promise<Camp> {
    this.camps += 1;
    const own = { ...camp, id: `${camp.id}-${this.camps}` };
    await this.updateCamp(own);
    return own;
  }

  /** Updates an existing camp. `more`: fields in the format of the camps response. */
  async updateCamp(camp: Camp, more: Record<string, unknown> = {}): Promise<void> {
    await this.backend.importCamps([{ ...campItem(camp), ...more }]);
  }

  /** Creates a voucher for the camp and returns its code. */
  async createVoucher(camp: Camp, state: 'valid' | 'expired' = 'valid'): Promise<string> {
    const { code } = await this.backend.createVoucher(camp.id, { expired: state === 'expired' });
    return code;
  }

  /** A unique child, of the right age for the camps of the stories unless another birth year is given. */
  newChild(birthYear = 2016): typeof CHILD {
    this.children += 1;
    return { ...CHILD, subscriber_NationalNr: inventedNationalNr(birthYear, this.children) };
  }

  /** A child with a booking in another week, and therefore with a medical sheet. */
  async bookedChild(): Promise<typeof CHILD> {
    const child = this.newChild();
    const nextWeek = weekdaysFrom(addDays(FIRST_MONDAY, 7), 5);
    await this.book(await this.addCamp(flexibleCamp({ activeDays: nextWeek })), child);
    return child;
  }

  /** Books a seat directly, with a full medical sheet. */
  async book(camp: Camp, child: typeof CHILD, parent = PARENT, voucher = ''): Promise<void> {
    const answers = completeAnswers(camp, { voucher, kidParent: { ...child, ...parent } });
    const response = await fetch(`${this.url}/api/saveWebSubscription`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(subscriptionOf(camp, answers)),
    });
    if (!response.ok) throw new Error(`the earlier booking was rejected: ${await response.text()}`);
  }

  /** The bookings of a camp as exported for the organiser, the earliest first. */
  bookingsOf(camp: Camp) {
    return this.backend.bookings(camp.id);
  }

  seatsOpen(camp: Camp): Promise<number> {
    return this.backend.seatsOpen(camp.id);
  }
}
