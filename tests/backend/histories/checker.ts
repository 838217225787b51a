import type { Call } from './history.ts';

/** The behaviour of one camp or one child if requests came one at a time. */
export interface Model<State> {
  /** Whether the call can change or show this camp or child. */
  concerns: (call: Call) => boolean;
  /** The state after the call, or null if its answer is impossible in this state. */
  step: (state: State, call: Call) => State | null;
}

/** The state with the reference of the booking with this key; null if it has another reference. */
export function withReference<
  Booking extends { reference: string | null },
  State extends { bookings: Record<string, Booking> },
>(state: State, key: string, reference: string | null): State | null {
  const booking = state.bookings[key];
  if (!booking || reference === null || booking.reference === reference) return booking ? state : null;
  if (booking.reference !== null) return null;
  return { ...state, bookings: { ...state.bookings, [key]: { ...booking, reference } } };
}

/**
 * Whether some serial order explains all answers: each call has its effect at one moment between its start and its end.
 * The search takes one call after the other, of those that may be next: a call that started before every call left ended.
 * A call without an answer may be taken at any time after its start, or never.
 */
function isExplained<State>(calls: readonly Call[], { step }: Model<State>, first: State): boolean {
  /** Calls left and states that were tried. */
  const tried = new Set<string>();

  const search = (state: State, remaining: readonly Call[]): boolean => {
    let left = remaining;
    let mayBeNext: Call[];
    for (;;) {
      const firstEnd = Math.min(...left.map(({ end }) => end));
      if (firstEnd === Infinity) return true;
      mayBeNext = left.filter(({ start }) => start <= firstEnd);
      // A call that fits and changes nothing is taken first: that rules out no order. One without an answer may still
      // change something later.
      const fitting = mayBeNext.find((call) => call.end < Infinity && step(state, call) === state);
      if (!fitting) break;
      left = left.filter((call) => call !== fitting);
    }
    const name = JSON.stringify([state, left.map((call) => calls.indexOf(call))]);
    if (tried.has(name)) return false;
    tried.add(name);
    return mayBeNext.some((call) => {
      const next = step(state, call);
      return (
        next !== null &&
        search(
          next,
          left.filter((other) => other !== call),
        )
      );
    });
  };
  return search(first, calls);
}

/** Requests that only read. */
const READS = ['seats', 'discount', 'sheet', 'validateVoucher', 'export'];
const REFUSED = /^(INVALID|unknown$|refused$)/;

/** Whether the call has changed nothing, so that the others must be explained without it too. */
const changedNothing = ({ request, answer }: Call) =>
  READS.includes(request.kind) || (answer !== null && REFUSED.test(answer.text));

/** The call as if it had no answer: it may have had its effect at any time, or never. */
const withoutAnswer = (call: Call): Call =>
  call.request.kind === 'createVoucher' ? call : { ...call, end: Infinity, answer: null };

/** Calls whose answers no serial order explains, whatever the others did. */
export interface Contradiction {
  calls: Call[];
  /** The number of other calls that may have had an effect. */
  others: number;
}

/**
 * The smallest contradiction of a history, or null if there is none. First the history is cut as early as possible; then
 * the answers that are not needed are left out, one after the other.
 */
export function contradictionIn<State>(
  history: readonly Call[],
  model: Model<State>,
  first: State,
): Contradiction | null {
  const calls = history.filter(model.concerns);
  const isContradiction = (some: readonly Call[]) => !isExplained(some, model, first);
  if (!isContradiction(calls)) return null;
  /** The history as known at this time. */
  const until = (time: number) =>
    calls.filter(({ start }) => start <= time).map((call) => (call.end <= time ? call : withoutAnswer(call)));
  const ends = calls.map(({ end }) => end).sort((one, other) => one - other);
  let needed = ends.map(until).find(isContradiction) ?? calls;
  for (const call of needed) {
    const fewer = changedNothing(call)
      ? needed.filter((other) => other !== call)
      : needed.map((other) => (other === call ? withoutAnswer(call) : other));
    if (isContradiction(fewer)) needed = fewer;
  }
  const answered = needed.filter(({ answer }) => answer !== null);
  return { calls: answered, others: needed.length - answered.length };
}
