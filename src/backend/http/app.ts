import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { matchedRoutes } from 'hono/route';
import type { LoadedBrand } from '../../build/loadBrand.ts';
import type { Brand } from '../../ui/brand/Brand.ts';
import { campLink } from '../../domain/campLink.ts';
import { STEP_PATHS } from '../../domain/steps.ts';
import type { Backend } from '../service/Backend.ts';
import { isPoolTimeout, isUnavailable } from '../database/database.ts';
import { calls } from './calls.ts';
import { Overloaded } from './RequestQueue.ts';
import { health } from './health.ts';
import { organisationSite } from '../site/organisationSite.ts';
import { siteFiles } from '../site/siteFiles.ts';
import { securityHeaders } from './securityHeaders.ts';
import { IMMUTABLE, pageAsset, sendAsset } from '../site/siteAssets.ts';
import { sitePage } from '../site/sitePage.ts';
import { wizardPages } from '../site/wizardPages.ts';

/** Delays a rejection: with 8,000 clients that retried immediately, 5 % of the bookings of the peak were left. */
const BEFORE_503_MS = 4000;

function wizard(app: Hono, backend: Backend, brand: Brand, wizardDir: string): void {
  const pageOf = wizardPages(backend, brand, wizardDir);
  for (const path of Object.values(STEP_PATHS)) {
    const sendWizard = async (context: Context) => {
      // A page that is only prerendered (see SPECULATION_RULES) takes no part in a rush.
      if (context.req.header('sec-purpose') && backend.queue.isWaiting) throw new Overloaded();
      const { page, policy, status } = await pageOf(path, campLink(new URL(context.req.url).search));
      for (const [name, value] of policy) context.header(name, value);
      return sendAsset(context, page, 'no-store', status);
    };
    app.get(path, sendWizard);
    if (path !== '/') app.get(`${path}/`, sendWizard);
  }
  const files = serveStatic({ root: wizardDir, precompressed: true });
  app.get('/assets/*', async (context, next) => {
    const response = await files(context, next);
    if (response?.ok) {
      response.headers.set('cache-control', IMMUTABLE);
      // serveStatic sets it only with a compressed file: a cache would then send the other one to everybody.
      response.headers.set('vary', 'accept-encoding');
    }
    return response;
  });
}

/** The whole server: the calls, the organisation's website and, if it is built, the wizard. */
export function createApp(backend: Backend, loaded: LoadedBrand, wizardDir: string | null) {
  const app = new Hono();
  const site = siteFiles(loaded);
  const { brand } = site;
  app.use(async (context, next) => {
    const start = performance.now();
    await next();
    backend.log.request({
      method: context.req.method,
      route: matchedRoutes(context).find(({ path }) => !path.includes('*'))?.path ?? '*',
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    });
  });
  const onMethodNotAllowed = (context: Context, methods: string[]) =>
    context.newResponse(context.res.body, 405, { allow: methods.join(', ') });
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  const headers = securityHeaders(backend.settings.wizard);
  app.use(async (context, next) => {
    for (const [name, value] of await headers) context.header(name, value);
    await next();
  });
  app.route('/api', calls(backend));
  app.route('/health', health(backend));
  app.route('/', organisationSite(backend, site));
  if (wizardDir !== null && existsSync(join(wizardDir, 'index.html'))) wizard(app, backend, brand, wizardDir);
  const errorPage = (title: string, sentence: string) => {
    const main = html`<main class="wide plain">
      <h1>${title}</h1>
      <p>${sentence}</p>
      <a class="button" href="${backend.settings.wizard.organisationUrl}">Naar de kampen</a>
    </main>`;
    return pageAsset(sitePage(backend, site, { title, description: sentence, main }));
  };
  const notFound = errorPage('Niet gevonden', 'Deze pagina bestaat niet.');
  const busy = errorPage('Even geduld', 'Het is erg druk. Probeer het zo meteen opnieuw.');
  const failed = errorPage('Er ging iets mis', 'Probeer het later opnieuw.');
  app.notFound(async (context) => sendAsset(context, await notFound, 'no-store', 404));
  app.onError(async (error, context) => {
    const isCall = context.req.path.startsWith('/api/');
    const isOverloaded = error instanceof Overloaded;
    const isRush = isOverloaded || isPoolTimeout(error);
    const status = isRush || isUnavailable(error) ? 503 : error instanceof HTTPException ? error.status : 500;
    if (!isRush && status >= 500) backend.log.failure(error);
    if (status === 503) context.header('retry-after', '5');
    // A request that waited for a connection or for PostgreSQL has been delayed already.
    if (isCall && isOverloaded) await setTimeout(BEFORE_503_MS, undefined, { ref: false });
    if (isCall) return context.text('INVALID', status);
    return status === 503
      ? sendAsset(context, await busy, 'no-store', 503)
      : sendAsset(context, await failed, 'no-store', 500);
  });
  return app;
}
