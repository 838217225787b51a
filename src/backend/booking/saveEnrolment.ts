import { randomInt, randomUUID } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';
import { isFull, type Camp } from '../../domain/camp.ts';
import { DISCOUNT_TYPES, type Discount, type DiscountType } from '../../domain/enrolment.ts';
import type { Subscription } from '../../domain/subscription.ts';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import { billFor } from '../../domain/price.ts';
import type { AnsweredCamp } from '../camps/CampReader.ts';
import { todayOf, type Backend } from '../service/Backend.ts';
import { book, type NewBooking } from './book.ts';
import { conflictOf, discountOf, discountTypeOf, type EarlierBookings } from './childBookings.ts';
import { normalisedAnswers, validateEnrolment } from './validateEnrolment.ts';
import { voucherHash, voucherState } from './voucherStore.ts';

/**
 * The outcome of a save. `keyReused`: the idempotency key belongs to another request. `tooMany`: this client has made too
 * many bookings.
 */
type SaveOutcome =
  Pick<NewBooking, 'reference' | 'toPayCents'> | { refused: ErrorCode } | 'keyReused' | 'tooMany';

const INVALID = { refused: 'INVALID' } as const;

/** Without characters that are easily confused on the phone, and without E: a spreadsheet reads `23456E78` as a number. */
const REFERENCE_ALPHABET = '23456789ABCDFGHJKMNPQRSTUVWXYZ';
/** A booking is retried after a conflict with a concurrent one. */
const ATTEMPTS = 5;

type Posted = Pick<Subscription, 'campId' | 'discountAmount' | 'inputData'>;

function requestOf({ vault }: Backend, { campId, discountAmount, inputData }: Posted, key: string | null) {
  const answers = normalisedAnswers(inputData);
  return {
    /** The discounts shown to the parent, in euro. */
    claimed: { discountAmount, discountSelectedDays: inputData.discountSelectedDays },
    answers,
    idempotencyKey: key === null ? null : vault.lookup('idempotency', key),
    requestDigest: vault.lookup('request', JSON.stringify([campId.trim().toUpperCase(), answers])),
    childLookup: vault.lookup('child', answers.details.subscriber_NationalNr),
  };
}

type SaveRequest = ReturnType<typeof requestOf>;

const centsOf = (euro: number) => Math.round(euro * 100);

/** The outcome of an earlier request with the same idempotency key, or null. */
async function earlierOutcome(
  { database }: Backend,
  { sameKey }: EarlierBookings,
  { requestDigest }: SaveRequest,
): Promise<SaveOutcome | null> {
  if (!sameKey) return null;
  if (sameKey.requestDigest !== requestDigest) return 'keyReused';
  // The earlier request may have ended while it waited for a synchronous standby: this commit waits for it too.
  await database.run(`SELECT pg_logical_emit_message(true, 'repeated', '')`, []);
  return sameKey;
}

/** A refusal, unless a concurrent request with the same key has booked meanwhile. */
async function refusalOf(backend: Backend, request: SaveRequest, refusal: SaveOutcome) {
  if (request.idempotencyKey === null) return refusal;
  return (await earlierOutcome(backend, await backend.earlierBookings.load(request), request)) ?? refusal;
}

/** The error code if there is no seat, else null. Checked before the child, so that a wrong voucher reveals nothing. */
async function placeProblem(backend: Backend, camp: Camp, voucher: string): Promise<ErrorCode | null> {
  if (voucher === '') return isFull(camp) ? 'INVALID_CAMP_FULLY_BOOKED' : null;
  const state = await voucherState(backend, voucher, camp.id);
  if (state === 'VALID') return null;
  return state === 'EXPIRED' ? 'EXPIRED_VOUCHER' : 'INVALID_VOUCHER';
}

/**
 * Whether the parent was shown a larger discount than a child with this one gets: fewer days are cheaper than all of the
 * camp, as it is today or as it was imported, because some days may be past since it was shown.
 */
function claimsTooMuch({ claimed, answers }: SaveRequest, shown: AnsweredCamp, discount: Discount): boolean {
  const bills = [shown.camp, shown.imported.camp].map((camp) =>
    billFor(camp, answers.days.length, discount.amount),
  );
  return bills.every(
    (bill) =>
      centsOf(claimed.discountAmount ?? 0) > bill.discountCents ||
      centsOf(claimed.discountSelectedDays) > bill.lessDaysCents,
  );
}

