/*
 * Inline script of the page, which runs until the wizard has started. It restores stored answers in the prerendered
 * step and records the parent's input for hydration. It is part of every page, so it imports little.
 */
import { scrollToTop } from '../ui/form/scrollToTop.ts';
import { isStoredFor, needsFetch } from '../storage/storedAnswers.ts';
import { readStoredAnswers, clearStoredAnswers } from '../storage/tabStorage.ts';
import { CONFIG_ID } from '../domain/wizardConfig.ts';
import { EARLY } from '../ui/form/earlyInput.ts';
import { ROOT_ID, STARTED } from './names.ts';

const root = document.getElementById(ROOT_ID) as HTMLElement;
const [scripts, loadFailed] = document.querySelectorAll<HTMLTemplateElement>('body > template');
const hasStarted = () => STARTED in document.documentElement.dataset;

/** Restores the stored answers in the fields, because the server does not know them. */
function restoreFields(): void {
  const stored = readStoredAnswers();
  const campId = new URLSearchParams(location.search).get('camp') ?? '';
  if (!stored) return;
  const isSameCamp = isStoredFor(stored, campId);
  // The wizard replaces the step, so input before that would be lost.
  root.inert = needsFetch(stored, campId);
  const values = new Map<string, unknown>(Object.entries(stored.kidParent));
  const fields = [...root.querySelectorAll<HTMLInputElement>('form input')];
  const isStoredDay = ({ name, value }: HTMLInputElement) =>
    isSameCamp && name === 'selectedDays' && stored.selectedDays.includes(value);
  const hasStoredDays = fields.some(isStoredDay);
  for (const field of fields) {
    const value = values.get(field.name);
    if (field.type === 'radio') field.checked = field.value === value;
    else if (field.type === 'checkbox') field.checked = hasStoredDays ? isStoredDay(field) : field.checked;
    else if (typeof value === 'string') field.value = value;
  }
}

/** Whether the configuration block of a static host has another brand than the page. */
function hasConfiguredBrand(): boolean {
  try {
    const config: unknown = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '');
    return typeof config === 'object' && config !== null && 'brand' in config;
  } catch {
    return false;
  }
}

// The page of a static host is hidden until its brand is loaded (`hydrate.tsx`).
const { documentElement } = document;
if (documentElement.hidden) documentElement.hidden = hasConfiguredBrand();

const first = root.querySelector('[role="alert"]') ?? root.querySelector('nav');
if (first) scrollToTop(first);
restoreFields();

addEventListener('change', ({ target }) => {
  if (!hasStarted()) (target as HTMLElement).dataset[EARLY] = '';
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

/** Whether the error is that of a script of the page that fails to load or to run, or the one of `main.tsx` on the root. */
function stopsTheStart(event: Event): boolean {
  if (event.target === root) return true;
  const source =
    event instanceof ErrorEvent ? event.filename : (event.target as Partial<HTMLScriptElement>).src;
  return [...document.scripts].some(({ type, src }) => type === 'module' && src === source);
}

addEventListener(
  'error',
  (event) => {
    if (hasStarted() || !loadFailed || !stopsTheStart(event)) return;
    root.inert = false;
    root.replaceChildren(loadFailed.content.cloneNode(true));
    documentElement.hidden = false;
  },
  true,
);

const preloadOf = (as: string) => document.head.querySelector<HTMLLinkElement>(`link[as="${as}"]`);

/**
 * Applies the style sheet of the fonts once the preloaded font has arrived: before, the page would be laid out twice, and
 * Chromium would look up fallback fonts for each size and weight.
 */
function applyFonts(): void {
  const font = preloadOf('font');
  const href = preloadOf('style')?.href;
  const apply = () => {
    if (href)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href }),
      );
  };
  if (!font) apply();
  for (const type of ['load', 'error']) font?.addEventListener(type, apply);
}

/** Loads the scripts and fonts after the first frame, which a hidden tab or page does not have. */
function loadScripts(): void {
  if (!scripts) return;
  // In the order of their tags, as those of a page: scripts from a template would run once they have loaded.
  for (const script of scripts.content.querySelectorAll('script')) script.async = false;
  document.head.append(scripts.content);
  applyFonts();
}
if (document.hidden || documentElement.hidden) loadScripts();
else requestAnimationFrame(() => setTimeout(loadScripts));
