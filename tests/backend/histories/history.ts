/** A request of a client. A child, a camp and a parent have short names; a `key` names one attempt to book. */
export type Request =
  | { kind: 'seats'; camp: string }
  | { kind: 'discount'; camp: string; child: string }
  | { kind: 'sheet'; child: string; parent: string }
  | {
      kind: 'save';
      camp: string;
      child: string;
      parent: string;
      key: string;
      voucher: string | null;
      /** Whether the parent was shown the discount of a later booking, which is the higher one. */
      claimsSavings: boolean;
    }
  | { kind: 'createVoucher'; camp: string }
  | { kind: 'validateVoucher'; camp: string; voucher: string }
  | { kind: 'cancel'; camp: string; child: string; reference: string }
  | { kind: 'import'; camp: string; seats: number; force: boolean }
  | { kind: 'close' | 'open'; camp: string }
  | { kind: 'forget'; child: string }
  | { kind: 'export'; camp: string };

/** A booking as the organiser's export shows it. */
export interface ExportedBooking {
  key: string;
  child: string;
  reference: string;
  withVoucher: boolean;
  discount: 'FIRST_CAMP' | 'SAVINGS' | null;
}

/**
 * An answer: a code of the error catalogue or another word in `text`, and what belongs to it. Null: there was none, or a
 * failure, so the request may have had its effect, or may have it later.
 */
export type Answer = {
  text: string;
  reference?: string;
  /** The voucher that was created. */
  voucher?: string;
  /** The camp as an import found it. */
  before?: { seats: number; booked: number };
  bookings?: ExportedBooking[];
} | null;

/** A request with the times between which it had its effect, in ms, and its answer. `end` is infinite without one. */
export interface Call {
  request: Request;
  start: number;
  end: number;
  answer: Answer;
}

/** A call in a line: `12 to 15 ms  save(camp A, child 1, …) → 200 R2D2`. */
export function lineOf({ request, start, end, answer }: Call): string {
  const { kind, ...given } = request;
  const named = Object.entries(given).filter(([, value]) => value !== null && value !== false);
  const { text = 'no answer', ...more } = answer ?? {};
  const until = end === Infinity ? '' : end.toFixed(1);
  const what = `${kind}(${named.map(([name, value]) => `${name} ${value}`).join(', ')})`;
  const details = Object.keys(more).length === 0 ? '' : ` ${JSON.stringify(more)}`;
  return `${start.toFixed(1).padStart(8)} to ${until.padStart(8)} ms  ${what} → ${text}${details}`;
}
