import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';

/** Ten times the longest enrolment. */
const MAX_BODY = 64 * 1024;

function refusal(status: 400 | 401 | 403 | 413 | 415): never {
  throw new HTTPException(status);
}

/** A page of another site cannot read the answer, but could book or use up its visitor's look-ups. */
export const refuseCrossSite = createMiddleware(async ({ req }, next) => {
  if (req.header('sec-fetch-site') === 'cross-site') refusal(403);
  await next();
});

/** The organisation's key, which is public. */
export const requireKey = (key: string) =>
  createMiddleware(async ({ req }, next) => {
    if (req.query('key') !== key) refusal(401);
    await next();
  });

const requireJson = createMiddleware(async ({ req }, next) => {
  const isJson = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(req.header('content-type') ?? '');
  if (!isJson || req.header('content-encoding')) refusal(415);
  await next();
});

const limitStream = bodyLimit({ maxSize: MAX_BODY, onError: () => refusal(413) });

/** Checks the declared length; counting a stream is a quarter of the cost of a booking. */
const limitBody = createMiddleware(async (context, next) => {
  const length = context.req.header('content-length');
  if (length === undefined) return limitStream(context, next);
  if (Number(length) > MAX_BODY) refusal(413);
  await next();
});

/** Reads the whole body before the queue, so that a slow client takes no place in it; refuses what is not UTF-8. */
const readBody = createMiddleware(async ({ req }, next) => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await req.arrayBuffer());
    Object.assign(req.bodyCache, { text: Promise.resolve(text) });
  } catch {
    // Not UTF-8, or the client left.
    refusal(400);
  }
  await next();
});

/** For calls with a body: requires JSON (415) of at most 64 KiB (413), and reads it. */
export const jsonBody = [requireJson, limitBody, readBody];
