import { randomInt, randomUUID } from 'node:crypto';
import { isFull, type Camp } from '../../domain/camp.ts';
import { DISCOUNT_TYPES, type Discount, type Subscription } from '../../domain/enrolment.ts';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import { billFor } from '../../domain/price.ts';
import { todayOf, type Backend } from '../operations/Backend.ts';
import { book } from './book.ts';
import { conflictOf, discountOf, discountTypeOf, type EarlierBookings } from './childBookings.ts';
import { keptAnswers, validateEnrolment, type KeptAnswers } from './validateEnrolment.ts';
import { voucherHash, voucherState } from './voucherStore.ts';

/** A refusal; `instead` is what to say to who may not learn about children, null when it tells of none. */
interface Refusal {
  refused: ErrorCode;
  instead: ErrorCode | null;
}

/**
 * What became of a posted subscription. `tellsOfChild`: another child would have been refused. `keyReused`: the
 * idempotency key belongs to another request.
 */
export type SaveOutcome = { reference: string; tellsOfChild: boolean } | Refusal | { keyReused: true };

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

/** The outcome of an earlier request with the same idempotency key, or null. */
function outcomeOf({ sameKey }: EarlierBookings, request: Request): SaveOutcome | null {
  if (!sameKey) return null;
  return sameKey.requestDigest === request.requestDigest
    ? { reference: sameKey.reference, tellsOfChild: false }
    : { keyReused: true };
}

/** Why there is no place, or null: asked before anything about the child, so that a wrong voucher learns nothing. */
async function placeProblem({ database }: Backend, camp: Camp, voucher: string): Promise<ErrorCode | null> {
  if (voucher === '') return isFull(camp) ? 'INVALID_CAMP_FULLY_BOOKED' : null;
  const state = await voucherState(database, voucher, camp.id);
  if (state === 'VALID') return null;
  return state === 'EXPIRED' ? 'EXPIRED_VOUCHER' : 'INVALID_VOUCHER';
}

/** Whether the parent was shown a lower price than a child with this discount pays. */
function isShownLess({ claimed, kept }: Request, camp: Camp, discount: Discount): boolean {
  const bill = billFor(camp, kept.days.length, discount.amount);
  return (
    centsOf(claimed.discountAmount ?? 0) > bill.discountCents ||
    centsOf(claimed.discountSelectedDays) > bill.lessDaysCents
  );
}

/** What the child's own bookings decide. */
type Decision = Refusal | { discount: Discount; tellsOfChild: boolean };

/**
 * All that depends on the child's own bookings: the conflict with one of them and the claimed discount. A claim that
 * one child may make and another may not asks about the child, whatever the answer is.
 */
function decide(
  backend: Backend,
  camp: Camp,
  request: Request,
  earlier: EarlierBookings,
  noPlace: ErrorCode | null,
): Decision {
  // The child's own bookings first, for that is what the parent can understand.
  const conflict = conflictOf(earlier, camp, request.kept.days);
  if (noPlace) return { refused: conflict ?? noPlace, instead: noPlace };
  const shownLess = DISCOUNT_TYPES.map((type) =>
    isShownLess(request, camp, discountOf(backend.settings, type, camp)),
  );
  // Never more to pay than the parent was shown: where a promise no longer holds, the parent looks again.
  if (shownLess.every(Boolean)) return INVALID;
  if (conflict) return { refused: conflict, instead: 'INVALID' };
  const discount = discountOf(backend.settings, discountTypeOf(earlier), camp);
  if (isShownLess(request, camp, discount)) return { refused: 'INVALID', instead: 'INVALID' };
  return { discount, tellsOfChild: shownLess.some(Boolean) };
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

/** One try at the booking; null when another one came between, so that all has to be asked and decided again. */
async function tryToBook(
  backend: Backend,
  camp: Camp,
  request: Request,
  earlier: EarlierBookings,
): Promise<SaveOutcome | null> {
  const { kept } = request;
  const decision = decide(backend, camp, request, earlier, await placeProblem(backend, camp, kept.voucher));
  if ('refused' in decision) return decision;
  const { discount, tellsOfChild } = decision;
  const bill = billFor(camp, kept.days.length, discount.amount);
  const booking = {
    ...sealedAnswers(backend, request),
    campId: camp.id.toUpperCase(),
    discountType: discount.type,
    discountCents: bill.discountCents,
    toPayCents: bill.toPayCents,
  };
  const isBooked = await book(backend.database, booking);
  return isBooked ? { reference: booking.reference, tellsOfChild } : null;
}

/**
 * Decides a posted subscription and books it (spec 4, confirm; spec 7, save). Everything the post claims is decided
 * again here. A retry with the same idempotency key gets the answer of the first, whatever has changed since.
 */
export async function saveEnrolment(
  backend: Backend,
  { campId, discountAmount, inputData }: Pick<Subscription, 'campId' | 'discountAmount' | 'inputData'>,
  idempotencyKey: string | null,
): Promise<SaveOutcome> {
  const { vault } = backend;
  const kept = keptAnswers(inputData);
  const request: Request = {
    claimed: { discountAmount, discountSelectedDays: inputData.discountSelectedDays },
    kept,
    idempotencyKey: idempotencyKey === null ? null : vault.lookup('idempotency', idempotencyKey),
    requestDigest: vault.lookup('request', JSON.stringify([campId.trim().toUpperCase(), kept])),
    childLookup: vault.lookup('child', kept.details.subscriber_NationalNr),
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [earlier, found] = await Promise.all([
      backend.earlierBookings.load(request),
      backend.camps.find(campId),
    ]);
    const answered = outcomeOf(earlier, request);
    if (answered) return answered;
    if (!found || !validateEnrolment(found.camp, inputData, todayOf(backend))) return INVALID;
    const outcome = await tryToBook(backend, found.camp, request, earlier);
    if (!outcome) continue;
    if (!('refused' in outcome) || request.idempotencyKey === null) return outcome;
    // What refused this one may be a request with the same key that was a moment earlier.
    return outcomeOf(await backend.earlierBookings.load(request), request) ?? outcome;
  }
  throw new Error('the booking kept meeting others');
}
