import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import type { Backend } from '../operations/Backend.ts';
import { clientAddress } from './clientAddress.ts';

/** Whoever is at work longer waits for a database that does not answer. */
const LONGEST_WORK_MS = 9000;

/** Sends who would wait in vain away before the body is read, when it costs the least. */
export const refuseOverload = ({ queue, settings }: Backend) =>
  createMiddleware(async (context, next) => {
    queue.refuseWhenOverloaded(clientAddress(context, settings.trustedProxies));
    await next();
  });

/** Goes on when it is this request's turn, if the client is still there to hear the answer, and for no longer than 9 s. */
export function inTurn({ queue, settings }: Backend): [MiddlewareHandler, MiddlewareHandler] {
  const waitForTurn = createMiddleware<{ Bindings: HttpBindings }>((context, next) => {
    const { outgoing } = context.env;
    return queue.run(clientAddress(context, settings.trustedProxies), next, () => outgoing.destroyed);
  });
  return [waitForTurn, timeout(LONGEST_WORK_MS, new HTTPException(500, { message: 'took too long' }))];
}
