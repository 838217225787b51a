import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import type { Backend } from '../operations/Backend.ts';
import { clientAddress } from './clientAddress.ts';

/** Longer only where a database does not answer. */
const MAX_WORK_MS = 9000;

/** Refuses an overload before the body is read. */
export const refuseOverload = ({ queue, settings }: Backend) =>
  createMiddleware(async (context, next) => {
    queue.refuseWhenOverloaded(clientAddress(context, settings.trustedProxies));
    await next();
  });

/** Runs the request in its turn unless the client has left, for at most 9 s. */
export function inTurn({ queue, settings }: Backend): [MiddlewareHandler, MiddlewareHandler] {
  const waitForTurn = createMiddleware<{ Bindings: HttpBindings }>((context, next) => {
    const { outgoing } = context.env;
    return queue.run(clientAddress(context, settings.trustedProxies), next, () => outgoing.destroyed);
  });
  return [waitForTurn, timeout(MAX_WORK_MS, new HTTPException(503, { message: 'took too long' }))];
}
