import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { HTTPException } from 'hono/http-exception';
import type { Backend } from '../service/Backend.ts';
import { isCommandName, runOn } from '../commands/commands.ts';
import type { DataDirLock } from '../database/lockDataDir.ts';
import { InputProblem, SetupProblem } from '../service/SetupProblem.ts';
import { listen } from './listen.ts';

/**
 * Runs commands for other processes of this user while this one owns the embedded database. Listens on loopback and
 * requires the token in the file `owner`.
 */
export async function startControlServer(backend: Backend, lock: DataDirLock) {
  const token = randomBytes(32).toString('base64url');
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(bearerAuth({ token }));
  app.post('/:name', async (context) => {
    // A command may take longer than a client may be silent.
    context.env.incoming.socket.setTimeout(0);
    const name = context.req.param('name');
    if (!isCommandName(name)) throw new SetupProblem(`The running server knows no ${name}.`);
    return context.json(await runOn(backend, name, await context.req.json()));
  });
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof SetupProblem) {
      return context.text(error.message, error instanceof InputProblem ? 400 : 500);
    }
    backend.log.failure(error);
    return context.text(`The command failed: ${error.name}. The log of the server has more.`, 500);
  });
  const server = await listen(app.fetch, '127.0.0.1', 0);
  lock.announce({ port: server.port, token });
  return server;
}
