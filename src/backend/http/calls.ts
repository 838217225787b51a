import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import { hasValidCheckDigits } from '../../domain/nationalNumber.ts';
import type { Backend } from '../operations/Backend.ts';
import { clientAddress } from './clientAddress.ts';
import { certainConflictOf, discountOf, discountTypeOf } from '../booking/childBookings.ts';
import { BodyRefused, readJson, strictQuery } from './door.ts';
import { Overloaded } from './Gate.ts';
import { findMedicalSheet } from '../privacy/medicalSheet.ts';
import { saveEnrolment } from '../booking/saveEnrolment.ts';
import { callHeaders } from './securityHeaders.ts';
import { isCleanText, readDiscountQuestion, readSubscription } from './subscriptionShape.ts';
import { voucherState } from '../booking/voucherStore.ts';

/** An idempotency key is the client's own random text; this is what any of them sends. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const PARENT_HEADER = 'x-parent-national-nr';

/** What a call answers, before the headers that all answers have. */
interface Answer {
  status: number;
  /** Null: no body. */
  body: string | null;
  headers?: Record<string, string>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const text = (status: number, body: string, headers?: Record<string, string>): Answer => ({
  status,
  body,
  headers: { 'content-type': 'text/plain; charset=UTF-8', ...headers },
});
const json = (value: unknown): Answer => ({ status: 200, body: JSON.stringify(value), headers: JSON_TYPE });

/** A refusal in the words of spec 8: 400 with the bare code. */
const refusal = (code: ErrorCode | 'EXPIRED'): Answer => text(400, code);

/** The client's address as the limits keep it. */
function addressOf({ vault, settings }: Backend, context: Context): string {
  return vault.lookup('address', clientAddress(context, settings.trustedProxies));
}

/** Does the work when it is its turn, if the client is still there to hear of it. */
function atWork<Result>(backend: Backend, context: Context, work: () => Promise<Result>): Promise<Result> {
  const { outgoing } = context.env as HttpBindings;
  const address = clientAddress(context, backend.settings.trustedProxies);
  return backend.gate.run(address, work, () => outgoing.destroyed);
}

async function camps(backend: Backend, context: Context): Promise<Answer> {
  const query = strictQuery(context, ['key', 'campId']);
  if (!query) return refusal('INVALID');
  const campId = query.get('campId');
  if (campId !== undefined) {
    const found = await atWork(backend, context, () => backend.camps.find(campId));
    return { status: 200, body: found ? `[${found.text}]` : '[]', headers: JSON_TYPE };
  }
  const { text: body } = await atWork(backend, context, () => backend.camps.all());
  return { status: 200, body, headers: JSON_TYPE };
}

async function medicalInfo(backend: Backend, context: Context): Promise<Answer> {
  const query = strictQuery(context, ['key', 'nationalNr']);
  const parentNr = context.req.header(PARENT_HEADER) ?? '';
  if (!query || !isCleanText(parentNr)) return refusal('INVALID');
  const sheet = await atWork(backend, context, () =>
    findMedicalSheet(
      backend,
      addressOf(backend, context),
      (query.get('nationalNr') ?? '').trim(),
      parentNr.trim(),
    ),
  );
  // Not 404: to have no sheet is no error, and browsers would write one to the console.
  return sheet ? json(sheet) : { status: 204, body: null };
}

async function validateVoucher(backend: Backend, context: Context): Promise<Answer> {
  const query = strictQuery(context, ['voucher', 'campId']);
  if (!query) return refusal('INVALID');
  return atWork(backend, context, async () => {
    const campId = query.get('campId') ?? '';
    const state = await voucherState(backend.database, query.get('voucher') ?? '', campId);
    if (state === 'VALID') return text(200, state);
    if (state === 'EXPIRED') return refusal(state);
    const tooMany = await backend.limits.hasTriedTooManyVouchers(addressOf(backend, context));
    return tooMany ? text(429, 'INVALID', { 'retry-after': '3600' }) : refusal(state);
  });
}

async function checkDiscounts(backend: Backend, context: Context): Promise<Answer> {
  backend.gate.check(clientAddress(context, backend.settings.trustedProxies));
  const question = readDiscountQuestion(await readJson(context));
  if (!question || !hasValidCheckDigits(question.nationalNr)) return refusal('INVALID');
  const child = backend.vault.lookup('child', question.nationalNr);
  return atWork(backend, context, async () => {
    const found = await backend.camps.find(question.campId);
    if (!found) return refusal('INVALID');
    // Who has asked about too many children hears of none; the save decides for this one all the same.
    if (!(await backend.limits.mayLookUpChild(addressOf(backend, context), child))) {
      return json({ DISCOUNT_TYPE: null, DISCOUNT_AMOUNT: null });
    }
    const booked = await backend.earlierBookings.load({ childLookup: child, idempotencyKey: null });
    const conflict = certainConflictOf(booked, found.camp);
    if (conflict) return refusal(conflict);
    const { type, amount } = discountOf(backend, discountTypeOf(booked), found.camp);
    return json({ DISCOUNT_TYPE: type, DISCOUNT_AMOUNT: amount });
  });
}

async function saveWebSubscription(backend: Backend, context: Context): Promise<Answer> {
  backend.gate.check(clientAddress(context, backend.settings.trustedProxies));
  const subscription = readSubscription(await readJson(context));
  const key = context.req.header('idempotency-key') ?? null;
  if (!subscription || (key !== null && !IDEMPOTENCY_KEY.test(key))) return refusal('INVALID');
  return atWork(backend, context, async () => {
    const outcome = await saveEnrolment(backend, subscription, key);
    if ('keyReused' in outcome) return text(422, 'INVALID');
    const isAboutChild = 'refused' in outcome ? outcome.instead !== null : outcome.tellsOfChild;
    const child = () => backend.vault.lookup('child', subscription.inputData.subscriber_NationalNr.trim());
    const may = !isAboutChild || (await backend.limits.mayLookUpChild(addressOf(backend, context), child()));
    if ('reference' in outcome) return json({ reference: outcome.reference });
    return refusal(may ? outcome.refused : (outcome.instead ?? outcome.refused));
  });
}

/**
 * Who is sent away hears it after a moment: a crowd that asks again at once would keep the server busy with saying no
 * (told at once, goodput under eight thousand of them fell to 5 % of the peak). Waiting costs it nothing.
 */
const BEFORE_NO_MS = 4000;

/** What is answered when a call threw. */
async function failureOf({ log }: Backend, error: unknown): Promise<Answer> {
  if (error instanceof BodyRefused) return text(error.status, 'INVALID');
  if (error instanceof Overloaded) {
    await setTimeout(BEFORE_NO_MS, undefined, { ref: false });
    return text(503, 'INVALID', { 'retry-after': '5' });
  }
  log.failure(error);
  return text(500, 'INVALID');
}

/** The five calls of spec 7. Any other method on them is 405, any other path 404. */
export function calls(backend: Backend): Hono {
  const app = new Hono();
  const shared = callHeaders(backend.settings.wizard);
  const answering =
    (call: (backend: Backend, context: Context) => Promise<Answer>) => async (context: Context) => {
      // A page of another site may not read the answer, but it could book, or use up its visitor's look-ups.
      const isCrossSite = context.req.header('sec-fetch-site') === 'cross-site';
      const { status, body, headers } = isCrossSite
        ? text(403, 'INVALID')
        : await call(backend, context).catch((error: unknown) => failureOf(backend, error));
      return new Response(body, { status, headers: { ...(await shared), ...headers } });
    };
  const always = (answer: Answer) => answering(() => Promise.resolve(answer));
  app.get('/camps', answering(camps));
  app.get('/medicalInfo', answering(medicalInfo));
  app.get('/validateVoucher', answering(validateVoucher));
  app.post('/checkDiscounts', answering(checkDiscounts));
  app.post('/saveWebSubscription', answering(saveWebSubscription));
  for (const path of ['/camps', '/medicalInfo', '/validateVoucher']) {
    app.all(path, always(text(405, 'INVALID', { allow: 'GET, HEAD' })));
  }
  for (const path of ['/checkDiscounts', '/saveWebSubscription']) {
    app.all(path, always(text(405, 'INVALID', { allow: 'POST' })));
  }
  app.all('*', always(text(404, 'INVALID')));
  return app;
}
