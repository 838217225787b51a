import type { HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';

/** Ten times the longest enrolment. */
const MAX_BODY = 64 * 1024;

const refuseWhen = (status: 401 | 403 | 413 | 415, isRefused: (request: HonoRequest) => boolean) =>
  createMiddleware(async ({ req }, next) => {
    if (isRefused(req)) throw new HTTPException(status);
    await next();
  });

/** A page of another site cannot read the response, but could book or use up its visitor's look-up limit. */
export const refuseCrossSite = refuseWhen(403, (req) => req.header('sec-fetch-site') === 'cross-site');

/** The organisation's key, which is public. */
export const requireKey = (key: string) => refuseWhen(401, (req) => req.query('key') !== key);

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const isJson = (req: HonoRequest) => JSON_TYPE.test(req.header('content-type') ?? '');
const requireJson = refuseWhen(415, (req) => !isJson(req) || req.header('content-encoding') !== undefined);

const limitLength = refuseWhen(413, (req) => Number(req.header('content-length')) > MAX_BODY);

const countStream = bodyLimit({ maxSize: MAX_BODY });

/** Reads the whole body before the queue, so that a slow client holds no place in it. Rejects a body that is not UTF-8. */
const readBody = createMiddleware(async (context, next) => {
  const { req } = context;
  try {
    // Only without a Content-Length: counting a stream is a quarter of the cost of a booking.
    if (req.header('content-length') === undefined) await countStream(context, () => Promise.resolve());
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await req.arrayBuffer());
    Object.assign(req.bodyCache, { text: Promise.resolve(text) });
  } catch (error) {
    // Too long, not UTF-8, or the client left.
    throw error instanceof HTTPException ? error : new HTTPException(400);
  }
  await next();
});

/** For calls with a body: requires JSON (415) of at most 64 KiB (413), and reads it. */
export const jsonBody = [requireJson, limitLength, readBody];
