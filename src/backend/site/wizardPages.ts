import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MANY_SEATS } from '../../domain/camp.ts';
import type { Brand } from '../../domain/brand/Brand.ts';
import { stepsOf, stepUrl, STEP_PATHS } from '../../domain/steps.ts';
import { blockText, pageOf, type Screen } from '../../firstScreen/page.ts';
import type { Backend } from '../operations/Backend.ts';
import { isCleanText } from '../http/schemas.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { assetOf, type Asset } from './siteAssets.ts';

/** The build's script that draws a first screen (`src/firstScreen/prerender.tsx`). */
type Prerender = (url: string, configText: string, brandText: string, servedText: string) => Screen;

/** Where the wizard gets its camps when it gets them from this server. */
const OWN_CALLS = '/api';

/** The drawn pages that are kept: more than an organisation has camps, and few enough for a small server. */
const MOST_PAGES = 500;

/** A page of the wizard as it is kept, compressed once, and the headers that allow what stands in it. */
interface WizardPage {
  page: Asset;
  policy: [name: string, value: string][];
}

/** What a page says of its camp, and the address of what is drawn in it: the frame where no camp is. */
interface Served {
  text: string;
  url: string;
  isPrerendered: boolean;
  status: 200 | 404;
}

/**
 * The wizard's page for an address, with its first screen drawn: the first step of the camp where the address leads to
 * it, else the frame that stands while the wizard starts. A page is drawn once for each state of a camp and kept, so
 * that an opening minute costs a look-up per visitor.
 */
export function wizardPages({ camps, settings }: Backend, brand: Brand, wizardDir: string) {
  const configText = blockText(settings.wizard);
  const brandText = JSON.stringify(brand);
  const drawing = join(wizardDir, '..', 'prerender');
  const template = readFileSync(join(drawing, 'page.html'), 'utf8');
  const script = import(pathToFileURL(join(drawing, 'prerender.js')).href) as Promise<{
    prerender: Prerender;
  }>;
  const pages = new Map<string, WizardPage>();

  const served = async (path: string, query: URLSearchParams): Promise<Served> => {
    const campId = query.get('camp')?.trim() ?? '';
    // Without a camp the later steps show what the tab has kept, and the first goes to the organisation.
    const url = query.has('camp') || path !== STEP_PATHS.campDays ? `${path}?camp=X` : path;
    const frame: Served = { text: '', url, isPrerendered: false, status: 200 };
    if (campId === '' || !isCleanText(campId)) return frame;
    // Not beside a voucher, which has to be validated first (spec 4).
    if (query.has('voucher') || settings.wizard.gatewayUrl !== OWN_CALLS) return frame;
    // The calls tell when the database is away; the page comes as if there was no camp.
    const found = await camps.find(campId).catch(() => undefined);
    if (!found) return found === undefined ? frame : { ...frame, status: 404 };
    // The wizard tells the number when it is small; a larger one would make a new page of each booking.
    const answer = { ...found.answer, SEATS_OPEN: Math.min(MANY_SEATS, found.camp.seatsOpen ?? MANY_SEATS) };
    // The later steps wait for what the tab has kept, so theirs is the frame.
    const [first = 'kidParent'] = stepsOf(found.camp);
    const isPrerendered = path === STEP_PATHS.campDays || path === STEP_PATHS[first];
    const drawnUrl = isPrerendered ? stepUrl(first, campId) : url;
    return { text: blockText({ answer, isPrerendered }), url: drawnUrl, isPrerendered, status: 200 };
  };

  const pageOfUrl = async ({ url, text, isPrerendered }: Served): Promise<WizardPage> => {
    const key = `${url} ${text}`;
    const kept = pages.get(key);
    if (kept) return kept;
    const { prerender } = await script;
    const screen = prerender(url, configText, brandText, isPrerendered ? text : '');
    const { text: html, scripts, styles } = pageOf(template, configText, brand, screen, text);
    const page = {
      page: assetOf('page.html', Buffer.from(html), false),
      policy: await securityHeaders(settings.wizard, { scripts, styles }),
    };
    const [oldest] = pages.keys();
    if (pages.size >= MOST_PAGES && oldest !== undefined) pages.delete(oldest);
    pages.set(key, page);
    return page;
  };

  return async (path: string, query: URLSearchParams) => {
    const asked = await served(path, query);
    return { ...(await pageOfUrl(asked)), status: asked.status };
  };
}
