import type { Call } from './history.ts';
import { mayHave, withReference, type Model } from './checker.ts';

/** A camp, one request at a time: its seats, its vouchers, and its bookings by the key of their attempt. */
export interface CampState {
  seats: number;
  isClosed: boolean;
  /** Unused vouchers. */
  vouchers: string[];
  /** `reference` is null until an answer shows it. */
  bookings: Record<string, { child: string; reference: string | null; withVoucher: boolean }>;
}

const without = <Value>(all: Record<string, Value>, isRemoved: (value: Value) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => !isRemoved(value)));

function removed(
  state: CampState,
  isRemoved: (booking: CampState['bookings'][string]) => boolean,
): CampState {
  const freed = Object.values(state.bookings).filter((each) => isRemoved(each) && !each.withVoucher);
  return {
    ...state,
    seats: state.seats + freed.length,
    bookings: without(state.bookings, isRemoved),
  };
}

/** What a refused save shows last: not even another request with its key has booked. */
const NOT_BOOKED = 'not booked';

type Save = Extract<Call['request'], { kind: 'save' }>;

function save(state: CampState, { key, child, voucher }: Save, answer: Call['answer']): CampState | null {
  const hasPlace = voucher === null ? state.seats > 0 && !state.isClosed : state.vouchers.includes(voucher);
  const isBooked = Object.entries(state.bookings).some(
    ([other, booking]) => other !== key && booking.child === child,
  );
  switch (answer?.text) {
    case undefined:
    case '200': {
      const earlier = state.bookings[key];
      if (earlier) return withReference(state, key, answer?.reference ?? null);
      if (!hasPlace || isBooked) return null;
      const booking = { child, reference: answer?.reference ?? null, withVoucher: voucher !== null };
      return {
        ...state,
        seats: voucher === null ? state.seats - 1 : state.seats,
        vouchers: state.vouchers.filter((each) => each !== voucher),
        bookings: { ...state.bookings, [key]: booking },
      };
    }
    case NOT_BOOKED:
      return key in state.bookings ? null : state;
    case 'INVALID_CAMP_FULLY_BOOKED':
      return voucher === null && !hasPlace ? state : null;
    case 'INVALID_VOUCHER':
      return voucher !== null && !hasPlace ? state : null;
    case 'INVALID_CAMP_ALREADY_BOOKED':
      return isBooked ? state : null;
    // It depends on the child's other camps.
    case 'INVALID_PERIOD_ALREADY_BOOKED':
      return state;
    // The discount is checked after the seat.
    case 'INVALID':
      return hasPlace ? state : null;
    default:
      return null;
  }
}

/** What one camp does. */
export const campModel = (camp: string): Model<CampState> => ({
  concerns: ({ request }) => ('camp' in request ? request.camp === camp : request.kind === 'forget'),

  momentsOf: (call) =>
    call.request.kind === 'save' && call.answer?.text.startsWith('INVALID')
      ? [call, { ...call, answer: { text: NOT_BOOKED } }]
      : [call],

  step(state, { request, answer }) {
    const text = answer?.text;
    const is = (isRight: boolean, next = state) => (isRight ? next : null);
    const answers = (expected: string, next: CampState) => is(text === undefined || text === expected, next);
    switch (request.kind) {
      case 'save':
        return save(state, request, answer);
      case 'seats':
        return is(text === String(state.isClosed ? 0 : state.seats));
      case 'createVoucher':
        return { ...state, vouchers: [...state.vouchers, answer?.voucher ?? ''].sort() };
      case 'validateVoucher':
        return is(text === (state.vouchers.includes(request.voucher) ? 'VALID' : 'INVALID'));
      case 'cancel': {
        const isMeant = (booking: CampState['bookings'][string]) =>
          booking.child === request.child && mayHave(booking, request.reference);
        const meant = Object.values(state.bookings).find(isMeant);
        if (text === 'unknown') return is(!meant?.reference);
        return meant ? answers('done', removed(state, isMeant)) : null;
      }
      case 'forget':
        return removed(state, ({ child }) => child === request.child);
      case 'import': {
        const closes = state.isClosed && request.seats === 0 && state.seats > 0;
        const isMistake = !request.force && (request.seats > state.seats || closes);
        if (isMistake || text === 'refused') return is(isMistake && text === 'refused');
        const booked = Object.keys(state.bookings).length;
        const isBefore =
          !answer?.before || (answer.before.seats === state.seats && answer.before.booked === booked);
        return is(isBefore, { ...state, seats: request.seats });
      }
      case 'close':
      case 'open':
        return { ...state, isClosed: request.kind === 'close' };
      case 'export': {
        const exported = answer?.bookings ?? [];
        if (exported.length !== Object.keys(state.bookings).length) return null;
        return exported.reduce<CampState | null>((known, { key, child, reference, withVoucher }) => {
          const booking = known?.bookings[key];
          const isSame = booking?.child === child && booking.withVoucher === withVoucher;
          return known && isSame ? withReference(known, key, reference) : null;
        }, state);
      }
      default:
        return state;
    }
  },
});
