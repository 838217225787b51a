import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { hasValidCheckDigits } from '../../domain/nationalNumber.ts';
import { certainConflictOf, discountOf, discountTypeOf } from '../booking/childBookings.ts';
import { saveEnrolment } from '../booking/saveEnrolment.ts';
import { voucherState } from '../booking/voucherStore.ts';
import type { Backend } from '../service/Backend.ts';
import { findMedicalSheet } from '../privacy/medicalSheet.ts';
import { clientAddress, networksOf } from './clientAddress.ts';
import { jsonBody, refuseCrossSite, requireKey } from './requestParsing.ts';
import * as routes from './routes.ts';
import { delaySlow, inTurn, refuseOverload, type Slow } from './turns.ts';

/** The five calls of spec 7 and their description, `openapi.json`. Rejections are 400 with a code of spec 8 as text. */
export function calls(backend: Backend) {
  const { camps, limits, settings, vault } = backend;
  const clientOf = (context: Context) =>
    networksOf(clientAddress(context, settings.trustedProxies)).map((network) =>
      vault.lookup('address', network),
    );
  const reading = { middleware: inTurn(backend) };
  const withKey = requireKey(settings.wizard.apiKey);
  const readingWithKey = { middleware: [withKey, ...inTurn(backend)] };
  const readingSheet = { middleware: [withKey, delaySlow, ...inTurn(backend)] };
  const writing = { middleware: [refuseOverload(backend), ...jsonBody, ...inTurn(backend)] };

  const app = new OpenAPIHono<Slow>({
    defaultHook: (result, context) => (result.success ? undefined : context.text('INVALID', 400)),
  });
  app.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    await next();
  }, refuseCrossSite);
  app.openAPIRegistry.registerComponent('securitySchemes', routes.KEY, routes.keyScheme);

  app.openapi({ ...routes.camps, ...readingWithKey }, async (context) => {
    const { campId } = context.req.valid('query');
    const found = campId === undefined ? null : await camps.find(campId);
    const body = campId === undefined ? (await camps.all()).text : found ? `[${found.text}]` : '[]';
    return context.body(body, 200, { 'content-type': 'application/json' }) as never;
  });

  app.openapi({ ...routes.medicalInfo, ...readingSheet }, async (context) => {
    const childNr = context.req.valid('query').nationalNr.trim();
    const parentNr = context.req.valid('header')['X-Parent-National-Nr'].trim();
    const { sheet, isSlow } = await findMedicalSheet(backend, clientOf(context), childNr, parentNr);
    if (isSlow) context.set('isSlow', true);
    // Not 404, which browsers log as an error.
    return sheet ? context.json(sheet, 200) : context.body(null, 204);
  });

  app.openapi({ ...routes.validateVoucher, ...reading }, async (context) => {
    const { voucher, campId } = context.req.valid('query');
    const state = await voucherState(backend, voucher, campId);
    if (state === 'VALID') return context.text(state, 200);
    const tooMany = state === 'INVALID' && (await limits.hasTriedTooManyVouchers(clientOf(context)));
    return tooMany ? context.text('INVALID', 429, { 'retry-after': '3600' }) : context.text(state, 400);
  });

  app.openapi({ ...routes.checkDiscounts, ...writing }, async (context) => {
    const { subscriber_NationalNr, campId } = context.req.valid('json');
    const nationalNr = subscriber_NationalNr.trim();
    const found = hasValidCheckDigits(nationalNr) ? await camps.find(campId) : null;
    if (!found) return context.text('INVALID', 400);
    const childLookup = vault.lookup('child', nationalNr);
    // Above the limit the response is the same for every child; the save still grants the discount.
    if (!(await limits.mayLookUpChild(clientOf(context), childLookup))) {
      return context.json({ DISCOUNT_TYPE: null, DISCOUNT_AMOUNT: null }, 200);
    }
    const booked = await backend.earlierBookings.load({ childLookup, idempotencyKey: null });
    const conflict = certainConflictOf(booked, found.camp);
    if (conflict) return context.text(conflict, 400);
    const { type, amount } = discountOf(settings, discountTypeOf(booked), found.camp);
    return context.json({ DISCOUNT_TYPE: type, DISCOUNT_AMOUNT: amount }, 200);
  });

  app.openapi({ ...routes.saveWebSubscription, ...writing }, async (context) => {
    const subscription = context.req.valid('json');
    const key = context.req.valid('header')['Idempotency-Key'] ?? null;
    const outcome = await saveEnrolment(backend, clientOf(context), subscription, key);
    if (outcome === 'keyReused') return context.text('INVALID', 422);
    if (outcome === 'tooMany') return context.text('INVALID', 429, { 'retry-after': '3600' });
    if ('refused' in outcome) return context.text(outcome.refused, 400);
    return context.json({ reference: outcome.reference, toPay: outcome.toPayCents / 100 }, 200);
  });

  let description: unknown;
  app.get('/openapi.json', (context) =>
    context.json((description ??= app.getOpenAPI31Document(routes.aboutApi(settings.wizard)))),
  );
  app.all('*', (context) => context.text('INVALID', 404));
  return app;
}
