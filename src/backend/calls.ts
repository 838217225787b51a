import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { hasValidCheckDigits } from '../domain/nationalNumber.ts';
import type { Backend } from './Backend.ts';
import { allCamps, findCamp } from './campStore.ts';
import { clientAddress } from './clientAddress.ts';
import { certainConflictOf, childBookings, discountOf } from './childBookings.ts';
import { jsonOnly, readJson, refusal, strictQuery } from './door.ts';
import { findMedicalSheet } from './medicalSheet.ts';
import { saveEnrolment } from './saveEnrolment.ts';
import { isCleanText, readDiscountQuestion, readSubscription } from './subscriptionShape.ts';
import { voucherState } from './voucherStore.ts';

/** An idempotency key is the client's own random text; this is what any of them sends. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const PARENT_HEADER = 'x-parent-national-nr';

/** The client's address as the limits keep it. */
function addressOf({ vault, settings }: Backend, context: Context): string {
  return vault.lookup('address', clientAddress(context, settings.trustedProxies));
}

/** Does the work when it is its turn, if the client is still there to hear of it. */
function atWork<Result>({ gate }: Backend, context: Context, work: () => Promise<Result>): Promise<Result> {
  const { outgoing } = context.env as HttpBindings;
  return gate.run(work, () => outgoing.destroyed);
}

async function camps(backend: Backend, context: Context): Promise<Response> {
  const query = strictQuery(context, ['key', 'campId']);
  if (!query) return refusal(context, 'INVALID');
  if (new URL(context.req.url).searchParams.has('campId')) {
    const found = await atWork(backend, context, () => findCamp(backend.database, query.campId));
    return context.json(found ? [found.answer] : []);
  }
  const all = await atWork(backend, context, () => allCamps(backend.database));
  return context.json(all.map(({ answer }) => answer));
}

async function medicalInfo(backend: Backend, context: Context): Promise<Response> {
  const query = strictQuery(context, ['key', 'nationalNr']);
  const parentNr = context.req.header(PARENT_HEADER) ?? '';
  if (!query || !isCleanText(parentNr)) return refusal(context, 'INVALID');
  const sheet = await atWork(backend, context, () =>
    findMedicalSheet(backend, addressOf(backend, context), query.nationalNr.trim(), parentNr.trim()),
  );
  // Not 404: to have no sheet is no error, and browsers would write one to the console.
  return sheet ? context.json(sheet) : context.body(null, 204);
}

async function validateVoucher(backend: Backend, context: Context): Promise<Response> {
  const query = strictQuery(context, ['voucher', 'campId']);
  if (!query) return refusal(context, 'INVALID');
  return atWork(backend, context, async () => {
    const state = await voucherState(backend.database, query.voucher, query.campId);
    if (state === 'VALID') return context.text(state);
    if (state === 'EXPIRED') return refusal(context, state);
    const tooMany = await backend.limits.hasTriedTooManyVouchers(addressOf(backend, context));
    return tooMany ? context.text('INVALID', 429, { 'retry-after': '3600' }) : refusal(context, state);
  });
}

async function checkDiscounts(backend: Backend, context: Context): Promise<Response> {
  const question = readDiscountQuestion(await readJson(context));
  if (!question || !hasValidCheckDigits(question.nationalNr)) return refusal(context, 'INVALID');
  const child = backend.vault.lookup('child', question.nationalNr);
  return atWork(backend, context, async () => {
    const found = await findCamp(backend.database, question.campId);
    if (!found) return refusal(context, 'INVALID');
    // Who has asked about too many children hears of none; the save decides for this one all the same.
    if (!(await backend.limits.mayLookUpChild(addressOf(backend, context), child))) {
      return context.json({ DISCOUNT_TYPE: null, DISCOUNT_AMOUNT: null });
    }
    const booked = await childBookings(backend.database, child);
    const conflict = certainConflictOf(booked, found.camp);
    if (conflict) return refusal(context, conflict);
    const { type, amount } = discountOf(backend, booked, found.camp);
    return context.json({ DISCOUNT_TYPE: type, DISCOUNT_AMOUNT: amount });
  });
}

async function saveWebSubscription(backend: Backend, context: Context): Promise<Response> {
  const subscription = readSubscription(await readJson(context));
  const key = context.req.header('idempotency-key') ?? null;
  if (!subscription || (key !== null && !IDEMPOTENCY_KEY.test(key))) return refusal(context, 'INVALID');
  return atWork(backend, context, async () => {
    const outcome = await saveEnrolment(backend, subscription, key);
    if ('keyReused' in outcome) return context.text('INVALID', 422);
    if (!('refused' in outcome)) return context.json({ reference: outcome.reference });
    if (outcome.instead === null) return refusal(context, outcome.refused);
    // A refusal that looked at the child tells about it, so it counts as a look-up.
    const child = backend.vault.lookup('child', subscription.inputData.subscriber_NationalNr.trim());
    const may = await backend.limits.mayLookUpChild(addressOf(backend, context), child);
    return refusal(context, may ? outcome.refused : outcome.instead);
  });
}

/** The five calls of spec 7. Any other method on them is 405, any other path 404. */
export function calls(backend: Backend): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  app.get('/camps', (context) => camps(backend, context));
  app.get('/medicalInfo', (context) => medicalInfo(backend, context));
  app.get('/validateVoucher', (context) => validateVoucher(backend, context));
  app.post('/checkDiscounts', jsonOnly, (context) => checkDiscounts(backend, context));
  app.post('/saveWebSubscription', jsonOnly, (context) => saveWebSubscription(backend, context));
  for (const path of ['/camps', '/medicalInfo', '/validateVoucher']) app.all(path, notAllowed('GET, HEAD'));
  for (const path of ['/checkDiscounts', '/saveWebSubscription']) app.all(path, notAllowed('POST'));
  app.all('*', (context) => context.text('INVALID', 404));
  return app;
}

const notAllowed = (allow: string) => (context: Context) => context.text('INVALID', 405, { allow });
