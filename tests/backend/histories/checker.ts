import type { Call } from './history.ts';

/** The behaviour of one camp or one child if requests came one at a time. */
export interface Model<State> {
  /** Whether the call can change or show this camp or child. */
  concerns: (call: Call) => boolean;
  /** What the call shows at moments that follow each other, each as a call; the call itself when absent. */
  momentsOf?: (call: Call) => readonly Call[];
  /** The state after the call, or null if its answer is impossible in this state. */
  step: (state: State, call: Call) => State | null;
}

/** Whether a booking may have this reference: without an answer to its save, nobody knows it. */
export const mayHave = (booking: { reference: string | null }, reference: string) =>
  (booking.reference ?? reference) === reference;

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

/** A call that is not taken yet, by its number, with the moments that are left of it. */
interface Left {
  n: number;
  moments: readonly Call[];
}

/**
 * Whether some serial order explains all answers: each call has its effect at a moment between its start and its end. The
 * search takes one call after the other, of those that may be next: a call that started before every call left ended. A
 * call without an answer may be taken at any time after its start, or never.
 */
function isExplained<State>(calls: readonly Call[], model: Model<State>, first: State): boolean {
  /** States, with the calls left, that were tried. */
  const tried = new Set<string>();

  const take = (left: readonly Left[], taken: Left): Left[] =>
    left.flatMap((each) => {
      if (each !== taken) return each;
      return each.moments.length > 1 ? { n: each.n, moments: each.moments.slice(1) } : [];
    });

  const search = (state: State, given: readonly Left[]): boolean => {
    let left = given;
    let next: { each: Left; call: Call }[];
    for (;;) {
      const all = left.flatMap((each) => each.moments.slice(0, 1).map((call) => ({ each, call })));
      const firstEnd = Math.min(...all.map(({ call }) => call.end));
      if (firstEnd === Infinity) return true;
      next = all.filter(({ call }) => call.start <= firstEnd);
      // A call that fits and changes nothing is taken first: that rules out no order. One without an answer may still
      // change something later.
      const fitting = next.find(({ call }) => call.end < Infinity && model.step(state, call) === state);
      if (!fitting) break;
      left = take(left, fitting.each);
    }
    const name = JSON.stringify([state, left.map(({ n, moments }) => [n, moments.length])]);
    if (tried.has(name)) return false;
    tried.add(name);
    return next.some(({ each, call }) => {
      const after = model.step(state, call);
      return after !== null && search(after, take(left, each));
    });
  };
  const momentsOf = model.momentsOf ?? ((call) => [call]);
  return search(
    first,
    calls.map((call, n) => ({ n, moments: momentsOf(call) })),
  );
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
  /** Other calls that may have had an effect. */
  others: Call[];
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
  return {
    calls: needed.filter(({ answer }) => answer !== null),
    others: needed.filter(({ answer }) => answer === null),
  };
}
