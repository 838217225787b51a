import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ViteDevServer } from 'vite';
import { devPage } from '../../firstScreen/build.ts';
import { createApp } from '../http/app.ts';
import { startControlServer } from '../http/controlServer.ts';
import { loadDemoCamps } from '../camps/demoCamps.ts';
import { listenProblem } from '../http/listen.ts';
import { openBackend } from './openBackend.ts';
import { refuseArguments, runCommand } from './SetupProblem.ts';
import { readSettings } from './settings.ts';

/** `npm run dev`: Vite's server with hot reload, which hands the calls and the website to the backend. */
await runCommand(async () => {
  refuseArguments('npm run dev');
  const settings = readSettings(process.env);
  const opened = await openBackend(settings, console.log);
  const { backend } = opened;
  let vite: ViteDevServer | undefined;
  const close = async () => {
    await vite?.close();
    await opened.close();
  };
  try {
    await loadDemoCamps(backend, console.log);
    const answer = getRequestListener(createApp(backend, null).fetch);
    vite = await createServer({
      root: fileURLToPath(new URL('../../..', import.meta.url)),
      server: { host: settings.host, port: settings.port, strictPort: true },
      plugins: [
        devPage(settings.wizard),
        {
          name: 'enrolment-backend',
          configureServer({ middlewares }) {
            middlewares.use((request, response, next) => {
              const isOurs = /^\/(api|health|organisatie)(\/|\?|$)/.test(request.url ?? '');
              if (isOurs) void answer(request, response);
              else next();
            });
          },
        },
      ],
    });
    await vite.listen().catch((error: unknown) => {
      throw listenProblem(error as Error, settings.host, settings.port);
    });
    const control = opened.lock ? await startControlServer(backend) : null;
    if (control) opened.lock?.announce(control.control);
    vite.printUrls();
  } catch (error) {
    await close();
    throw error;
  }
  const stop = async () => {
    await close();
    process.exit();
  };
  // Vite's own listener ends the process before the database is closed.
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
});
