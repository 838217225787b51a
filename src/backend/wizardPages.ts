import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { STEP_PATHS } from '../domain/steps.ts';
import { withScreen, type Screen } from '../build/withScreen.ts';
import type { Backend } from './Backend.ts';
import { isCleanText } from './subscriptionShape.ts';
import { blockText, noncedPage, withConfig } from './wizardPage.ts';

/** The build's script that draws a first screen (`src/prerender.tsx`). */
type Prerender = (url: string, configText: string, servedText: string) => Screen;

/** Where the wizard gets its camps when it gets them from this server. */
const OWN_CALLS = '/api';

/** The drawn pages that are kept: more than an organisation has camps, and few enough for a small server. */
const MOST_PAGES = 500;

/** A page of the wizard for an answer with this nonce. */
export type WizardPage = (nonce: string) => string;

/** Beside the wizard's own folder; without it, pages come with an empty root. */
async function prerenderOf(wizardDir: string): Promise<Prerender | null> {
  const script = join(wizardDir, '..', 'prerender', 'prerender.js');
  if (!existsSync(script)) return null;
  return ((await import(pathToFileURL(script).href)) as { prerender: Prerender }).prerender;
}

/**
 * The wizard's page for an address, with its first screen drawn: the step of the camp days where the address asks for
 * a camp there is, else the frame that stands while the wizard starts. A page is drawn once for each state of a camp
 * and kept, so that an opening minute costs a look-up per visitor.
 */
export function wizardPages({ camps, settings }: Backend, wizardDir: string, html: string) {
  const configText = blockText(settings.wizard);
  const configured = withConfig(html, settings.wizard);
  const prerender = prerenderOf(wizardDir);
  const pages = new Map<string, WizardPage>();

  /** What the page says of the camp, or empty. Not beside a voucher, which has to be validated first (spec 4). */
  const served = async (path: string, query: URLSearchParams) => {
    const campId = query.get('camp')?.trim();
    if (!campId || !isCleanText(campId)) return '';
    if (query.has('voucher') || settings.wizard.gatewayUrl !== OWN_CALLS) return '';
    // The calls tell when the database is away; the page comes as if there was no camp.
    const found = await camps.find(campId).catch(() => null);
    if (!found) return '';
    // Whether a seat is open is all the wizard asks; the number would make a new page of each booking.
    const answer = { ...found.answer, SEATS_OPEN: Math.min(1, found.camp.seatsOpen ?? 1) };
    return blockText({ answer, isDrawn: path === STEP_PATHS.campDays });
  };

  return async (path: string, query: URLSearchParams): Promise<WizardPage> => {
    const draw = await prerender;
    const servedText = draw ? await served(path, query) : '';
    const campId = servedText === '' ? '' : (query.get('camp')?.trim().toUpperCase() ?? '');
    const url = query.has('camp') ? `${path}?camp=${encodeURIComponent(campId || 'X')}` : path;
    const key = `${url} ${servedText}`;
    const kept = pages.get(key);
    if (kept) return kept;
    // The other steps wait for what the tab has kept, so theirs is the frame.
    const drawn = path === STEP_PATHS.campDays ? servedText : '';
    const screen = draw?.(url, configText, drawn);
    const page = noncedPage(screen ? withScreen(configured, screen, servedText) : configured);
    const [oldest] = pages.keys();
    if (pages.size >= MOST_PAGES && oldest !== undefined) pages.delete(oldest);
    pages.set(key, page);
    return page;
  };
}
