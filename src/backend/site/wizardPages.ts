import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { html } from 'hono/html';
import QuickLRU from 'quick-lru';
import { MANY_SEATS } from '../../domain/camp.ts';
import type { Brand } from '../../ui/brand/Brand.ts';
import type { CampLink } from '../../domain/campLink.ts';
import { stepsOf, stepUrl, STEP_PATHS } from '../../domain/steps.ts';
import { blockText, pageOf } from '../../firstScreen/page.ts';
import type { Backend } from '../service/Backend.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { pageAsset } from './siteAssets.ts';

type Prerender = typeof import('../../firstScreen/prerender.tsx');

/** Cached pages: more than an organisation has camps, and few enough for a small server. */
const MAX_PAGES = 500;

/**
 * What a page is rendered from: the camp's block, empty without a camp; the address that is rendered; and whether the first
 * step of the camp is rendered, or only the frame around it.
 */
type Served = Record<'text' | 'url', string> & { isPrerendered: boolean; status: 200 | 404 };

/**
 * The wizard's page for an address: with the first step of the camp rendered where the address leads to it, else with
 * the frame. Each state of a camp is rendered and compressed once, so that a rush costs one look-up per visitor.
 */
export function wizardPages({ camps, settings }: Backend, brand: Brand, wizardDir: string) {
  const configText = blockText(settings.wizard);
  const brandText = JSON.stringify(brand);
  const unknownTitle = html`<title>We vinden dit kamp niet | ${settings.wizard.organisationName}</title>`;
  const prerenderDir = join(wizardDir, '..', 'prerender');
  const template = readFileSync(join(prerenderDir, 'page.html'), 'utf8');
  const script = import(pathToFileURL(join(prerenderDir, 'prerender.js')).href) as Promise<Prerender>;

  const served = async (path: string, { campId, voucher }: CampLink): Promise<Served> => {
    // Without a camp, later steps show what the tab has stored, and the first one leads to the organisation.
    const url = campId !== '' || path !== STEP_PATHS.campDays ? `${path}?camp=X` : path;
    const frame: Served = { text: '', url, isPrerendered: false, status: 200 };
    if (campId === '') return frame;
    // A voucher is validated before the camp is shown (spec 4). Another server may have other camps.
    if (voucher !== '' || settings.wizard.gatewayUrl !== '/api') return frame;
    // Without a database the page comes as without a camp, and the wizard's own calls tell the parent.
    const found = await camps.find(campId).catch(() => undefined);
    if (!found) return found === undefined ? frame : { ...frame, status: 404 };
    // The wizard shows only small numbers; larger ones would make a new page of each booking.
    const answer = { ...found.answer, SEATS_OPEN: Math.min(MANY_SEATS, found.camp.seatsOpen ?? MANY_SEATS) };
    const [first = 'kidParent'] = stepsOf(found.camp);
    const isPrerendered = path === STEP_PATHS.campDays || path === STEP_PATHS[first];
    const renderedUrl = isPrerendered ? stepUrl(first, campId) : url;
    return { text: blockText({ answer, isPrerendered }), url: renderedUrl, isPrerendered, status: 200 };
  };

  /** The page, and the headers that allow the scripts and styles in it. */
  const render = async ({ url, text, isPrerendered, status }: Served) => {
    const { prerender } = await script;
    const screen = prerender(url, configText, brandText, isPrerendered ? text : '');
    // The frame has the title of a camp that is loading.
    if (status === 404) screen.title = String(await unknownTitle);
    const page = pageOf(template, configText, brand, screen, text);
    return { page: await pageAsset(page.text), policy: await securityHeaders(settings.wizard, page) };
  };

  // Promises, so that a page is rendered once for all who ask at the same time.
  const pages = new QuickLRU<string, ReturnType<typeof render>>({ maxSize: MAX_PAGES });
  return async (path: string, link: CampLink) => {
    const request = await served(path, link);
    const key = `${request.url} ${request.text} ${request.status}`;
    const page = pages.get(key) ?? render(request);
    pages.set(key, page);
    page.catch(() => pages.delete(key));
    return { ...(await page), status: request.status };
  };
}
