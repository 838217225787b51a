/*
 * Runs in the page itself, until the wizard has started: a page that came drawn is shown as the wizard would show it, and
 * keeps for the wizard what the parent does. Part of every page: it imports little.
 */
import { scrollToTop } from '../components/scrollToTop.ts';
import { isKeptOf, needsFetch } from '../domain/keptAnswers.ts';
import { readKept, wipe } from '../storage/tabStorage.ts';
import { CONFIG_ID, EARLY, ROOT_ID, STARTED } from './names.ts';

const root = document.getElementById(ROOT_ID) as HTMLElement;
const [scripts, loadFailed] = document.querySelectorAll<HTMLTemplateElement>('body > template');
const hasStarted = () => STARTED in document.documentElement.dataset;

/** The server does not know what this tab has kept: it is put into the fields, where the wizard finds it. */
function fillIn(): void {
  const kept = readKept();
  const campId = new URLSearchParams(location.search).get('camp') ?? '';
  if (!kept) return;
  const isSameCamp = isKeptOf(kept, campId);
  // The wizard draws anew: what is done before would be lost.
  root.inert = needsFetch(kept, campId);
  const values = new Map<string, unknown>(Object.entries(kept.kidParent));
  const fields = [...root.querySelectorAll<HTMLInputElement>('form input')];
  const isKeptDay = ({ name, value }: HTMLInputElement) =>
    isSameCamp && name === 'selectedDays' && kept.selectedDays.includes(value);
  const keepsDays = fields.some(isKeptDay);
  for (const field of fields) {
    const value = values.get(field.name);
    if (field.type === 'radio') field.checked = field.value === value;
    else if (field.type === 'checkbox') field.checked = keepsDays ? isKeptDay(field) : field.checked;
    else if (typeof value === 'string') field.value = value;
  }
}

/** Whether a host of files is to show another brand than the page is drawn in. */
function asksForBrand(): boolean {
  try {
    const config: unknown = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '');
    return typeof config === 'object' && config !== null && 'brand' in config;
  } catch {
    return false;
  }
}

// Its page comes hidden, and stays so until it wears that brand (`takeOver.tsx`).
const { documentElement } = document;
if (documentElement.hidden) documentElement.hidden = asksForBrand();

const first = root.querySelector('[role="alert"]') ?? root.querySelector('nav');
if (first) scrollToTop(first);
fillIn();

addEventListener('change', ({ target }) => {
  if (!hasStarted()) (target as HTMLElement).dataset[EARLY] = '';
});

// Once it has started, React hears a press by itself; a submit only when the form is taken over.
addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
  if (hasStarted()) return;
  const pressed = target as HTMLElement;
  const button = pressed.closest<HTMLElement>('button[type="button"]');
  if (button) button.dataset[EARLY] = '';
  // The first link is the way out, which forgets what was kept; not when it is opened in another tab.
  const isWayOut = root.querySelector('header a')?.contains(pressed);
  if (isWayOut && !(ctrlKey || metaKey || shiftKey || altKey)) wipe();
});
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLElement).dataset[EARLY] = '';
});

// From the script that starts all, when it or what it imports does not come; from the root, when that script says so.
addEventListener(
  'error',
  ({ target }) => {
    const isOurs = target === root || (target instanceof HTMLScriptElement && target.type === 'module');
    if (!isOurs || hasStarted() || !loadFailed) return;
    root.inert = false;
    root.replaceChildren(loadFailed.content.cloneNode(true));
    documentElement.hidden = false;
  },
  true,
);

/** Asks for the scripts; not before the first frame, which a hidden tab or page does not draw. */
const ask = () => scripts && document.head.append(scripts.content);
if (document.hidden || documentElement.hidden) ask();
else requestAnimationFrame(() => setTimeout(ask));