/**
 * Checks the seat or voucher, and everything that depends on the child's bookings: conflicts and the claimed discount. A
 * client above its look-up limit gets the same answer for every child, or books.
 */
async function decide(
  backend: Backend,
  networks: readonly string[],
  answered: AnsweredCamp,
  request: SaveRequest,
  earlier: EarlierBookings,
): Promise<{ refused: ErrorCode } | { discountType: DiscountType } | 'tooMany'> {
  const { settings, limits } = backend;
  const { camp } = answered;
  const mayLookUp = () => limits.mayLookUpChild(networks, request.childLookup);
  const noPlace = await placeProblem(backend, camp, request.answers.voucher);
  // A conflict with the child's own bookings is reported first, because a parent understands it.
  const conflict = conflictOf(earlier, camp, request.answers.days);
  if (noPlace) return { refused: (await mayLookUp()) ? (conflict ?? noPlace) : noPlace };
  const tooMuch = DISCOUNT_TYPES.map((type) =>
    claimsTooMuch(request, answered, discountOf(settings, type, camp)),
  );
  // The wizard shows the new discount first. The price itself is not posted.
  if (tooMuch.every(Boolean)) return INVALID;
  // Only some children have a conflict, or get the claimed discount.
  if (conflict || tooMuch.some(Boolean)) {
    // Above the limit of bookings, a child without a conflict gets the same answer.
    if (await limits.hasBookedTooMany(networks)) return 'tooMany';
    if (!(await mayLookUp())) return INVALID;
  }
  if (conflict) return { refused: conflict };
  const discountType = discountTypeOf(earlier);
  const discount = discountOf(settings, discountType, camp);
  return claimsTooMuch(request, answered, discount) ? INVALID : { discountType };
}

function newBooking(
  { settings, vault }: Backend,
  { camp, version }: AnsweredCamp,
  request: SaveRequest,
  discountType: DiscountType,
): NewBooking {
  const { answers, childLookup, idempotencyKey, requestDigest } = request;
  const bill = billFor(camp, answers.days.length, discountOf(settings, discountType, camp).amount);
  const id = randomUUID();
  return {
    id,
    reference: Array.from({ length: 8 }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join(
      '',
    ),
    campId: camp.id.toUpperCase(),
    childLookup,
    parentLookup: vault.lookup('parent', answers.details.subscriber_Parent_NationalNr),
    idempotencyKey,
    requestDigest,
    discountType,
    discountCents: bill.discountCents,
    toPayCents: bill.toPayCents,
    voucherHash: answers.voucher === '' ? null : voucherHash(answers.voucher),
    detailsSealed: vault.seal(JSON.stringify(answers.details), `${id} details`),
    medicalSealed: vault.seal(JSON.stringify(answers.medicalInfo), `${id} medical`),
    keyFingerprint: vault.current.fingerprint,
    campVersion: version,
    days: answers.days,
  };
}

/**
 * Validates a posted subscription and books it (spec 4, confirm; spec 7, save). While the booking exists, a retry with the
 * same idempotency key returns it, whatever has changed since; after it is cancelled, the retry books again.
 */
export async function saveEnrolment(
  backend: Backend,
  networks: readonly string[],
  posted: Posted,
  idempotencyKey: string | null,
): Promise<SaveOutcome> {
  const request = requestOf(backend, posted, idempotencyKey);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [earlier, found] = await Promise.all([
      backend.earlierBookings.load(request),
      backend.camps.find(posted.campId),
    ]);
    const answered = await earlierOutcome(backend, earlier, request);
    if (answered) return answered;
    if (!found || !validateEnrolment(found.camp, posted.inputData, todayOf(backend)))
      return refusalOf(backend, request, INVALID);
    const decision = await decide(backend, networks, found, request, earlier);
    if (decision === 'tooMany' || 'refused' in decision) return refusalOf(backend, request, decision);
    if (attempt === 1 && !(await backend.limits.mayBook(networks)))
      return refusalOf(backend, request, 'tooMany');
    const booking = newBooking(backend, found, request, decision.discountType);
    if (await book(backend.database, booking)) return booking;
  }
  // Also with keys that a rotation has just replaced, until the server ends.
  throw new HTTPException(503, { message: 'every attempt met a concurrent booking' });
}
