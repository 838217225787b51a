import { mayHave, withReference, type Model } from './checker.ts';
import type { Call, ExportedBooking } from './history.ts';
import { WITHOUT_DISCOUNT } from './record.ts';

/** A child, one request at a time: its bookings by the key of their attempt, the first one first. */
export interface ChildState {
  bookings: Record<
    string,
    { camp: string; parent: string; reference: string | null; discount: ExportedBooking['discount'] }
  >;
}

/** Why the child cannot book the camp, or null. */
function conflictOf(state: ChildState, camp: string, sharesDay: (one: string, other: string) => boolean) {
  const camps = Object.values(state.bookings).map((booking) => booking.camp);
  if (camps.includes(camp)) return 'INVALID_CAMP_ALREADY_BOOKED';
  return camps.some((other) => sharesDay(camp, other)) ? 'INVALID_PERIOD_ALREADY_BOOKED' : null;
}

function discountOf({ bookings }: ChildState, camp: string): ExportedBooking['discount'] {
  if (camp === WITHOUT_DISCOUNT) return null;
  return Object.keys(bookings).length === 0 ? 'FIRST_CAMP' : 'SAVINGS';
}

type Save = Extract<Call['request'], { kind: 'save' }>;

function save(state: ChildState, request: Save, answer: Call['answer'], conflict: string | null) {
  const { key, camp, parent, claimsSavings } = request;
  const discount = discountOf(state, camp);
  const claimsTooMuch = claimsSavings && discount !== 'SAVINGS';
  const isBooked = key in state.bookings;
  switch (answer?.text) {
    case undefined:
    case '200': {
      if (isBooked) return withReference(state, key, answer?.reference ?? null);
      if (conflict !== null || claimsTooMuch) return null;
      const booking = { camp, parent, reference: answer?.reference ?? null, discount };
      return { bookings: { ...state.bookings, [key]: booking } };
    }
    case 'INVALID_CAMP_FULLY_BOOKED':
    case 'INVALID_VOUCHER':
      return !isBooked && conflict === null ? state : null;
    case 'INVALID':
      // A discount that no child gets is refused before a conflict.
      return !isBooked && claimsTooMuch && (conflict === null || discount === null) ? state : null;
    default:
      return !isBooked && answer?.text === conflict ? state : null;
  }
}

/** What one child sees. `sharesDay` tells whether two camps share a day. */
export const childModel = (
  child: string,
  sharesDay: (one: string, other: string) => boolean,
): Model<ChildState> => ({
  concerns: ({ request }) => ('child' in request ? request.child === child : request.kind === 'export'),

  step(state, { request, answer }) {
    switch (request.kind) {
      case 'save':
        return save(state, request, answer, conflictOf(state, request.camp, sharesDay));
      case 'discount': {
        const conflict = conflictOf(state, request.camp, sharesDay);
        return answer?.text === (conflict ?? discountOf(state, request.camp) ?? 'none') ? state : null;
      }
      case 'sheet': {
        const [key, last] = Object.entries(state.bookings).at(-1) ?? [];
        return answer?.text === (last?.parent === request.parent ? key : 'none') ? state : null;
      }
      case 'cancel': {
        const found = Object.entries(state.bookings).find(
          ([, each]) => each.camp === request.camp && mayHave(each, request.reference),
        );
        if (answer?.text === 'unknown') return found?.[1].reference ? null : state;
        if (!found) return null;
        const { [found[0]]: _, ...left } = state.bookings;
        return { bookings: left };
      }
      case 'forget': {
        const count = String(Object.keys(state.bookings).length);
        return (answer?.text ?? count) === count ? { bookings: {} } : null;
      }
      case 'export': {
        const [shown, another] = (answer?.bookings ?? []).filter((each) => each.child === child);
        const here = Object.entries(state.bookings).find(([, { camp }]) => camp === request.camp);
        if (!shown || !here) return shown || here ? null : state;
        const [key, { discount }] = here;
        const isSame = !another && shown.key === key && shown.discount === discount;
        return isSame ? withReference(state, key, shown.reference) : null;
      }
      default:
        return state;
    }
  },
});
