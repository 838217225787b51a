import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Backend } from '../operations/Backend.ts';
import { isCommandName, runOn } from '../operations/commands.ts';
import type { DataDirLock } from '../operations/DataDirLock.ts';
import { listen, type Listening } from './listen.ts';
import { SetupProblem } from '../operations/SetupProblem.ts';

/**
 * Runs commands of other processes of this user while this one owns the embedded database: on loopback, for clients with
 * the token in the lock file.
 */
export async function startControlServer(backend: Backend, lock: DataDirLock): Promise<Listening> {
  const token = randomBytes(32).toString('base64url');
  const expected = Buffer.from(`Bearer ${token}`);
  const app = new Hono();
  app.post('/:name', async (context) => {
    const given = Buffer.from(context.req.header('authorization') ?? '');
    const name = context.req.param('name');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return context.json({}, 403);
    if (!isCommandName(name)) return context.json({ problem: `The running server knows no ${name}.` }, 404);
    try {
      return context.json(await runOn(backend, name, await context.req.json()));
    } catch (error) {
      if (!(error instanceof SetupProblem)) throw error;
      return context.json({ problem: error.message, exitCode: error.exitCode }, 400);
    }
  });
  app.onError((error, context) => context.json({ problem: `The command failed: ${error.name}.` }, 500));
  const server = await listen(app.fetch, '127.0.0.1', 0);
  lock.announce({ port: server.port, token });
  return server;
}
