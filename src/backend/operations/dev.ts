import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { ROOT } from '../../build/paths.ts';
import { devPage } from '../../firstScreen/build.ts';
import { createApp } from '../http/app.ts';
import { startControlServer } from '../http/controlServer.ts';
import { loadDemoCamps } from '../camps/demoCamps.ts';
import { listening } from '../http/listen.ts';
import { openBackend } from './openBackend.ts';
import { openBrand } from './openBrand.ts';
import { refuseArguments, runCommand } from './SetupProblem.ts';
import { publicUrlOf, readSettings } from './settings.ts';

/** `npm run dev`: Vite's server with hot reload, with the calls and the website of the backend. */
await runCommand(async () => {
  refuseArguments('npm run dev');
  const { brand, settings } = await openBrand(readSettings(process.env));
  const opened = await openBackend(settings, console.log);
  const { backend } = opened;
  const answer = getRequestListener(createApp(backend, brand, null).fetch);
  let vite: ViteDevServer | undefined;
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const isOurs = /^\/(api|health|organisatie)(\/|\?|$)/.test(url) || brand.files.has(url);
    if (isOurs || !vite) void answer(request, response);
    else vite.middlewares(request, response);
  });
  const close = async () => {
    await vite?.close();
    server.close();
    server.closeAllConnections();
    await opened.close();
  };
  try {
    await loadDemoCamps(backend, console.log);
    // Before Vite starts: it reads the whole wizard, and complains when it is stopped meanwhile.
    await listening(server, settings.host, settings.port);
    vite = await createViteServer({
      root: ROOT,
      server: { host: settings.host, middlewareMode: true, hmr: { server } },
      plugins: [devPage(settings.wizard, brand.brand)],
    });
    const { port } = server.address() as AddressInfo;
    if (opened.lock) await startControlServer(backend, opened.lock);
    console.log(`\n  Open ${publicUrlOf({ ...settings, port, publicUrl: null })}/\n`);
  } catch (error) {
    await close();
    throw error;
  }
  const stop = async () => {
    await close();
    process.exit();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
});
