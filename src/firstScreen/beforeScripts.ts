/*
 * Inline script of the page, which runs until the wizard has started. It restores stored answers in the prerendered
 * step and records the parent's input for hydration. It is part of every page, so it imports little.
 */
import { scrollToTop } from '../ui/form/scrollToTop.ts';
import { isStoredFor, needsFetch } from '../storage/storedAnswers.ts';
import { campLink } from '../domain/campLink.ts';
import { withRetries } from '../api/withRetries.ts';
import { readStoredAnswers, clearStoredAnswers } from '../storage/tabStorage.ts';
import { EARLY, TYPED } from '../ui/form/earlyInput.ts';
import { configuration } from './configuration.ts';
import { ROOT_ID, STARTED } from './names.ts';

const root = document.getElementById(ROOT_ID) as HTMLElement;
const [scripts, loadFailed] = document.querySelectorAll<HTMLTemplateElement>('body > template');
const hasStarted = () => STARTED in document.documentElement.dataset;

/** Restores the stored answers in the fields, because the server does not know them. */
function restoreFields(): void {
  const { campId } = campLink(location.search + location.hash);
  const stored = readStoredAnswers(campId);
  if (!stored) return;
  // The wizard replaces the step, so input before that would be lost.
  root.inert = needsFetch(stored, campId);
  const values = new Map<string, unknown>(Object.entries(stored.kidParent));
  const days = isStoredFor(stored, campId) ? stored.selectedDays : [];
  for (const field of root.querySelectorAll<HTMLInputElement>('form input')) {
    const value = values.get(field.name);
    if (field.type === 'radio') field.checked = field.value === value;
    else if (field.type === 'checkbox' && days.length > 0) field.checked = days.includes(field.value);
    else if (typeof value === 'string') field.value = value;
  }
}

// The page of a static host is hidden until its brand is loaded (`hydrate.tsx`).
const { documentElement } = document;
if (documentElement.hidden) documentElement.hidden = 'brand' in configuration();

const first = root.querySelector<HTMLElement>('[role="alert"]') ?? root.querySelector('nav');
if (first) scrollToTop(first);
restoreFields();

addEventListener('change', ({ target }) => {
  if (!hasStarted()) (target as HTMLElement).dataset[EARLY] = '';
});

// One character at a time, in contrast to a paste or autofill, whose separators are removed.
addEventListener('input', (event) => {
  if (hasStarted()) return;
  const { data } = event;
  const field = event.target as HTMLElement;
  if (data?.length !== 1) field.removeAttribute(`data-${TYPED}`);
  else if (/\D/.test(data)) field.setAttribute(`data-${TYPED}`, '');
});

for (const type of ['paste', 'drop'])
  addEventListener(type, (event) => {
    if ((event.target as HTMLInputElement).name === 'subscriber_Parent_Email_Repeat') event.preventDefault();
  });

// After the start React handles clicks itself, and submits once the form is hydrated.
addEventListener('click', ({ target }) => {
  if (hasStarted()) return;
  const pressed = target as HTMLElement;
  const button = pressed.closest<HTMLElement>('button[type="button"]');
  if (button) button.dataset[EARLY] = '';
  // The first link is the cancel link.
  if (root.querySelector('header a')?.contains(pressed)) clearStoredAnswers();
});
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLElement).dataset[EARLY] = '';
});

/**
 * Whether the error is that of a script of the page that fails to load or to run, or the one that the wizard dispatches
 * on the root: it did not start, or React has removed it after an error.
 */
function stopsTheWizard(event: Event): boolean {
  if (event.target === root) return true;
  if (hasStarted()) return false;
  const source =
    event instanceof ErrorEvent ? event.filename : (event.target as Partial<HTMLScriptElement>).src;
  return [...document.scripts].some(({ type, src }) => type === 'module' && src === source);
}

addEventListener(
  'error',
  (event) => {
    if (!loadFailed || !stopsTheWizard(event)) return;
    // Another element, because React empties its own when anything is updated later.
    const page = root.cloneNode(false) as HTMLElement;
    page.inert = false;
    page.append(loadFailed.content.cloneNode(true));
    root.replaceWith(page);
    const { secretariatEmail: address } = configuration();
    const link = page.querySelector<HTMLAnchorElement>('[data-secretariat]');
    if (link && address) Object.assign(link, { href: `mailto:${address}`, textContent: address });
    else link?.parentElement?.remove();
    documentElement.hidden = false;
    // What had the focus is gone.
    const alerts = [...page.querySelectorAll<HTMLElement>('[role="alert"]')];
    const shown = alerts.find(({ offsetParent }) => offsetParent);
    shown?.focus();
    document.title = shown?.querySelector('h1')?.textContent ?? document.title;
  },
  true,
);

/** Requests a file for the browser's cache. Not by a preload, of which WebKit keeps a failure until the tab is closed. */
async function request(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} was answered with ${response.status}`);
  await response.arrayBuffer();
}

/**
 * Applies the style sheet of the fonts once the font has arrived: before, the page would be laid out twice, and Chromium
 * would look up fallback fonts for each size and weight. Without them the fallback fonts stay.
 */
async function applyFonts(links: readonly HTMLLinkElement[]): Promise<void> {
  const requests = links.map(({ href }) =>
    withRetries(() => request(href), { retries: 2, firstWaitMs: 1000 }),
  );
  await Promise.allSettled(requests);
  for (const { href, as } of links)
    if (as === 'style')
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href }),
      );
}

/** Loads the scripts and fonts after the first frame, which a hidden tab or page does not have. */
function loadScripts(): void {
  if (!scripts) return;
  // In the order of their tags, as those of a page: scripts from a template would run once they have loaded.
  for (const script of scripts.content.querySelectorAll('script')) script.async = false;
  const fonts = [...scripts.content.querySelectorAll<HTMLLinkElement>('[as="font"], [as="style"]')];
  for (const link of fonts) link.remove();
  document.head.append(scripts.content);
  void applyFonts(fonts);
}
if (document.hidden || documentElement.hidden) loadScripts();
else requestAnimationFrame(() => setTimeout(loadScripts));
