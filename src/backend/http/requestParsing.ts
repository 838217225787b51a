import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';

/** Ten times the longest honest enrolment. */
const LARGEST_BODY = 64 * 1024;

function refusal(status: 400 | 401 | 403 | 413 | 415): never {
  throw new HTTPException(status);
}

/** A page of another site may not read the answer, but it could book, or use up its visitor's look-ups. */
export const refuseCrossSite = createMiddleware(async ({ req }, next) => {
  if (req.header('sec-fetch-site') === 'cross-site') refusal(403);
  await next();
});

/** Whose wizard asks: the key is public, and keeps apart what organisations have at one gateway. */
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

const limitStream = bodyLimit({ maxSize: LARGEST_BODY, onError: () => refusal(413) });

/** A body that says its length needs no stream to be counted in, which would be a quarter of what a booking costs here. */
const limitBody = createMiddleware(async (context, next) => {
  const length = context.req.header('content-length');
  if (length === undefined) return limitStream(context, next);
  if (Number(length) > LARGEST_BODY) refusal(413);
  await next();
});

/** Reads the whole body, so that a slow client has no place among the requests at work; what is no UTF-8 is refused. */
const readBody = createMiddleware(async ({ req }, next) => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await req.arrayBuffer());
    Object.assign(req.bodyCache, { text: Promise.resolve(text) });
  } catch {
    // Or the client left: nobody hears the answer.
    refusal(400);
  }
  await next();
});

/** For calls with a body: it is JSON by name (415), of no more than 64 KiB (413), and read when these are done. */
export const jsonBody = [requireJson, limitBody, readBody];
