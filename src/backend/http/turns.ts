import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import type { Backend } from '../service/Backend.ts';
import { clientAddress } from './clientAddress.ts';
import { acceptWaiting } from './listen.ts';
import { Overloaded } from './RequestQueue.ts';

/** Exceeded only if the database does not respond. */
const MAX_WORK_MS = 9000;

/** Slows down the search for a parent without delaying the right one noticeably. */
const SLOW_MS = 3000;

/** Set by a handler whose answer must be delayed. */
export interface Slow {
  Variables: { isSlow?: boolean };
}

/** Delays the answers marked as slow, outside the queue. */
export const delaySlow = createMiddleware<Slow>(async (context, next) => {
  await next();
  if (context.get('isSlow')) await setTimeout(SLOW_MS, undefined, { ref: false });
});

/** Rejects a request during an overload, before its body is read. */
export const refuseOverload = ({ queue, settings }: Backend) =>
  createMiddleware(async (context, next) => {
    queue.refuseWhenOverloaded(clientAddress(context, settings.trustedProxies));
    await next();
  });

/** Runs the request in its turn, for at most 9 s, unless the client has disconnected. */
export function inTurn({ queue, settings }: Backend): [MiddlewareHandler, MiddlewareHandler] {
  const waitForTurn = createMiddleware<{ Bindings: HttpBindings }>(async (context, next) => {
    const { incoming, outgoing } = context.env;
    const work = async () => {
      // Nothing was sent in a new connection. A client with an older one has not waited unseen.
      if (incoming.socket.bytesWritten === 0) await acceptWaiting();
      if (outgoing.destroyed || incoming.socket.readableEnded) throw new Overloaded();
      await next();
    };
    // Without a body, the cache has none; `text()` would read the request.
    const body = (await Promise.resolve(context.req.bodyCache.text)) ?? '';
    await queue.run(clientAddress(context, settings.trustedProxies), work, body.length);
  });
  return [waitForTurn, timeout(MAX_WORK_MS, new HTTPException(503, { message: 'took too long' }))];
}
