import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Backend } from '../service/Backend.ts';

const READY_MS = 2000;

/** Liveness of the process, and readiness of its database within 2 s. */
export function health({ database }: Backend): Hono {
  const app = new Hono();
  app.get('/live', (context) => context.json({ status: 'live' }));
  app.get('/ready', async (context) => {
    context.header('cache-control', 'no-store');
    const late = setTimeout(READY_MS, null, { ref: false });
    const isReady = await Promise.race([database.run('SELECT 1', []), late]).catch(() => null);
    return isReady ? context.json({ status: 'ready' }) : context.json({ status: 'unavailable' }, 503);
  });
  return app;
}
