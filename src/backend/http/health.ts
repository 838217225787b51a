import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Backend } from '../operations/Backend.ts';

/** A database that takes longer to say that it is there is of no use to a parent. */
const READY_MS = 2000;

/** For who watches over the service: whether the process serves, and whether its database answers. */
export function health({ database }: Backend): Hono {
  const isReady = () =>
    Promise.race([
      database.run({ name: 'ready', text: 'SELECT 1' }, []).then(
        () => true,
        () => false,
      ),
      setTimeout(READY_MS, false, { ref: false }),
    ]);
  const app = new Hono();
  app.get('/live', (context) => context.json({ status: 'live' }));
  app.get('/ready', async (context) => {
    context.header('cache-control', 'no-store');
    return (await isReady())
      ? context.json({ status: 'ready' })
      : context.json({ status: 'unavailable' }, 503);
  });
  return app;
}
