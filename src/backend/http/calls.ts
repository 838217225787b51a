import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { hasValidCheckDigits } from '../../domain/nationalNumber.ts';
import { certainConflictOf, discountOf, discountTypeOf } from '../booking/childBookings.ts';
import { saveEnrolment } from '../booking/saveEnrolment.ts';
import { voucherState } from '../booking/voucherStore.ts';
import type { Backend } from '../service/Backend.ts';
import { findMedicalSheet } from '../privacy/medicalSheet.ts';
import { clientAddress } from './clientAddress.ts';
import { jsonBody, refuseCrossSite, requireKey } from './requestParsing.ts';
import * as routes from './routes.ts';
import { inTurn, refuseOverload } from './turns.ts';

/** The five calls of spec 7 and their description, `openapi.json`. Rejections are 400 with a code of spec 8 as text. */
export function calls(backend: Backend): OpenAPIHono {
  const { camps, limits, log, settings, vault } = backend;
  const addressOf = (context: Context) =>
    vault.lookup('address', clientAddress(context, settings.trustedProxies));
  const reading = { middleware: inTurn(backend) };
  const readingWithKey = { middleware: [requireKey(settings.wizard.apiKey), ...inTurn(backend)] };
  const writing = { middleware: [refuseOverload(backend), ...jsonBody, ...inTurn(backend)] };

  const app = new OpenAPIHono({
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

  app.openapi({ ...routes.medicalInfo, ...readingWithKey }, async (context) => {
    const childNr = context.req.valid('query').nationalNr.trim();
    const parentNr = context.req.valid('header')['X-Parent-National-Nr'].trim();
    const sheet = await findMedicalSheet(backend, addressOf(context), childNr, parentNr);
    // Not 404, which browsers log as an error.
    return sheet ? context.json(sheet, 200) : context.body(null, 204);
  });

  app.openapi({ ...routes.validateVoucher, ...reading }, async (context) => {
    const { voucher, campId } = context.req.valid('query');
    const state = await voucherState(backend, voucher, campId);
    if (state === 'VALID') return context.text(state, 200);
    if (state === 'EXPIRED') return context.text(state, 400);
    const tooMany = await limits.hasTriedTooManyVouchers(addressOf(context));
    return tooMany ? context.text(state, 429, { 'retry-after': '3600' }) : context.text(state, 400);
  });

  app.openapi({ ...routes.checkDiscounts, ...writing }, async (context) => {
    const { subscriber_NationalNr, campId } = context.req.valid('json');
    const nationalNr = subscriber_NationalNr.trim();
    const found = hasValidCheckDigits(nationalNr) ? await camps.find(campId) : null;
    if (!found) return context.text('INVALID', 400);
    const childLookup = vault.lookup('child', nationalNr);
    // Above the limit the response is the same for every child; the save still grants the discount.
    if (!(await limits.mayLookUpChild(addressOf(context), childLookup))) {
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
    const outcome = await saveEnrolment(backend, subscription, key);
    if ('keyReused' in outcome) return context.text('INVALID', 422);
    const child = vault.lookup('child', subscription.inputData.subscriber_NationalNr.trim());
    const mayLookUp = () => limits.mayLookUpChild(addressOf(context), child);
    if ('reference' in outcome) {
      // The booking is made, even if it cannot be counted.
      if (outcome.dependsOnChild) await mayLookUp().catch((error: unknown) => log.failure(error));
      return context.json({ reference: outcome.reference }, 200);
    }
    const { refused, instead } = outcome;
    return context.text(instead === null || (await mayLookUp()) ? refused : instead, 400);
  });

  let description: unknown;
  app.get('/openapi.json', (context) =>
    context.json((description ??= app.getOpenAPI31Document(routes.aboutApi(settings.wizard)))),
  );
  app.all('*', (context) => context.text('INVALID', 404));
  return app;
}
