import './endWithNpm.mjs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { ROOT } from '../../build/paths.ts';
import { devPage } from '../../firstScreen/build.ts';
import { createApp } from '../http/app.ts';
import { listening } from '../http/listen.ts';
import { runServer } from './runServer.ts';

/** `npm run dev`: Vite's server with hot reload, with the calls and the website of the backend. */
await runServer('npm run dev', async (backend, brand) => {
  const { host, port, wizard } = backend.settings;
  const handle = getRequestListener(createApp(backend, brand, null).fetch);
  let vite: ViteDevServer | null = null;
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const isOurs = /^\/(api|health|organisatie|toegankelijkheid)(\/|\?|$)/.test(url) || brand.files.has(url);
    if (isOurs || !vite) void handle(request, response);
    else vite.middlewares(request, response);
  });
  // Before Vite starts: Vite reads the whole wizard, and reports errors if it is stopped meanwhile.
  await listening(server, host, port);
  vite = await createViteServer({
    root: ROOT,
    server: { host, middlewareMode: true, ws: { server } },
    plugins: [devPage(wizard, brand.brand)],
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      await vite.close();
      server.close();
      server.closeAllConnections();
    },
  };
});
