import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isFull, type Camp } from '../domain/camp.ts';
import type { Subscription } from '../domain/enrolment.ts';
import type { ErrorCode } from '../domain/errorCodes.ts';
import { billFor } from '../domain/price.ts';
import { todayOf, type Backend } from './Backend.ts';
import { bookingStatement, type NewBooking } from './bookingStatement.ts';
import { findCamp } from './campStore.ts';
import { childBookings, conflictOf, discountOf } from './childBookings.ts';
import { brokenConstraint, isDeadlock, rowsOf } from './database.ts';
import { booking } from './schema.ts';
import { keptAnswers, passesRules, type KeptAnswers } from './verdict.ts';
import { voucherHash, voucherState } from './voucherStore.ts';

/** A refusal; `instead` is what to say to who may not learn about children, null when it tells of none. */
export interface Refusal {
  refused: ErrorCode;
  instead: ErrorCode | null;
}

/** What became of a posted subscription. `keyReused`: the idempotency key belongs to another request. */
export type SaveOutcome = { reference: string } | Refusal | { keyReused: true };

const INVALID: Refusal = { refused: 'INVALID', instead: null };

/** Letters and digits nobody confuses on the phone. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;
/** A booking is tried again when another one of the same child, or with the same reference, was a moment earlier. */
const ATTEMPTS = 5;

function newReference(): string {
  return Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_ALPHABET[randomInt(31)]).join('');
}

/** A posted subscription, as far as the booking needs it. */
interface Request {
  /** What the parent was shown, in euro. */
  claimed: { discountAmount: number | null; discountSelectedDays: number };
  kept: KeptAnswers;
  idempotencyKey: string | null;
  requestDigest: string;
  childLookup: string;
}

const centsOf = (euro: number) => Math.round(euro * 100);

/** The answers with their keys in one order: a retry may be written down by another browser's hand. */
function digestible({ days, voucher, details, medicalInfo }: KeptAnswers): unknown {
  const inOrder = (values: object) => Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return [days, voucher, inOrder(details), inOrder(medicalInfo)];
}

/** The outcome of an earlier request with the same idempotency key, or null. */
async function earlierOutcome({ database }: Backend, request: Request): Promise<SaveOutcome | null> {
  if (request.idempotencyKey === null) return null;
  const [earlier] = await database.sql
    .select({ reference: booking.reference, requestDigest: booking.requestDigest })
    .from(booking)
    .where(eq(booking.idempotencyKey, request.idempotencyKey));
  if (!earlier) return null;
  return earlier.requestDigest === request.requestDigest
    ? { reference: earlier.reference }
    : { keyReused: true };
}

/** Why there was no place: the child's own bookings first, for that is what the parent can understand. */
async function noPlace(backend: Backend, camp: Camp, request: Request): Promise<Refusal> {
  const conflict = conflictOf(
    await childBookings(backend.database, request.childLookup),
    camp,
    request.kept.days,
  );
  let instead: ErrorCode = 'INVALID_CAMP_FULLY_BOOKED';
  if (request.kept.voucher !== '') {
    const state = await voucherState(backend.database, request.kept.voucher, camp.id);
    instead = state === 'EXPIRED' ? 'EXPIRED_VOUCHER' : 'INVALID_VOUCHER';
  }
  return { refused: conflict ?? instead, instead };
}

function sealedAnswers({ vault }: Backend, request: Request) {
  const { kept } = request;
  const id = randomUUID();
  return {
    id,
    reference: newReference(),
    childLookup: request.childLookup,
    parentLookup: vault.lookup('parent', kept.details.subscriber_Parent_NationalNr),
    idempotencyKey: request.idempotencyKey,
    requestDigest: request.requestDigest,
    voucherHash: kept.voucher === '' ? null : voucherHash(kept.voucher),
    detailsSealed: vault.seal(JSON.stringify(kept.details), `${id} details`),
    medicalSealed: vault.seal(JSON.stringify(kept.medicalInfo), `${id} medical`),
    days: kept.days,
  };
}

/** One try at the booking; null when another one came between and it is worth trying again. */
async function tryToBook(backend: Backend, camp: Camp, request: Request): Promise<SaveOutcome | null> {
  const { database } = backend;
  const { kept, claimed } = request;
  if (kept.voucher === '' && isFull(camp)) return noPlace(backend, camp, request);
  const discount = discountOf(backend, await childBookings(database, request.childLookup), camp);
  const bill = billFor(camp, kept.days.length, discount.amount);
  // Never more to pay than the parent was shown: where a promise no longer holds, the parent looks again.
  if (centsOf(claimed.discountAmount ?? 0) > bill.discountCents) return INVALID;
  if (centsOf(claimed.discountSelectedDays) > bill.lessDaysCents) return INVALID;

  const book: NewBooking = {
    ...sealedAnswers(backend, request),
    campId: camp.id.toUpperCase(),
    discountType: discount.type,
    discountCents: bill.discountCents,
    toPayCents: bill.toPayCents,
  };
  try {
    const [row] = await rowsOf(database.sql, bookingStatement(book));
    return row ? { reference: book.reference } : await noPlace(backend, camp, request);
  } catch (error) {
    if (isDeadlock(error)) return null;
    switch (brokenConstraint(error)) {
      case 'booking_child_camp':
        return { refused: 'INVALID_CAMP_ALREADY_BOOKED', instead: 'INVALID' };
      case 'booked_day_child_day':
        return { refused: 'INVALID_PERIOD_ALREADY_BOOKED', instead: 'INVALID' };
      case 'booking_idempotency_key':
      case 'booking_first_camp':
      case 'booking_reference':
        return null;
      default:
        throw error;
    }
  }
}

/**
 * Decides a posted subscription and books it (spec 4, confirm; spec 7, save). Everything the post claims is decided
 * again here. A retry with the same idempotency key gets the answer of the first, whatever has changed since.
 */
export async function saveEnrolment(
  backend: Backend,
  { campId, discountAmount, inputData }: Subscription,
  idempotencyKey: string | null,
): Promise<SaveOutcome> {
  const { database, vault } = backend;
  const kept = keptAnswers(inputData);
  const request: Request = {
    claimed: { discountAmount, discountSelectedDays: inputData.discountSelectedDays },
    kept,
    idempotencyKey: idempotencyKey === null ? null : vault.lookup('idempotency', idempotencyKey),
    requestDigest: vault.lookup('request', JSON.stringify([campId.trim().toUpperCase(), digestible(kept)])),
    childLookup: vault.lookup('child', kept.details.subscriber_NationalNr),
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const earlier = await earlierOutcome(backend, request);
    if (earlier) return earlier;
    const found = await findCamp(database, campId);
    if (!found || !passesRules(found.camp, inputData, todayOf(backend))) return INVALID;
    const outcome = await tryToBook(backend, found.camp, request);
    // What refused this one may be its own twin that was a moment earlier.
    if (outcome)
      return 'refused' in outcome ? ((await earlierOutcome(backend, request)) ?? outcome) : outcome;
  }
  throw new Error('the booking kept meeting others');
}
