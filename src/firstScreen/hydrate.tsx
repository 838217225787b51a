import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BrandProblem, type Brand } from '../ui/brand/Brand.ts';
import { fetchScript } from '../api/fetchScript.ts';
import { campLink } from '../domain/campLink.ts';
import { stepsOf, stepUrl } from '../domain/steps.ts';
import { WordsProvider } from '../components/WordsProvider.tsx';
import { wordsOf } from '../messages/useWords.ts';
import type { Messages } from '../messages/messages.ts';
import { App } from '../shell/App.tsx';
import { fetchSteps, LATER_STEPS } from '../shell/lazySteps.ts';
import { servedCampFrom } from '../api/servedCamp.ts';
import { isFull } from '../domain/camp.ts';
import { needsFetch } from '../storage/storedAnswers.ts';
import { readStoredAnswers } from '../storage/tabStorage.ts';
import { themeFor } from '../ui/theme/theme.ts';
import { CONFIG_ID } from '../domain/wizardConfig.ts';
import { EARLY } from '../ui/form/earlyInput.ts';
import { ServedFormContext, servedFormIn } from '../ui/form/useHydratedForm.ts';
import { configuration } from './configuration.ts';
import { BRAND_ID, ROOT_ID, RUNTIME_STYLE, SERVED_CAMP_ID, STARTED, STYLES } from './names.ts';
import { createRoot, flushSync, hydrateRoot } from './reactDom.ts';

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';

/** Navigates without a transition, during which links of the previous step could be clicked again. */
const Router = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

/** The buttons outside the form, which repeats its own clicks. */
const outerButtons = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('button:not(form *)')];

/** Repeats the clicks that happened before hydration, and removes the duplicate title. */
function ReplayClicks({ root, children }: { root: HTMLElement; children: ReactNode }) {
  // By position, because React replaces the buttons when another program has changed the page.
  const [clicked] = useState(() => outerButtons(root).map(({ dataset }) => EARLY in dataset));
  useLayoutEffect(() => {
    // React adds its title before the one of the page.
    document.querySelector('title + title')?.remove();
  }, []);
  useEffect(() => {
    // In a separate task, after all effects of hydration.
    outerButtons(root).forEach((button, index) => clicked[index] && setTimeout(() => button.click()));
  }, [root, clicked]);
  return children;
}

/** The container of Emotion's styles: the head, with styles that the content security policy allows. */
const STYLE_CONTAINER = {
  insertBefore(style: Element, before: Node | null) {
    style.textContent ||= RUNTIME_STYLE;
    return document.head.insertBefore(style, before);
  },
} as unknown as Node;

/**
 * The brand of the page: the one of the configuration block, or the one it is prerendered with. An invalid brand is a
 * problem that the page shows; one that the host does not have now is only logged.
 */
async function pageBrand() {
  const prerendered = JSON.parse(textOf(BRAND_ID)) as Brand;
  const { brand: given } = configuration();
  if (given === undefined) return { brand: prerendered, brandProblem: null, isPrerendered: true };
  // Loaded on demand: validating a brand is much code, and a server has done it already.
  try {
    const { fetchBrand } = await fetchScript('fetchBrand', () => import('./fetchBrand.ts'));
    return { brand: await fetchBrand(given, prerendered), brandProblem: null, isPrerendered: false };
  } catch (error) {
    const brandProblem = error instanceof BrandProblem ? error : null;
    console.error(`The default brand is shown: ${(error as Error).message}`);
    return { brand: prerendered, brandProblem, isPrerendered: false };
  }
}

/** Shows that the wizard failed, in place of the blank page that React leaves (`beforeScripts.ts`). */
const ON_ERROR: RootOptions = {
  onUncaughtError: (error) => {
    console.error(error);
    document.getElementById(ROOT_ID)?.dispatchEvent(new Event('error'));
  },
};

/** Ends the current task, so that the browser handles input and paints before the next one. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the wizard: hydrates a prerendered step, or replaces a loading screen. */
export async function start(root: HTMLElement, messages: Messages): Promise<void> {
  await yieldToMain();
  const { brand, brandProblem, isPrerendered } = await pageBrand();
  // Before hydration, so that a slow connection has the next step sooner; after the brand, without which nothing shows.
  void fetchSteps();
  // Removes the styles of the prerendered brand, before Emotion hydrates them.
  if (!isPrerendered) for (const style of document.querySelectorAll('style[data-emotion]')) style.remove();
  const inPage = servedCampFrom(textOf(SERVED_CAMP_ID));
  const stored = readStoredAnswers(inPage?.camp.id);
  // A voucher that the server did not see, such as after `&#38;`, is validated first too.
  const { voucher } = campLink(location.search + location.hash);
  const isCurrent = inPage && voucher === '' && !needsFetch(stored, inPage.camp.id);
  // A fully booked camp is prerendered without the form that the stored answers are restored in.
  const isFormMissing = stored !== null && stored.answeredAt > 0 && inPage !== null && isFull(inPage.camp);
  const served = isCurrent ? { ...inPage, isPrerendered: inPage.isPrerendered && !isFormMissing } : null;
  const [first] = served?.isPrerendered && isPrerendered ? stepsOf(served.camp) : [];
  if (served && first && first !== 'campDays') {
    await LATER_STEPS[first].fetchAhead();
    // The server also prerenders this step at the camp's own address.
    history.replaceState(history.state, '', stepUrl(first, served.camp.id));
  }
  await yieldToMain();
  const theme = themeFor(brand);
  await yieldToMain();
  const servedForm = first ? servedFormIn(root) : { current: null };
  const app = (
    <StrictMode>
      <CacheProvider value={createCache({ ...STYLES, container: STYLE_CONTAINER })}>
        <ReplayClicks root={root}>
          <ServedFormContext value={servedForm}>
            <WordsProvider words={wordsOf(messages)}>
              <App
                configText={textOf(CONFIG_ID)}
                theme={theme}
                brandProblem={brandProblem}
                served={served}
                Router={Router}
              />
            </WordsProvider>
          </ServedFormContext>
        </ReplayClicks>
      </CacheProvider>
    </StrictMode>
  );
  root.inert = false;
  // From here on React handles events, even before hydration has finished.
  document.documentElement.dataset[STARTED] = '';
  if (!isPrerendered) {
    // The page is shown when it is complete.
    flushSync(() => createRoot(root, ON_ERROR).render(app));
    document.documentElement.hidden = false;
    return;
  }
  // In a transition, which does not block input.
  if (first) startTransition(() => void hydrateRoot(root, app, ON_ERROR));
  else createRoot(root, ON_ERROR).render(app);
}
