import type { Booking } from '../domain/phases.ts';
import { isExpired } from './tabStorage.ts';

/** What a reload of the thank-you page keeps of a booking: nothing personal. A phone may reload a page by itself. */
export interface Receipt extends Partial<Pick<Booking, 'id' | 'reference' | 'toPayCents'>> {
  /** The message of the transfer: the reference or, without one, the name of the camp. */
  message: string;
  /** The wizard's URL for another child. */
  againUrl: string;
}

/** The state of the page's history entry with a receipt. */
interface Receipted {
  receipt: Receipt;
  /** In ms since 1970. */
  bookedAt: number;
}

export const withReceipt = (receipt: Receipt): Receipted => ({ receipt, bookedAt: Date.now() });

/** The receipt in the state of a history entry, for as long as answers are stored; null when there is none. */
export function receiptIn(state: unknown): Receipt | null {
  const { receipt = null, bookedAt = 0 } = (state ?? {}) as Partial<Receipted>;
  return isExpired(bookedAt) ? null : receipt;
}
